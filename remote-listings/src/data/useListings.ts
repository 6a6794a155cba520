import { type ListingFilters, writeFilters } from '@anunturi/shared-domain/listingFilters';
import { type Loadable, useLoad } from '@anunturi/shared-ui/useLoad';
import type { ListingPage } from './findListings';

/** The key under which a page of results is kept and inlined. */
export function listingsKey(filters: ListingFilters, after?: string): string {
  return `listings:${writeFilters(filters).toString()}${after ? `@${after}` : ''}`;
}

/** A page of public listings. */
export function useListings(filters: ListingFilters, after?: string): Loadable<ListingPage> {
  return useLoad(listingsKey(filters, after), async () => (await import(/* webpackChunkName: "find" */ './findListings')).findListings(filters, after));
}
