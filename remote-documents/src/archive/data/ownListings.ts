import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { type Listing, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { toShownStatus } from '@anunturi/shared-domain/listing/listingExpiry';
import type { ListingStatus } from '@anunturi/shared-domain/listing/listingStatus';
import { ownUid } from '../../data/archiveBooking';
import { readDocument } from '../../data/readDocument';
import { toMarketError } from '../../data/toMarketError';

export type OwnListing = { listing: Listing; status: ListingStatus };

const LISTINGS_MAX = 200;

/** The signed-in person's own listings with the state they are in now, last changed first. */
export async function findOwnListings(now: Date = new Date()): Promise<OwnListing[]> {
  const uid = ownUid();
  const { db, collection, query, where, orderBy, limit, getDocs } = await openFirestore();
  const own = query(
    collection(db, documentPaths.listings),
    where('ownerId', '==', uid),
    orderBy('updatedAt', 'desc'),
    limit(LISTINGS_MAX),
  );
  const found = await getDocs(own).catch((error: unknown) => {
    throw toMarketError(error);
  });
  return found.docs.flatMap((each) => {
    const fields = readDocument(listingSchema, each.data(), `listings/${each.id}`);
    if (!fields) return [];
    const listing: Listing = { ...fields, id: each.id };
    return [{ listing, status: toShownStatus(listing, now) }];
  });
}
