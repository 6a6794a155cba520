import { FieldValue } from '@google-cloud/firestore';
import { commands } from '@anunturi/shared-contract/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/defineCommand';
import { refuse } from '../../app/refuse';
import type { Store } from '../../app/Store';
import { signedInOrLeaving } from '../../app/who';
import { deleteArchivedListing } from '../../jobs/deleteArchivedListing';
import { removeListing } from '../../listings/removeListing';

/** How long what was rejected or reported is kept as evidence. */
const KEPT_DAYS = 183;
const DAY_MS = 24 * 60 * 60 * 1000;
const DELETED = { outcome: 'deleted' } as const;
const ARCHIVED = { outcome: 'archived' } as const;

/**
 * Deletes a listing of the caller; one that was rejected or reported goes to the archive, and is deleted after six months.
 * One that is gone is no failure. The stored shape may be any.
 */
export const deleteListing = defineCommand(commands.deleteListing, {
  who: signedInOrLeaving,
  async run({ caller, input: { id }, store, now }) {
    const path = documentPaths.listing(id);
    const listing = await store.read(path);
    if (!listing) return DELETED;
    const ownerId = caller.uid as string;
    if (listing.ownerId !== ownerId) refuse('notAllowed');
    if (!(await isEvidence(id, listing, store))) {
      removeListing(id, ownerId, { store, now });
      return DELETED;
    }
    const asked = documentPaths.listingDeletion(id);
    if (listing.status === 'archived' && (await store.read(asked))) return ARCHIVED;
    const dueAt = new Date(now.getTime() + KEPT_DAYS * DAY_MS);
    const version = (Number(listing.version) || 0) + 1;
    store.update(path, {
      status: 'archived',
      appealedAt: FieldValue.delete(),
      version,
      updatedAt: now,
    });
    store.set(asked, { askedAt: now, dueAt });
    store.enqueue(deleteArchivedListing, { id }, { at: dueAt });
    return ARCHIVED;
  },
});

async function isEvidence(
  id: string,
  listing: Awaited<ReturnType<Store['read']>>,
  store: Store,
): Promise<boolean> {
  if (listing?.held === true) return true;
  const reports = await store.paths(documentPaths.reports, (all) =>
    all.where('targetId', '==', id).limit(1),
  );
  return reports.length > 0;
}
