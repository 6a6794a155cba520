import { callCommand } from '@anunturi/shared-auth/callCommand';
import { openFirestore } from '@anunturi/shared-auth/firebase';
import type { AlertFrequency } from '@anunturi/shared-domain/search/alertFrequencies';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { SAVED_SEARCHES_MAX } from '@anunturi/shared-domain/site/limits';
import { readFilters, writeFilters } from '@anunturi/shared-domain/search/listingFilters';
import {
  type SavedSearch,
  type SavedSearchFields,
  savedSearchSchema,
} from '@anunturi/shared-domain/search/savedSearch';
import { type PlainDates, toPlainDates } from '@anunturi/shared-domain/site/plainDates';
import { parseDocuments } from '@anunturi/shared-auth/firestore/parseDocument';
import { search } from '#data/lists/search';
import { afterMerges } from '#data/readSettings';
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

/** How many listings were published or renewed since the last look. */
export const countNews = async ({
  query,
  lastSeenAt,
}: Pick<KeptSearch, 'query' | 'lastSeenAt'>): Promise<number> => {
  const { total } = await search({ filters: readFilters(query), newSince: lastSeenAt, limit: 0 });
  return total;
};

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

/** @throws MarketError emailNotVerified, notFound */
export async function setAlert(searchId: string, alert: AlertFrequency): Promise<void> {
  await callCommand('setSearchAlert', { searchId, alert });
}

export function deleteSearch(uid: string, searchId: string): Promise<void> {
  return withMarketErrors(async () => {
    const { db, deleteDoc, doc } = await openFirestore();
    await deleteDoc(doc(db, `${documentPaths.savedSearches(uid)}/${searchId}`));
  });
}
