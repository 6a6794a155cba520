import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { SAVED_SEARCH_NAME_MAX, SAVED_SEARCHES_MAX } from '@anunturi/shared-domain/site/limits';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { randomId } from '../../domain/randomId';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

/** Keeps a search (`query`: the list's address after `?`) under a name. @throws MarketError invalidInput when there are fifty already */
export function saveSearch(
  uid: string,
  { name, query }: { name: string; query: string },
): Promise<void> {
  return withMarketErrors(async () => {
    const {
      db,
      collection,
      doc,
      getCount,
      limit,
      query: ask,
      serverTimestamp,
      setDoc,
    } = await openFirestore();
    const mine = collection(db, documentPaths.savedSearches(uid));
    const { count } = (await getCount(ask(mine, limit(SAVED_SEARCHES_MAX)))).data();
    if (count >= SAVED_SEARCHES_MAX)
      throw new MarketError(
        'invalidInput',
        `Aveți deja ${SAVED_SEARCHES_MAX} de căutări salvate. Ștergeți una din contul dumneavoastră.`,
      );
    await setDoc(doc(mine, randomId()), {
      name: name.slice(0, SAVED_SEARCH_NAME_MAX),
      query,
      createdAt: serverTimestamp(),
      lastSeenAt: serverTimestamp(),
    });
  });
}
