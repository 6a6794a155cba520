import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import { toExpiry } from '@anunturi/shared-domain/listing/listingExpiry';
import { LISTING_RENEW_FROM_DAY, LISTING_VALID_DAYS } from '@anunturi/shared-domain/site/limits';

const KEPT_MS = (LISTING_VALID_DAYS - LISTING_RENEW_FROM_DAY) * 24 * 60 * 60 * 1000;

/**
 * What going public adds: the first publication, and thirty days from now unless more than five are left, so that
 * no act but a renewal in its time moves a listing up the lists.
 */
export function publicationOf(
  { publishedAt, expiresAt }: Pick<ListingFields, 'publishedAt' | 'expiresAt'>,
  now: Date,
) {
  const isLong = expiresAt !== undefined && expiresAt.getTime() > now.getTime() + KEPT_MS;
  return {
    status: 'active' as const,
    publishedAt: publishedAt ?? now,
    expiresAt: isLong ? expiresAt : toExpiry(now),
  };
}
