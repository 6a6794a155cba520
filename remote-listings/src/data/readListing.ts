import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { type ListingFields, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { publicStatuses } from '@anunturi/shared-domain/listing/listingStatus';
import type { ListingDetail } from '../domain/listingDetail';
import { toPlainDates } from '../domain/plainDates';
import { parseDocument } from './parseDocument';
import { firebaseCode, withMarketErrors } from './toMarketError';

/** A listing and the moment at which it was read. */
export type ReadListing = { listing: ListingDetail; nowMs: number };

/** A listing that anyone may see, or null. */
export async function readPublicListing(id: string): Promise<ReadListing | null> {
  const found = await readListing(id);
  return found && (publicStatuses as readonly string[]).includes(found.listing.status)
    ? found
    : null;
}

/** A listing by its id: public ones for anyone, any status for its owner; null where there is none or it may not be seen. */
export function readListing(id: string): Promise<ReadListing | null> {
  return withMarketErrors(async () => {
    const { db, doc, getDoc } = await openFirestore();
    try {
      const found = await getDoc(doc(db, documentPaths.listing(id)));
      const listing = found.exists() ? parseDocument<ListingFields>(listingSchema, found) : null;
      if (!listing) return null;
      const { searchTokens: _tokens, bands: _bands, ...shown } = toPlainDates(listing);
      return { listing: shown as ListingDetail, nowMs: Date.now() };
    } catch (error) {
      if (firebaseCode(error) === 'permission-denied') return null; // not public: the same answer as for one that never was
      throw error;
    }
  });
}
