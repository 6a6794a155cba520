import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useState } from 'react';
import type { Description, EstimatedTax } from '#data/describeListing';
import { descriptionKey, taxKey } from '#domain/loadKeys';
import type { ListingDetail } from '#domain/listingDetail';

const describing = () => import(/* webpackChunkName: "find" */ '#data/describeListing');

/** What a listing says of its car or service, in words. */
export function useDescription(listing: ListingDetail): Loadable<Description> {
  return useLast(
    useLoad(descriptionKey(listing), async () =>
      (await describing()).describeListing(listing, { mayLackNames: true }),
    ),
  );
}

/** The yearly tax on a listing's vehicle, if there is one and once it is known. */
export function useTax(listing: ListingDetail, nowMs: number): EstimatedTax | null {
  const loaded = useLast(
    useLoad(taxKey(listing), async () => (await describing()).estimateTax(listing, nowMs)),
  );
  return loaded.state === 'ready' ? loaded.value : null;
}

/** What the listing said before it changed stays until what it says now is here: the page does not jump. */
function useLast<T>(loaded: Loadable<T>): Loadable<T> {
  const [last, setLast] = useState(loaded);
  if (loaded.state === 'ready' && loaded !== last) setLast(loaded);
  return loaded.state === 'loading' && last.state === 'ready' ? last : loaded;
}
