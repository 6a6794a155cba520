import { indexedFilters } from '@anunturi/shared-domain/search/indexedFilters';
import { type ListingFilters, writeFilters } from '@anunturi/shared-domain/search/listingFilters';
import { links } from '@anunturi/shared-domain/site/links';
import type { Listed } from '@anunturi/shared-domain/search/ListedAnswer';

/** A list of a place is named from this many listings on: a page with less tells a search engine nothing new. */
const OF_A_PLACE_MIN = 3;

/** The lists that listings make worth naming (docs/decisions/0017), counted as they come, each with the moment of its newest change. */
export function createListPages() {
  const found = new Map<string, { count: number; changedAtMs: number; isOfPlace: boolean }>();
  return {
    take(listings: readonly Listed[]): void {
      for (const listing of listings)
        for (const filters of listsOf(listing)) {
          const search = writeFilters(indexedFilters(filters)).toString();
          const known = found.get(search);
          found.set(search, {
            count: (known?.count ?? 0) + 1,
            changedAtMs: Math.max(known?.changedAtMs ?? 0, listing.changedAtMs),
            isOfPlace: filters.localityId !== undefined,
          });
        }
    },
    pages: () =>
      [...found]
        .filter(
          ([search, { count, isOfPlace }]) => search && (!isOfPlace || count >= OF_A_PLACE_MIN),
        )
        .map(([search, { changedAtMs }]) => ({
          path: links.allListings(search),
          changed: new Date(changedAtMs).toISOString(),
        })),
  };
}

function listsOf({ kind, categoryId, make, model, localityId }: Listed): ListingFilters[] {
  const whats: ListingFilters[] = [
    { kind },
    { categoryId },
    ...(make ? [{ make }] : []),
    ...(make && model ? [{ make, model }] : []),
  ];
  return whats.flatMap((what) => [what, { ...what, localityId }]);
}
