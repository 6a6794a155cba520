import { indexedFilters } from '@anunturi/shared-domain/search/indexedFilters';
import { type ListingFilters, writeFilters } from '@anunturi/shared-domain/search/listingFilters';
import { links } from '@anunturi/shared-domain/site/links';
import type { RestDocument } from '@anunturi/shared-auth/firestore-rest/queryFirestore';
import { toPlainFields } from '@anunturi/shared-auth/firestore-rest/plainValue';

type Place = Partial<Record<'kind' | 'categoryId' | 'localityId' | 'make' | 'model', string>>;

/** A list of a place is named from this many listings on: a page with less tells a search engine nothing new. */
const OF_A_PLACE_MIN = 3;

/** The lists that the listings make worth naming (docs/decisions/0017), each with the moment of its newest change. */
export function listPagesOf(listings: readonly RestDocument[]) {
  const found = new Map<string, { count: number; changed: string; isOfPlace: boolean }>();
  for (const { fields } of listings) {
    const { vehicle, ...rest } = toPlainFields(fields) as Place & { vehicle?: Place };
    const changed = fields.updatedAt?.timestampValue ?? '';
    for (const filters of listsOf({ ...rest, ...vehicle })) {
      const search = writeFilters(indexedFilters(filters)).toString();
      const known = found.get(search);
      found.set(search, {
        count: (known?.count ?? 0) + 1,
        changed: known && known.changed > changed ? known.changed : changed,
        isOfPlace: filters.localityId !== undefined,
      });
    }
  }
  return [...found]
    .filter(([search, { count, isOfPlace }]) => search && (!isOfPlace || count >= OF_A_PLACE_MIN))
    .map(([search, { changed }]) => ({
      path: links.allListings(search),
      changed: changed || undefined,
    }));
}

function listsOf({ kind, categoryId, make, model, localityId }: Place): ListingFilters[] {
  const whats = [
    { kind },
    { categoryId },
    ...(make ? [{ make }] : []),
    ...(make && model ? [{ make, model }] : []),
  ];
  const wheres = localityId ? [{}, { localityId }] : [{}];
  return whats.flatMap((what) => wheres.map((where) => ({ ...what, ...where }) as ListingFilters));
}
