import { openFirestore } from '@anunturi/shared-auth/firebase';
import { parseDocuments } from '@anunturi/shared-auth/firestore/parseDocument';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import {
  type Listing,
  type ListingFields,
  listingSchema,
} from '@anunturi/shared-domain/listing/listing';
import { toShownStatus } from '@anunturi/shared-domain/listing/listingExpiry';
import { type ListingStatus, listingStatuses } from '@anunturi/shared-domain/listing/listingStatus';
import { ownUid } from '#data/ownUid';

export type OwnListing = { listing: Listing; status: ListingStatus };

const LISTINGS_MAX = 200;
const standing = listingStatuses.filter((status) => status !== 'deleted');

/** The signed-in person's own listings with the state they are in now, last changed first. */
export function findOwnListings(now: Date = new Date()): Promise<OwnListing[]> {
  return withMarketErrors(async () => {
    const uid = ownUid();
    const { db, collection, query, where, orderBy, limit, getDocs } = await openFirestore();
    const found = await getDocs(
      query(
        collection(db, documentPaths.listings),
        where('ownerId', '==', uid),
        where('status', 'in', standing),
        orderBy('updatedAt', 'desc'),
        limit(LISTINGS_MAX),
      ),
    );
    const listings = parseDocuments<ListingFields>(listingSchema, found.docs);
    return listings.map((listing) => ({ listing, status: toShownStatus(listing, now) }));
  });
}
