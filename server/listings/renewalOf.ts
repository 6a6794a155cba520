import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import { isExpired, mayRenew } from '@anunturi/shared-domain/listing/listingExpiry';
import { refuse } from '../app/command/refuse';
import type { Store } from '../app/data/Store';
import { keepHold } from '../decisions/keepHold';
import { listingHold } from './isHeld';
import { publicationOf } from './publicationOf';
import { refuseRemoved } from './refuseRemoved';
import { refuseUntraced } from './refuseUntraced';
import type { StatusChange } from './saveStatus';

/**
 * Thirty more days from now, from the 25th day on; a held seller's expired listing waits for approval first.
 * @throws Refusal wrongStatus, notAllowed
 */
export async function renewalOf(
  id: string,
  listing: ListingFields,
  { store, now }: { store: Store; now: Date },
): Promise<StatusChange> {
  refuseRemoved(listing);
  if (!mayRenew(listing, now)) refuse('wrongStatus', 'Anunțul se poate prelungi din a 25-a zi.');
  await refuseUntraced(listing.ownerId, store, now);
  const hold = isExpired(listing, now) ? await listingHold(listing, { store, now }) : undefined;
  if (!hold) return publicationOf(listing, now);
  await keepHold(id, listing, hold, { store, now });
  return { status: 'pending' };
}
