import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { descriptionKey, taxKey } from '../../data/loadKeys';
import type { ListingDetail } from '../../domain/listingDetail';
import type { Description, EstimatedTax } from './describeListing';

const describing = () => import(/* webpackChunkName: "find" */ './describeListing');
const NOT_YET: Description = { facts: [], equipment: [] };

/** What a listing says of its car or service; empty for the moment that it takes to be made. */
export function useDescription(listing: ListingDetail): Description {
  const loaded = useLoad(descriptionKey(listing), async () =>
    (await describing()).describeListing(listing),
  );
  return loaded.state === 'ready' ? loaded.value : NOT_YET;
}

/** The yearly tax on a listing's vehicle, if there is one and once it is known. */
export function useTax(listing: ListingDetail, nowMs: number): EstimatedTax | null {
  const loaded = useLoad(taxKey(listing), async () =>
    (await describing()).estimateTax(listing, nowMs),
  );
  return loaded.state === 'ready' ? loaded.value : null;
}
