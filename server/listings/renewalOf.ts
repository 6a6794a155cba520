import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import { isExpired, mayRenew } from '@anunturi/shared-domain/listing/listingExpiry';
import { refuse } from '../app/refuse';
import type { Store } from '../app/Store';
import { isSellerHeld } from './isHeld';
import { publicationOf } from './publicationOf';
import { readMarket } from './readMarket';
import { readSeller } from './readSeller';
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
  const isHeld = async () =>
    listing.held === true ||
    isSellerHeld(await readMarket(store), await readSeller(listing.ownerId, store), now);
  return isExpired(listing, now) && (await isHeld())
    ? { status: 'pending' }
    : publicationOf(listing, now);
}
