import { readVisibleDocument } from '@anunturi/shared-auth/firestore/readDocument';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { type ListingFields, listingSchema } from '@anunturi/shared-domain/listing/listing';
import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';
import { toListingCard } from '@anunturi/shared-domain/listing/toListingCard';
import { toShownStatus } from '@anunturi/shared-domain/listing/listingExpiry';

/** The card of one listing with the status that it has now; null when it was deleted or is no longer public. */
export async function readCard(listingId: string): Promise<ListingCard | null> {
  const path = documentPaths.listing(listingId);
  const listing = await readVisibleDocument<ListingFields>(path, listingSchema);
  return listing && { ...toListingCard(listing), status: toShownStatus(listing, new Date()) };
}
