import { type DocumentData, FieldValue } from '@google-cloud/firestore';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/Store';
import { deleteArchivedListing } from '../jobs/deleteArchivedListing';
import { removeListing } from './removeListing';

/** How long what was rejected or reported is kept as evidence. */
const KEPT_DAYS = 183;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes a listing that its owner does not want any more; one that was rejected or reported goes to the archive, and is
 * deleted after six months. The stored shape may be any.
 */
export async function deleteOrArchive(
  id: string,
  listing: DocumentData,
  { store, now }: { store: Store; now: Date },
): Promise<'deleted' | 'archived'> {
  if (!(await isEvidence(id, listing, store))) {
    removeListing(id, String(listing.ownerId), { store, now });
    return 'deleted';
  }
  const asked = documentPaths.listingDeletion(id);
  if (listing.status === 'archived' && (await store.read(asked))) return 'archived';
  const dueAt = new Date(now.getTime() + KEPT_DAYS * DAY_MS);
  const version = (Number(listing.version) || 0) + 1;
  const appealedAt = FieldValue.delete();
  const path = documentPaths.listing(id);
  store.update(path, { status: 'archived', appealedAt, version, updatedAt: now });
  store.set(asked, { askedAt: now, dueAt });
  store.enqueue(deleteArchivedListing, { id }, { at: dueAt });
  return 'archived';
}

async function isEvidence(id: string, listing: DocumentData, store: Store): Promise<boolean> {
  if (listing.held === true) return true;
  const reports = await store.paths(documentPaths.reports, (all) =>
    all.where('targetId', '==', id).limit(1),
  );
  return reports.length > 0;
}
