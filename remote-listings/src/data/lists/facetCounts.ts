import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import type { ListingCount } from '#domain/listingCount';
import { countListings } from './countListings';
import { countKey } from '#domain/listKeys';
import { memoizeFor } from '../memoizeFor';

const KEEP_MS = 60 * 1000;
const KEPT_MAX = 500;
const kept = new Map<string, () => Promise<ListingCount>>();

/** The counts of several searches at once, each one read and kept for a minute. */
export function countEach(searches: readonly ListingFilters[]): Promise<ListingCount[]> {
  return Promise.all(
    searches.map((filters) => {
      const key = countKey(filters);
      let count = kept.get(key);
      if (!count) {
        if (kept.size >= KEPT_MAX) kept.clear();
        count = memoizeFor(KEEP_MS, () => countListings(filters));
        kept.set(key, count);
      }
      return count();
    }),
  );
}
