import { openFirestore } from '@anunturi/shared-auth/firebase';
import { getSession } from '@anunturi/shared-auth/session';
import { documentPaths } from '@anunturi/shared-domain/documentPaths';
import { type Listing, listingSchema } from '@anunturi/shared-domain/listing';
import { toShownStatus } from '@anunturi/shared-domain/listingExpiry';
import type { ListingStatus } from '@anunturi/shared-domain/listingStatus';
import { MarketError } from '@anunturi/shared-domain/marketError';
import { readDocument } from './readDocument';
import { toMarketError } from './toMarketError';

export type EndedListing = { listing: Listing; status: ListingStatus };

const LISTINGS_MAX = 200;
const ENDED: readonly ListingStatus[] = ['sold', 'expired', 'archived'];

/** The signed-in person's own listings that are sold, expired or archived, last changed first. */
export async function findEndedListings(now: Date = new Date()): Promise<EndedListing[]> {
  const session = getSession();
  if (session.state !== 'signedIn') throw new MarketError('signInNeeded');
  const { db, collection, query, where, orderBy, limit, getDocs } = await openFirestore();
  const own = query(collection(db, documentPaths.listings), where('ownerId', '==', session.user.uid), orderBy('updatedAt', 'desc'), limit(LISTINGS_MAX));
  const found = await getDocs(own).catch((error: unknown) => {
    throw toMarketError(error);
  });
  return found.docs.flatMap((each) => {
    const fields = readDocument(listingSchema, each.data(), `listings/${each.id}`);
    if (!fields) return [];
    const listing: Listing = { ...fields, id: each.id };
    const status = toShownStatus(listing, now);
    return ENDED.includes(status) ? [{ listing, status }] : [];
  });
}
