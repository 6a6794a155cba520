import { useEffect, useRef, useState } from 'react';
import { UNPUBLISHED_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { links } from '@anunturi/shared-domain/site/links';
import { useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
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

/** The names of files whose upload ended with an earlier page: their places are free again. */
function useInterrupted(reload: () => void): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    import('#data/openUploads')
      .then(({ releaseLeftUploads }) => releaseLeftUploads())
      .then((left) => {
        if (left.length === 0) return;
        setNames(left);
        reload();
      })
      .catch((error: unknown) => console.warn('Places of uploads are freed later', error));
  }, [reload]);
  return names;
}

/** Route `/arhivare/start`: what the signed-in person keeps. */
export function ArchiveScreen() {
  const archive = useArchive();
  useMending(archive);
  const left = useInterrupted(archive.reload);
  const uploading = useUploads(
    archive.state === 'ready' ? archive.value.entries : [],
    archive.reload,
  );
  const { location } = useNavState();
  const unpublishedId = new URLSearchParams(location.search).get(UNPUBLISHED_PARAM) ?? undefined;
  const interrupted = left.filter((name) => !uploading.keptNames.includes(name));
  return (
    <Stack gap={8}>
      <PageHeader title={texts.title} lead={texts.lead} />
      {interrupted.length > 0 && (
        <Notice tone="warn" role="status" title={texts.interrupted}>
          {texts.interruptedNote(interrupted)}
        </Notice>
      )}
      {unpublishedId && (
        <Notice
          title={texts.unpublishedTitle}
          action={
            <ButtonLink to={links.addListing()} size="small" variant="secondary">
              {texts.backToListing}
            </ButtonLink>
          }
        >
          {texts.unpublishedNote}
        </Notice>
      )}
      <UploadFiles uploading={uploading} />
      <LoadState of={archive}>
        {(contents) => (
          <ArchiveContentsView
            contents={contents}
            unpublishedId={unpublishedId}
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
