import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/documentPaths';
import { LIST_LIMIT_MAX } from '@anunturi/shared-domain/limits';
import { withMarketErrors } from './toMarketError';

/** Ids of a person's favourite listings, newest first. */
export function readFavouriteIds(uid: string): Promise<string[]> {
  return withMarketErrors(async () => {
    const { db, collection, getDocs, limit, orderBy, query } = await openFirestore();
    const found = await getDocs(query(collection(db, documentPaths.favourites(uid)), orderBy('addedAt', 'desc'), limit(LIST_LIMIT_MAX)));
    return found.docs.map((each) => each.id);
  });
}

/** Keeps a listing, with the price it has now; its counter grows in the same batch. */
export function addFavourite(uid: string, listing: { id: string; priceLei: number }): Promise<void> {
  return withMarketErrors(async () => {
    const { db, doc, increment, serverTimestamp, writeBatch } = await openFirestore();
    const batch = writeBatch(db);
    batch.set(doc(db, documentPaths.favourite(uid, listing.id)), { listingId: listing.id, priceLei: listing.priceLei, addedAt: serverTimestamp() });
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
