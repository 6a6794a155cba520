import { type ListingFields, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { refuse } from '../app/refuse';
import type { Store } from '../app/Store';

/**
 * A listing of the caller as the caller saw it; `orElse` lets others act on it too.
 * @throws Refusal notFound, notAllowed, changedElsewhere
 */
export async function readSeenListing(
  { id, version }: { id: string; version: number },
  uid: string,
  store: Store,
  { orElse = async () => false }: { orElse?: () => Promise<boolean> } = {},
): Promise<ListingFields> {
  const listing = await store.get(documentPaths.listing(id), listingSchema);
  if (!listing) refuse('notFound', 'Anunțul nu există sau a fost șters.');
  if (listing.ownerId !== uid && !(await orElse()))
    refuse('notAllowed', 'Numai cine a publicat anunțul îl poate modifica.');
  if (listing.version !== version)
    refuse('changedElsewhere', 'Anunțul a fost schimbat în altă filă sau pe alt dispozitiv.');
  return listing;
}
