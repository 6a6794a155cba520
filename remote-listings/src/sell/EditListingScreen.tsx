import { PageHeader } from '@anunturi/shared-ui/PageHeader';
import { Skeleton } from '@anunturi/shared-ui/Skeleton';
import { Stack } from '@anunturi/shared-ui/Stack';
import { useTitle } from '@anunturi/shared-ui/useTitle';
import { lazyPart } from '../components/lazyPart';
import { texts } from './texts';

const EditFlow = lazyPart(() =>
  import(/* webpackChunkName: "edit-flow" */ './components/EditFlow').then((file) => file.EditFlow),
);

/** Route `/edit-anunt/{id}`: a listing changed by its owner (or an administrator). */
export function EditListingScreen() {
  useTitle(texts.editTitle);
  return (
    <Stack gap={6}>
      <PageHeader title={texts.editTitle} lead={texts.editLead} />
      <EditFlow fallback={<Skeleton lines={8} />} />
    </Stack>
  );
}
