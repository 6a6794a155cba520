import { PageHeader } from '@anunturi/shared-ui/layout/PageHeader';
import { Skeleton } from '@anunturi/shared-ui/feedback/Skeleton';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { useTitle } from '@anunturi/shared-runtime/navigation/useTitle';
import { lazyComponent } from '../components/lazyComponent';
import { texts } from './texts';

const SellFlow = lazyComponent(() =>
  import(/* webpackChunkName: "sell-flow" */ './components/SellFlow').then((file) => file.SellFlow),
);

/** Route `/adauga-anunt`: a new listing, also for visitors who sign in only to publish it. The form comes after the first paint. */
export function AddListingScreen() {
  useTitle(texts.addTitle);
  return (
    <Stack gap={6}>
      <PageHeader title={texts.addTitle} lead={texts.addLead} />
      <SellFlow fallback={<Skeleton lines={8} />} />
    </Stack>
  );
}
