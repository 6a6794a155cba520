import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import type { Description, EstimatedTax } from '../../data/describeListing';
import { descriptionKey, taxKey } from '../../data/loadKeys';
import type { ListingDetail } from '../../domain/listingDetail';

const describing = () => import(/* webpackChunkName: "find" */ '../../data/describeListing');

/** What a listing says of its car or service, in words. */
export function useDescription(listing: ListingDetail): Loadable<Description> {
  return useLoad(descriptionKey(listing), async () =>
    (await describing()).describeListing(listing),
  );
}

/** The yearly tax on a listing's vehicle, if there is one and once it is known. */
export function useTax(listing: ListingDetail, nowMs: number): EstimatedTax | null {
  const loaded = useLoad(taxKey(listing), async () =>
    (await describing()).estimateTax(listing, nowMs),
  );
  return loaded.state === 'ready' ? loaded.value : null;
}
