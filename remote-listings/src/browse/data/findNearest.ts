import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { relaxSearch } from '@anunturi/shared-domain/search/relaxSearch';
import { findListings, type ListingPage } from '../../data/lists/findListings';

/** Weaker searches tried one after another; each costs a query. */
const TRIED_MAX = 12;
const SHOWN_MAX = 6;

export type NearestListings = { filters: ListingFilters; page: ListingPage };

/** The listings nearest to a search that finds none, with the weaker search that they answer; null when nothing related is there. */
export async function findNearest(asked: ListingFilters): Promise<NearestListings | null> {
  for (const filters of relaxSearch(asked).slice(0, TRIED_MAX)) {
    const page = await findListings(filters, undefined, SHOWN_MAX);
    if (page.cards.length > 0) return { filters, page };
  }
  return null;
}
