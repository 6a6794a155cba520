import { LoadState } from '@anunturi/shared-ui/LoadState';
import { PageHeader } from '@anunturi/shared-ui/PageHeader';
import { Stack } from '@anunturi/shared-ui/Stack';
import { useArchive } from '../data/useArchive';
import { ArchiveContentsView } from './ArchiveContentsView';
import { EndedListings } from './EndedListings';
import { texts } from './texts';
import { UploadFiles } from './UploadFiles';
import { ZipFiles } from './ZipFiles';

/** Route `/arhivare/start`: what the signed-in person keeps. */
export function ArchiveScreen() {
  const archive = useArchive();
  return (
    <Stack gap={8}>
      <PageHeader title={texts.title} lead={texts.lead} />
      <UploadFiles onChange={archive.reload} />
      <LoadState of={archive}>{(contents) => <ArchiveContentsView contents={contents} reload={archive.reload} />}</LoadState>
      <EndedListings />
      <ZipFiles />
    </Stack>
  );
}
