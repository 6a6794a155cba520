import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { type Listing, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { readDocument } from './readDocument';

/** A listing by its id, or null when it is gone, not public or broken. */
export async function findListing(id: string): Promise<Listing | null> {
  const { db, doc, getDoc } = await openFirestore();
  const found = await getDoc(doc(db, documentPaths.listing(id))).catch(
    (error: { code?: string }) => {
      if (error.code === 'permission-denied') return null; // not public any more: the same as gone
      throw error;
    },
  );
  const fields = found?.exists()
    ? readDocument(listingSchema, found.data(), `listings/${id}`)
    : null;
  return fields && { ...fields, id };
}
