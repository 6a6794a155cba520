import type { Listing } from './listing';
import { type ListingCard, toListingCard } from './listingCard';
import type { ListingCounters } from './listingCounters';
import { mayRenew, toDaysLeft, toShownStatus } from './listingExpiry';
import type { ListingDeletion } from './listingDeletion';
import type { ListingStatus } from './listingStatus';
import type { Moderation } from '../moderation/moderation';
import { type PlainDates, toPlainDates } from '../site/plainDates';

/** A listing as its owner's account shows it; moments in milliseconds. */
export type MyListing = {
  card: ListingCard;
  /** As stored; `card.status` is what to show (an active listing whose time is over is expired). */
  storedStatus: ListingStatus;
  version: number;
  updatedAtMs: number;
  /** Whole days until it leaves the lists; only of active and expired ones. */
  daysLeft?: number;
  mayRenew: boolean;
  /** True while `expiresAt` lies ahead: only then can it go straight back to active. */
  hasTimeLeft: boolean;
  moderation?: PlainDates<Moderation>;
  /** Only of a deleted one. */
  deletion?: PlainDates<ListingDeletion>;
  counters?: Pick<ListingCounters, 'views' | 'favourites' | 'conversations'>;
};

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
    ...(moderation && { moderation: toPlainDates(moderation) }),
    ...(deletion && { deletion: toPlainDates(deletion) }),
    ...(counters && { counters }),
  };
}
