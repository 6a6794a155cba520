import { PageHeader } from '@anunturi/shared-ui/PageHeader';
import { Skeleton } from '@anunturi/shared-ui/Skeleton';
import { Stack } from '@anunturi/shared-ui/Stack';
import { useTitle } from '@anunturi/shared-ui/useTitle';
import { texts } from './texts';
import { useLaterPart } from './useLaterPart';

/** Route `/adauga-anunt`: a new listing, also for visitors who sign in only to publish it. The form comes after the first paint. */
export function AddListingScreen() {
  useTitle(texts.addTitle);
  const Flow = useLaterPart(() =>
    import(/* webpackChunkName: "sell-flow" */ './SellFlow').then((file) => file.SellFlow),
  );
  return (
    <Stack gap={6}>
      <PageHeader title={texts.addTitle} lead={texts.addLead} />
      {Flow ? <Flow /> : <Skeleton lines={8} />}
    </Stack>
  );
}
