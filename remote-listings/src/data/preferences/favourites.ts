import { deviceStore } from '@anunturi/shared-contract/storage/deviceStore';
import { isShaped } from '@anunturi/shared-contract/storage/storedShape';
import { WANTED_FAVOURITE_KEY } from '@anunturi/shared-contract/storage/sessionStorageKeys';
import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { LIST_LIMIT_MAX } from '@anunturi/shared-domain/site/limits';
import { followMutedSellers } from './syncMutedSellers';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

type Favourite = { id: string; priceLei: number };

const wantedFavourite = deviceStore(
  WANTED_FAVOURITE_KEY,
  (found) => (isShaped<Favourite>(found, { id: 'string', priceLei: 'number' }) ? found : null),
  'sessionStorage',
);

/** Remembers in this tab what a visitor wanted to keep before signing in; the next reading of the favourites keeps it. */
export function wantFavourite({ id, priceLei }: Favourite): void {
  wantedFavourite.set({ id, priceLei });
}

async function keepWanted(uid: string, ids: string[]): Promise<string[]> {
  const wanted = wantedFavourite.get();
  wantedFavourite.set(null);
  if (!wanted || ids.includes(wanted.id)) return ids;
  await addFavourite(uid, wanted);
  return [wanted.id, ...ids];
}

/**
 * Ids of a person's favourite listings, newest first, with the one that was wanted before signing in. Lists ask for
 * them as soon as somebody
 * is signed in, so the sellers that the account hides are fetched on this occasion too.
 */
export function readFavouriteIds(uid: string): Promise<string[]> {
  followMutedSellers(uid).catch((error: unknown) =>
    console.warn('The hidden sellers of the account could not be read', error),
  );
  return withMarketErrors(async () => {
    const { db, collection, getDocs, limit, orderBy, query } = await openFirestore();
    const found = await getDocs(
      query(
        collection(db, documentPaths.favourites(uid)),
        orderBy('addedAt', 'desc'),
        limit(LIST_LIMIT_MAX),
      ),
    );
    return keepWanted(
      uid,
      found.docs.map((each) => each.id),
    );
  });
}

/** Keeps a listing, with the price it has now; its counter grows in the same batch. */
export function addFavourite(uid: string, listing: Favourite): Promise<void> {
  return withMarketErrors(async () => {
    const { db, doc, increment, serverTimestamp, writeBatch } = await openFirestore();
    const batch = writeBatch(db);
    batch.set(doc(db, documentPaths.favourite(uid, listing.id)), {
      listingId: listing.id,
      priceLei: listing.priceLei,
      addedAt: serverTimestamp(),
    });
    batch.update(doc(db, documentPaths.listingCounters(listing.id)), { favourites: increment(1) });
    await batch.commit();
  });
}

/** Lets a listing go; its counter shrinks in the same batch, unless the listing is gone. */
export function removeFavourite(uid: string, listingId: string): Promise<void> {
  return withMarketErrors(async () => {
    const { db, doc, getDoc, increment, writeBatch } = await openFirestore();
    const counters = doc(db, documentPaths.listingCounters(listingId));
    const batch = writeBatch(db);
    batch.delete(doc(db, documentPaths.favourite(uid, listingId)));
    if ((await getDoc(counters)).exists()) batch.update(counters, { favourites: increment(-1) });
    await batch.commit();
  });
}
