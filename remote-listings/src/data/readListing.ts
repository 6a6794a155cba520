import { readDocument, readVisibleDocument } from '@anunturi/shared-auth/firestore/readDocument';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { type ListingFields, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { publicStatuses } from '@anunturi/shared-domain/listing/listingStatus';
import { type Tombstone, tombstoneSchema } from '@anunturi/shared-domain/site/tombstone';
import type { ListingDetail } from '#domain/listingDetail';
import { startOfMinute } from '#domain/startOfMinute';
import { toPlainDates } from '@anunturi/shared-domain/site/plainDates';

/** A listing and the minute in which it was read. */
export type ReadListing = { listing: ListingDetail; nowMs: number };

/** A listing that anyone may see, or null. */
export async function readPublicListing(id: string): Promise<ReadListing | null> {
  const found = await readListing(id);
  return found && (publicStatuses as readonly string[]).includes(found.listing.status)
    ? found
    : null;
}

/** A listing by its id: public ones for anyone, any status for its owner but deleted; null where there is none or it may not be seen. */
export async function readListing(id: string): Promise<ReadListing | null> {
  const listing = await readVisibleDocument<ListingFields>(
    documentPaths.listing(id),
    listingSchema,
  );
  if (!listing || listing.status === 'deleted') return null;
  const { searchTokens: _tokens, bands: _bands, ...shown } = toPlainDates(listing);
  return { listing: shown as ListingDetail, nowMs: startOfMinute(Date.now()) };
}

/** What is left of a listing that was public and is deleted; null for one that never was. */
export async function readTombstone(id: string): Promise<Pick<Tombstone, 'categoryId'> | null> {
  const found = await readDocument(documentPaths.listingTombstone(id), tombstoneSchema);
  return found && { categoryId: found.categoryId };
}
