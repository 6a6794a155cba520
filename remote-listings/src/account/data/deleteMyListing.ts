import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { LIST_LIMIT_MAX } from '@anunturi/shared-domain/site/limits';
import { type ListingFields, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { parseDocument } from '@anunturi/shared-auth/firestore/parseDocument';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';
import { deletePhoto } from '../../data/drafts/uploadPhoto';

/**
 * Deletes a listing for good: its files, then its document with phone, figures and price history in one batch. One
 * that is gone is no failure.
 */
export function deleteMyListing(id: string): Promise<void> {
  return withMarketErrors(async () => {
    const { db, collection, doc, getDoc, getDocs, limit, query, writeBatch } =
      await openFirestore();
    const reference = doc(db, documentPaths.listing(id));
    const found = await getDoc(reference);
    if (!found.exists()) return;
    const listing = parseDocument<ListingFields>(listingSchema, found);
    for (const photo of listing?.photos ?? []) await deletePhoto(photo);
    const prices = await getDocs(
      query(collection(db, documentPaths.priceHistory(id)), limit(LIST_LIMIT_MAX)),
    );
    const batch = writeBatch(db);
    batch.delete(reference);
    batch.delete(doc(db, documentPaths.listingCheck(id)));
    batch.delete(doc(db, documentPaths.listingContact(id)));
    batch.delete(doc(db, documentPaths.listingModeration(id)));
    batch.delete(doc(db, documentPaths.listingCounters(id)));
    for (const price of prices.docs) batch.delete(price.ref);
    await batch.commit();
  });
}
