import type { Listing } from './listing';
import { toListingCard } from './toListingCard';
import { mayRenew, toDaysLeft, toShownStatus } from './listingExpiry';
import type { ListingDeletion } from './listingDeletion';
import type { MyListing } from './myListing';
import type { Moderation } from '../moderation/moderation';
import { toPlainDates } from '../site/plainDates';

/** A row of the owner's list. */
export function toMyListing(
  listing: Listing,
  now: Date,
  {
    counters,
    moderation,
    deletion,
  }: {
    counters?: MyListing['counters'];
    moderation?: Moderation | undefined;
    deletion?: ListingDeletion | undefined;
  } = {},
): MyListing {
  const status = toShownStatus(listing, now);
  const isTimed = listing.expiresAt !== undefined && (status === 'active' || status === 'expired');
  return {
    card: { ...toListingCard(listing), status },
    storedStatus: listing.status,
    version: listing.version,
    updatedAtMs: listing.updatedAt.getTime(),
    ...(isTimed && { daysLeft: toDaysLeft(listing.expiresAt!, now) }),
    mayRenew: mayRenew(listing, now),
    hasTimeLeft: listing.expiresAt !== undefined && listing.expiresAt > now,
    ...(moderation && { moderation: toPlainDates(withoutBefore(moderation)) }),
    ...(deletion && { deletion: toPlainDates(deletion) }),
    ...(counters && { counters }),
  };
}

/** The owner's list says what to change; what the listing said then is for the moderator who looks again. */
const withoutBefore = ({ before: _before, ...moderation }: Moderation) => moderation;
