import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { relaxSearch } from '@anunturi/shared-domain/search/relaxSearch';
import { findListings, type ListingPage } from '../../data/lists/findListings';

/** Weaker searches tried one after another; each costs a query. */
const TRIED_MAX = 12;
const SHOWN_MAX = 6;

export type NearestListings = { filters: ListingFilters; page: ListingPage };

/** The listings nearest to a search that finds none, with the weaker search that they answer; null when nothing related is there. */
export async function findNearest(asked: ListingFilters): Promise<NearestListings | null> {
  const weaker = relaxSearch(asked);
  const last = weaker.slice(TRIED_MAX - 1).slice(-1); // the weakest of all finds something most surely
  for (const filters of [...weaker.slice(0, TRIED_MAX - 1), ...last]) {
    const page = await findListings(filters, undefined, SHOWN_MAX);
    if (page.cards.length > 0) return { filters, page };
  }
  return null;
}
