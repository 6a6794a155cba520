import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import { mergedIntoOf } from '@anunturi/shared-domain/listing/categoryTree';
import { readFilters } from '@anunturi/shared-domain/search/listingFilters';
import {
  savedSearchSchema,
  type SavedSearchFields,
} from '@anunturi/shared-domain/search/savedSearch';
import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import { parseStored } from '@anunturi/shared-domain/site/parseStored';
import { toData } from '../app/data/Store';
import type { Asking } from './createAsking';
import { SAVED_SEARCHES } from './listingChange';
import type { SearchSettings } from './SearchSettings';

/** A saved search whose person wants to be told of news; without a query one that tells nothing (any more). Without a county it is of the site's. */
export type FoundSearch = { path: string; query?: string; county?: string | undefined };

const PAGE = 500;

/** Saved searches as they are now, of people and of addresses without account. */
export async function readSavedSearches(
  db: Firestore,
  paths: readonly string[],
): Promise<FoundSearch[]> {
  return (await db.getAll(...paths.map((path) => db.doc(path)))).map(toFound);
}

/** Every saved search, a page at a time. */
export async function* readAllSavedSearches(
  db: Firestore,
  asking: Asking,
): AsyncGenerator<FoundSearch[]> {
  const all = db.collectionGroup(SAVED_SEARCHES).orderBy('__name__').limit(PAGE);
  let last: DocumentSnapshot | undefined;
  for (;;) {
    const after = last ? all.startAfter(last) : all;
    const page = await asking(() => after.get());
    yield page.docs.map(toFound);
    last = page.docs.at(-1);
    if (page.size < PAGE) return;
  }
}

function toFound(snapshot: DocumentSnapshot): FoundSearch {
  const { path } = snapshot.ref;
  const { data, error } = parseStored<SavedSearchFields>(savedSearchSchema, toData(snapshot));
  if (error || (data.alert ?? 'never') === 'never') return { path };
  return { path, query: data.query, county: data.county };
}

/** What a saved search asks; one in a category since merged looks in the one that took its listings. */
export function toSearchQuery(query: string, { categories }: SearchSettings): SearchQuery {
  const filters = readFilters(query);
  const into = filters.categoryId && mergedIntoOf(categories, filters.categoryId);
  return { filters: into ? { ...filters, categoryId: into } : filters };
}
