import { type DocumentData, FieldValue } from '@google-cloud/firestore';
import {
  DELETED_KEPT_DAYS,
  EVIDENCE_KEPT_DAYS,
  type ListingDeletion,
} from '@anunturi/shared-domain/listing/listingDeletion';
import { listingStatuses } from '@anunturi/shared-domain/listing/listingStatus';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';
import { dueListingJob, removeDueListing } from '../jobs/removeDueListing';
import { dropHold } from '../decisions/endDecision';
import { isEvidence } from './isEvidence';
import { leaveTombstone } from './leaveTombstone';
import { photosFollow } from './photosFollow';
import { removeListing } from './removeListing';

const DAY_MS = 24 * 60 * 60 * 1000;
const known: readonly unknown[] = listingStatuses;

/**
 * Takes a listing out of everybody's sight, and removes it after 30 days (`forGood`: now); one that was rejected or reported
 * after six months, whatever its owner wants. Its photos are hidden from others until then. The stored shape may be any.
 */
export async function hideOrRemove(
  id: string,
  listing: DocumentData,
  { forGood, store, now }: { forGood: boolean; store: Store; now: Date },
): Promise<'deleted' | 'kept' | 'gone'> {
  if (listing.status === 'pending') await dropHold(id, { store, now });
  const evidence = await isEvidence(id, listing, store);
  const isKnown = known.includes(listing.status);
  if (!evidence && (forGood || !isKnown)) {
    store.delete(dueListingJob(id));
    removeListing(id, listing, { store, now });
    return 'gone';
  }
  const outcome = evidence ? 'kept' : 'deleted';
  if (listing.status === 'deleted') return outcome; // its time runs already
  const days = evidence ? EVIDENCE_KEPT_DAYS : DELETED_KEPT_DAYS;
  const dueAt = new Date(now.getTime() + days * DAY_MS);
  const from = isKnown ? listing.status : 'archived';
  store.set(documentPaths.listingDeletion(id), {
    from,
    askedAt: now,
    dueAt,
    isEvidence: evidence,
  } satisfies ListingDeletion);
  store.enqueue(removeDueListing, { id }, { at: dueAt, path: dueListingJob(id) });
  photosFollow(id, listing.ownerId, { from: listing.status, to: 'deleted' }, store);
  store.delete(documentPaths.unreadableListing(id));
  leaveTombstone(id, listing, { store, now });
  store.update(documentPaths.listing(id), {
    status: 'deleted',
    appealedAt: FieldValue.delete(),
    version: (Number(listing.version) || 0) + 1,
    updatedAt: now,
  });
  return outcome;
}
