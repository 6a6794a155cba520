import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { DocumentData } from '@google-cloud/firestore';
import type { Store } from '../app/data/Store';
import { removeListingParts } from '../jobs/removeListingParts';
import { tidyPhotos } from '../jobs/tidyPhotos';
import { leaveTombstone } from './leaveTombstone';

/** Deletes a listing for good; its id never comes back, and what hangs below it goes with it. */
export function removeListing(
  id: string,
  listing: DocumentData | null,
  { ownerId = String(listing?.ownerId), store, now }: { ownerId?: string; store: Store; now: Date },
): void {
  store.delete(documentPaths.listing(id));
  store.delete(documentPaths.listingContact(id));
  store.delete(documentPaths.listingHidden(id));
  store.delete(documentPaths.listingCounters(id));
  store.delete(documentPaths.unreadableListing(id));
  store.set(documentPaths.deletedListing(id), { ownerId, at: now });
  leaveTombstone(id, listing, { store, now });
  store.enqueue(removeListingParts, { id });
  store.enqueue(tidyPhotos, { ownerId, listingId: id });
}
