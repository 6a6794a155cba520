import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { NEAREST_SHOWN_MAX, relaxSearch } from '@anunturi/shared-domain/search/relaxSearch';
import { findListings, type ListingPage } from '#data/lists/findListings';

export type NearestListings = { filters: ListingFilters; page: ListingPage };

/** The listings nearest to a search that finds none, with the weaker search that they answer; null when nothing related is there. */
export async function findNearest(asked: ListingFilters): Promise<NearestListings | null> {
  for (const filters of relaxSearch(asked)) {
    const page = await findListings(filters, undefined, NEAREST_SHOWN_MAX);
    if (page.cards.length > 0) return { filters, page };
  }
  return null;
}
