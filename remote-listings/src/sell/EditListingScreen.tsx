import { PageHeader } from '@anunturi/shared-ui/layout/PageHeader';
import { FormSkeleton } from './components/FormSkeleton';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { useTitle } from '@anunturi/shared-runtime/navigation/useTitle';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { texts } from './texts';

const EditFlow = lazyComponent(() =>
  import(/* webpackChunkName: "edit-flow" */ './components/EditFlow').then((file) => file.EditFlow),
);

/** Route `/edit-anunt/{id}`: a listing changed by its owner; an administrator is led to where others' are corrected. */
export function EditListingScreen() {
  useTitle(texts.editTitle);
  return (
    <Stack gap={6}>
      <PageHeader title={texts.editTitle} lead={texts.editLead} />
      <EditFlow fallback={<FormSkeleton />} />
    </Stack>
  );
}
