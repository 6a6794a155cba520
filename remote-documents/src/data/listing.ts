import { readVisibleDocument } from '@anunturi/shared-auth/firestore/readDocument';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { type Listing, listingSchema } from '@anunturi/shared-domain/listing/listing';

/** A listing by its id, or null when it is gone, not public or broken. */
export function findListing(id: string): Promise<Listing | null> {
  return readVisibleDocument(documentPaths.listing(id), listingSchema) as Promise<Listing | null>;
}
