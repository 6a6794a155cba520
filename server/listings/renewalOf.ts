import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import { isExpired, mayRenew } from '@anunturi/shared-domain/listing/listingExpiry';
import { refuse } from '../app/refuse';
import type { Store } from '../app/Store';
import { isListingHeld } from './isHeld';
import { publicationOf } from './publicationOf';
import type { StatusChange } from './saveStatus';

/**
 * Thirty more days from now, from the 25th day on; a held seller's expired listing waits for approval first.
 * @throws Refusal wrongStatus
 */
export async function renewalOf(
  listing: ListingFields,
  { store, now }: { store: Store; now: Date },
): Promise<StatusChange> {
  if (!mayRenew(listing, now)) refuse('wrongStatus', 'Anunțul se poate prelungi din a 25-a zi.');
  return isExpired(listing, now) && (await isListingHeld(listing, { store, now }))
    ? { status: 'pending' }
    : publicationOf(listing, now);
}
