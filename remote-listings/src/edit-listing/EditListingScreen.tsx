import { PageHeader } from '@anunturi/shared-ui/PageHeader';
import { Skeleton } from '@anunturi/shared-ui/Skeleton';
import { Stack } from '@anunturi/shared-ui/Stack';
import { useTitle } from '@anunturi/shared-ui/useTitle';
import { texts } from './texts';
import { useLaterPart } from './useLaterPart';

/** Route `/edit-anunt/{id}`: a listing changed by its owner (or an administrator). */
export function EditListingScreen() {
  useTitle(texts.editTitle);
  const Flow = useLaterPart(() =>
    import(/* webpackChunkName: "edit-flow" */ './EditFlow').then((file) => file.EditFlow),
  );
  return (
    <Stack gap={6}>
      <PageHeader title={texts.editTitle} lead={texts.editLead} />
      {Flow ? <Flow /> : <Skeleton lines={8} />}
    </Stack>
  );
}
