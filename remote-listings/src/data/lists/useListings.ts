import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { ListingCount } from '#domain/listingCount';
import type { ListingPage } from './findListings';
import { countKey, listingsKey } from '#domain/listKeys';

/** A page of public listings. */
export function useListings(filters: ListingFilters, after?: string): Loadable<ListingPage> {
  return useLoad(listingsKey(filters, after), async () =>
    (await import(/* webpackChunkName: "find" */ './findListings')).findListings(filters, after),
  );
}

/** How many listings answer, counted up to 201. */
export function useListingCount(filters: ListingFilters): Loadable<ListingCount> {
  return useLoad(countKey(filters), async () =>
    (await import(/* webpackChunkName: "find" */ './countListings')).countListings(filters),
  );
}

/** The counts of several searches, in their order; `key` names them together. */
export function useCounts(
  key: string,
  searches: readonly ListingFilters[],
): Loadable<ListingCount[]> {
  return useLoad(`counts:${key}`, async () =>
    (await import(/* webpackChunkName: "find" */ './facetCounts')).countEach(searches),
  );
}
