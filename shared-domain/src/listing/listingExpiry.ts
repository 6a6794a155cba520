import { LISTING_RENEW_FROM_DAY, LISTING_VALID_DAYS } from '../site/limits';
import type { ListingStatus } from './listingStatus';

const DAY_MS = 24 * 60 * 60 * 1000;
type Dated = { status: ListingStatus; expiresAt?: Date | undefined };

/** When a listing published or renewed at a moment stops being shown: 30 days later. */
export function toExpiry(publishedAt: Date): Date {
  return new Date(publishedAt.getTime() + LISTING_VALID_DAYS * DAY_MS);
}

/** True once the time of an active listing has run out, whether or not its document says so yet. */
export function isExpired(listing: Dated, now: Date): boolean {
  return (
    listing.status === 'expired' ||
    (listing.status === 'active' && listing.expiresAt !== undefined && listing.expiresAt <= now)
  );
}

/** The status to show: an active listing whose time has run out is expired. */
export function toShownStatus(listing: Dated, now: Date): ListingStatus {
  return isExpired(listing, now) ? 'expired' : listing.status;
}

/** True from the 25th day of a listing's 30 on, and after its expiry. */
export function mayRenew(listing: Dated, now: Date): boolean {
  if (isExpired(listing, now)) return true;
  return (
    listing.status === 'active' &&
    listing.expiresAt !== undefined &&
    now >= toRenewableFrom(listing.expiresAt)
  );
}

/** The first moment at which a listing may be renewed. */
function toRenewableFrom(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() - (LISTING_VALID_DAYS - LISTING_RENEW_FROM_DAY) * DAY_MS);
}

/** Whole days that a listing still has, at least 0. */
export function toDaysLeft(expiresAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / DAY_MS));
}
