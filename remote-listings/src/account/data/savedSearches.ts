import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { LIST_LIMIT_MAX, SAVED_SEARCHES_MAX } from '@anunturi/shared-domain/site/limits';
import { type ListingFields, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { readFilters, writeFilters } from '@anunturi/shared-domain/search/listingFilters';
import { matchesFilters } from '@anunturi/shared-domain/search/listingMatch';
import { planNewSince } from '@anunturi/shared-domain/search/listingQueryPlan';
import {
  type SavedSearch,
  type SavedSearchFields,
  savedSearchSchema,
} from '@anunturi/shared-domain/search/savedSearch';
import { isExactPlan } from '../../domain/isExactPlan';
import type { ListingCount } from '../../domain/listingCount';
import { type PlainDates, toPlainDates } from '../../domain/plainDates';
import { parseDocuments } from '@anunturi/shared-auth/firestore/parseDocument';
import { readFilterContext } from '../../data/lists/readFilterContext';
import { afterMerges } from '../../data/readSettings';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

export type KeptSearch = PlainDates<SavedSearch>;

/** A person's saved searches, newest first; what looked in a category since merged looks in the one that took its listings. */
export function readSavedSearches(uid: string): Promise<KeptSearch[]> {
  return withMarketErrors(async () => {
    const { db, collection, getDocs, limit, orderBy, query } = await openFirestore();
    const found = await getDocs(
      query(
        collection(db, documentPaths.savedSearches(uid)),
        orderBy('createdAt', 'desc'),
        limit(SAVED_SEARCHES_MAX),
      ),
    );
    const kept = parseDocuments<SavedSearchFields>(savedSearchSchema, found.docs);
    return Promise.all(
      kept.map(async (search) =>
        toPlainDates({ ...search, query: await followMerges(search.query) }),
      ),
    );
  });
}

async function followMerges(query: string): Promise<string> {
  const filters = readFilters(query);
  const now = await afterMerges(filters);
  return now === filters ? query : writeFilters(now).toString();
}

/** Where the query is wider than the filters, so many found listings are looked at one by one. */
const LOOKED_AT_MAX = 24;

/**
 * How many listings were published or renewed since the last look, counted up to 201: one read, and a few more where
 * the query is wider than the filters.
 */
export function countNews({
  query: asked,
  lastSeenAt,
}: Pick<KeptSearch, 'query' | 'lastSeenAt'>): Promise<ListingCount> {
  return withMarketErrors(async () => {
    const { db, collection, getCount, getDocs, limit, orderBy, query, where } =
      await openFirestore();
    const { sort: _sort, ...filters } = readFilters(asked);
    const context = await readFilterContext(filters);
    const plan = planNewSince(filters, new Date(lastSeenAt), context);
    const found = [
      ...plan.conditions.map(({ field, op, value }) => where(field, op, value)),
      orderBy(plan.order.field, plan.order.direction),
    ];
    const listings = collection(db, documentPaths.listings);
    const { count } = (await getCount(query(listings, ...found, limit(LIST_LIMIT_MAX)))).data();
    if (count === 0 || isExactPlan(filters, plan, context)) return { count };
    if (count > LOOKED_AT_MAX) return { count, atMost: true };
    const { docs } = await getDocs(query(listings, ...found, limit(LOOKED_AT_MAX)));
    return {
      count: parseDocuments<ListingFields>(listingSchema, docs).filter((listing) =>
        matchesFilters(listing, filters, context),
      ).length,
    };
  });
}

/** So many of the newest searches are looked at where all that waits is said. */
const LOOKED_FOR_NEWS = 5;

export type SearchNews = { search: KeptSearch; news: ListingCount };

/** The newest searches that found something since the last look. */
export async function readSearchNews(uid: string): Promise<SearchNews[]> {
  const searches = (await readSavedSearches(uid)).slice(0, LOOKED_FOR_NEWS);
  const all = await Promise.all(
    searches.map(async (search) => ({ search, news: await countNews(search) })),
  );
  return all.filter(({ news }) => news.count > 0);
}

/** The person looks at the results now: what comes later is new. */
export function markSeen(uid: string, searchId: string): Promise<void> {
  return change(uid, searchId, {});
}

/** A shorter or clearer name; it counts as a look. */
export function renameSearch(uid: string, searchId: string, name: string): Promise<void> {
  return change(uid, searchId, { name: name.trim() });
}

function change(uid: string, searchId: string, fields: { name?: string }): Promise<void> {
  return withMarketErrors(async () => {
    const { db, doc, serverTimestamp, updateDoc } = await openFirestore();
    await updateDoc(doc(db, `${documentPaths.savedSearches(uid)}/${searchId}`), {
      ...fields,
      lastSeenAt: serverTimestamp(),
    });
  });
}

export function deleteSearch(uid: string, searchId: string): Promise<void> {
  return withMarketErrors(async () => {
    const { db, deleteDoc, doc } = await openFirestore();
    await deleteDoc(doc(db, `${documentPaths.savedSearches(uid)}/${searchId}`));
  });
}
