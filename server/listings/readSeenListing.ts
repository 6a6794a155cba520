import { type Listing, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { refuse } from '../app/command/refuse';
import type { Store } from '../app/data/Store';

/**
 * A listing as the person saw it who acts on it; a deleted one is none; `refuseForeign` ends the act for whom it is none of their business.
 * @throws Refusal notFound, changedElsewhere
 */
export async function readSeenListing(
  { id, version }: { id: string; version: number },
  store: Store,
  refuseForeign?: (listing: Listing) => Promise<void> | void,
): Promise<Listing> {
  const found = await store.get(documentPaths.listing(id), listingSchema);
  if (!found || found.status === 'deleted')
    refuse('notFound', 'Anunțul nu există sau a fost șters.');
  const listing = { ...found, id };
  await refuseForeign?.(listing);
  if (listing.version !== version)
    refuse('changedElsewhere', 'Anunțul a fost schimbat în altă filă sau pe alt dispozitiv.');
  return listing;
}
