import { type ListingFilters, writeFilters } from '@anunturi/shared-domain/search/listingFilters';

/** The key of a page of results. */
export function listingsKey(filters: ListingFilters, after?: string): string {
  return `listings:${writeFilters(filters).toString()}${after ? `@${after}` : ''}`;
}

/** The key of a count; the order of the list does not change it. */
export function countKey({ sort: _sort, ...filters }: ListingFilters): string {
  return `count:${writeFilters(filters).toString()}`;
}
