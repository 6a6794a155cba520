import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { refuse } from '../../app/command/refuse';
import type { Store } from '../../app/data/Store';

/** @throws Refusal wrongStatus when a listing is not for sale any more, and no sum is offered or accepted for it */
export async function refuseClosedListing(
  listingId: string,
  { store, now }: { store: Store; now: Date },
): Promise<void> {
  const listing = await store.read(documentPaths.listing(listingId));
  if (listing?.status !== 'active' || listing.expiresAt <= now)
    refuse('wrongStatus', 'Anunțul nu mai este activ: nu se mai fac și nu se mai acceptă oferte.');
}
