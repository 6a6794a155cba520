import { type ListingFields, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';
import { tellFavourites } from '../jobs/tellFavourites';
import { tellPhoneChange } from '../jobs/tellPhoneChange';
import { photosFollow } from './photosFollow';

export type StatusChange = Pick<ListingFields, 'status'> &
  Partial<Pick<ListingFields, 'publishedAt' | 'expiresAt'>>;

/**
 * Stores where a listing stands now. Only a sold one has a time of its sale; an appeal, and what was asked of
 * its owner, are over when it is no longer rejected.
 */
export function saveStatus(
  id: string,
  { soldAt, appealedAt: _appealedAt, changes: _changes, ...before }: ListingFields,
  change: StatusChange,
  { store, now }: { store: Store; now: Date },
): void {
  const listing = listingSchema.parse({
    ...before,
    ...change,
    ...(change.status === 'sold' && { soldAt: soldAt ?? now }),
    version: before.version + 1,
    updatedAt: now,
  });
  store.set(documentPaths.listing(id), listing);
  if (listing.status === 'sold' && before.status !== 'sold')
    store.enqueue(tellFavourites, { listingId: id, news: 'favouriteSold' });
  if (listing.status === 'active' && before.status !== 'active')
    store.enqueue(tellPhoneChange, { listingId: id });
  photosFollow(id, listing.ownerId, { from: before.status, to: listing.status }, store);
}
