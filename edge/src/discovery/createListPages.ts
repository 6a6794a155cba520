import { indexedFilters } from '@anunturi/shared-domain/search/indexedFilters';
import { type ListingFilters, writeFilters } from '@anunturi/shared-domain/search/listingFilters';
import { links } from '@anunturi/shared-domain/site/links';
import type { Listed } from '@anunturi/shared-domain/search/ListedAnswer';
import type { SitePage } from './siteMap';

/** A list of a place is named from this many listings on: a page with less tells a search engine nothing new. */
const OF_A_PLACE_MIN = 3;

/** What listings have in common that are in the same lists. */
type Alike = { of: Listed; count: number; changedAtMs: number };

/** The lists that listings make worth naming (docs/decisions/0017), counted as they come, each with the moment of its newest change. */
export function createListPages() {
  // There are far fewer ways to be alike than listings.
  const alike = new Map<string, Alike>();
  return {
    take(listings: readonly Listed[]): void {
      for (const of of listings) {
        const { kind, categoryId, make, model, localityId, changedAtMs } = of;
        const key = `${kind} ${categoryId} ${make} ${model} ${localityId}`;
        const known = alike.get(key);
        if (known) {
          known.count += 1;
          known.changedAtMs = Math.max(known.changedAtMs, changedAtMs);
        } else alike.set(key, { of, count: 1, changedAtMs });
      }
    },
    pages: (): SitePage[] => toPages(alike.values()),
  };
}

function toPages(all: Iterable<Alike>): SitePage[] {
  const found = new Map<string, { count: number; changedAtMs: number; isOfPlace: boolean }>();
  for (const { of, count, changedAtMs } of all)
    for (const filters of listsOf(of)) {
      const search = writeFilters(indexedFilters(filters)).toString();
      const known = found.get(search);
      found.set(search, {
        count: (known?.count ?? 0) + count,
        changedAtMs: Math.max(known?.changedAtMs ?? 0, changedAtMs),
        isOfPlace: filters.localityId !== undefined,
      });
    }
  return [...found]
    .filter(([search, { count, isOfPlace }]) => search && (!isOfPlace || count >= OF_A_PLACE_MIN))
    .map(([search, { changedAtMs }]) => ({
      path: links.allListings(search),
      changed: new Date(changedAtMs).toISOString(),
    }));
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
