import type { Listing } from '@anunturi/shared-domain/listing/listing';
import {
  type PricePosition,
  toComparableFilters,
  toPricePosition,
} from '@anunturi/shared-domain/listing/pricePosition';
import { SEARCH_PAGE_MAX } from '@anunturi/shared-domain/site/limits';
import type { Searched } from '../app/command/defineCommand';

/**
 * Where the price of a listing that no search finds yet would stand among the newest comparable ones, SEARCH_PAGE_MAX at most; null
 * where that cannot be said, and while the search does not answer.
 */
export async function comparePrice(
  listing: Listing,
  search: Searched | undefined,
  now: Date,
): Promise<PricePosition | null> {
  const filters = listing.kind === 'vehicle' ? toComparableFilters(listing.vehicle) : null;
  if (!filters) return null;
  const answer = await search?.answer({ filters, limit: SEARCH_PAGE_MAX }, now);
  const others = (answer?.cards ?? []).filter(({ id }) => id !== listing.id);
  return toPricePosition(
    listing.priceLei,
    others.map(({ priceLei }) => priceLei),
  );
}
