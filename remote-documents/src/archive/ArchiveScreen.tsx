import { useEffect, useRef } from 'react';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { PageHeader } from '@anunturi/shared-ui/layout/PageHeader';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import type { ArchiveContents } from '#data/archive';
import { useArchive } from './data/useArchive';
import { ArchiveContentsView } from './components/ArchiveContentsView';
import { EndedListings } from './components/EndedListings';
import { texts } from './texts';
import { UploadFiles } from './components/UploadFiles';
import { useUploads } from './behaviour/useUploads';
import { ZipFiles } from './components/ZipFiles';

/** Once a visit, beside the reading: what an interrupted upload left behind is put in order. */
function useMending(archive: Loadable<ArchiveContents>) {
  const done = useRef(false);
  useEffect(() => {
    if (archive.state !== 'ready' || done.current) return;
    done.current = true;
    import('./data/mendArchive')
      .then(({ mendArchive }) => mendArchive(archive.value.entries))
      .then((changed) => changed && archive.reload())
      .catch((error: unknown) =>
        console.warn('The archive is put in order at the next visit', error),
      );
  }, [archive]);
}

/** Route `/arhivare/start`: what the signed-in person keeps. */
export function ArchiveScreen() {
  const archive = useArchive();
  useMending(archive);
  const uploading = useUploads(
    archive.state === 'ready' ? archive.value.entries : [],
    archive.reload,
  );
  return (
    <Stack gap={8}>
      <PageHeader title={texts.title} lead={texts.lead} />
      <UploadFiles uploading={uploading} />
      <LoadState of={archive}>
        {(contents) => (
          <ArchiveContentsView
            contents={contents}
            isUploading={uploading.busy || uploading.isSettling}
            reload={archive.reload}
          />
        )}
      </LoadState>
      <EndedListings />
      <ZipFiles />
    </Stack>
  );
}
