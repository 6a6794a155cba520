import { commands } from '@anunturi/shared-domain/commands/commands';
import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import {
  type ListingDeletion,
  listingDeletionSchema,
} from '@anunturi/shared-domain/listing/listingDeletion';
import { toShownStatus } from '@anunturi/shared-domain/listing/listingExpiry';
import type { ListingStatus } from '@anunturi/shared-domain/listing/listingStatus';
import { moderationSchema } from '@anunturi/shared-domain/moderation/moderation';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { refuse } from '../../app/command/refuse';
import type { Store } from '../../app/data/Store';
import { signedInByOwnAddress } from '../../app/command/who';
import { drawOlderPhotos } from '../../jobs/drawOlderPhotos';
import { dueListingJob } from '../../jobs/removeDueListing';
import { photosFollow } from '../../listings/photosFollow';

/** What others saw, and what goes back to them without being looked at. */
const approved: readonly ListingStatus[] = ['active', 'paused', 'sold', 'expired'];

/** Brings a deleted listing of the caller back as it was: one whose time ran out meanwhile as expired. One that stands already stays. */
export const restoreListing = defineCommand(commands.restoreListing, {
  who: signedInByOwnAddress,
  limit: perDay('listingChanges'),
  reads: ({ input: { id } }) => [documentPaths.listing(id), documentPaths.listingDeletion(id)],
  async run({ caller, input: { id }, store, now }) {
    const path = documentPaths.listing(id);
    const listing = await store.get(path, listingSchema);
    if (!listing) refuse('notFound', 'Anunțul a fost șters definitiv.');
    if (listing.ownerId !== caller.uid) refuse('notAllowed');
    if (listing.status !== 'deleted') return { status: listing.status };
    const deletion = await store.get(documentPaths.listingDeletion(id), listingDeletionSchema);
    if (!deletion) throw new Error(`Listing ${id} is deleted, and nothing says since when`);
    const before = toShownStatus({ ...listing, status: deletion.from }, now);
    const wasDecided = await wasReportDecided(id, deletion, store);
    const status = wasDecided && approved.includes(before) ? 'pending' : before;
    const appealedAt = status === 'rejected' && (await readOpenAppeal(id, store));
    store.delete(documentPaths.listingDeletion(id));
    store.delete(dueListingJob(id));
    store.delete(documentPaths.listingTombstone(id));
    photosFollow(id, caller.uid, { from: 'deleted', to: status }, store);
    if (listing.photos.some(({ blur }) => blur === undefined))
      store.enqueue(drawOlderPhotos, { listingId: id });
    store.set(
      path,
      listingSchema.parse({
        ...listing,
        status,
        ...(wasDecided && { held: true }), // whatever becomes public of it waits for approval
        ...(appealedAt && { appealedAt }),
        version: listing.version + 1,
        updatedAt: now,
      }),
    );
    return { status };
  },
});

/** Nobody gets round a report by deleting what it is about until it is answered. */
async function wasReportDecided(id: string, { askedAt }: ListingDeletion, store: Store) {
  const decided = await store.paths(documentPaths.reports, (all) =>
    all.where('targetId', '==', id).where('decision.decidedAt', '>', askedAt).limit(1),
  );
  return decided.length > 0;
}

/** When its rejection was appealed against, while nobody has answered. */
async function readOpenAppeal(id: string, store: Store): Promise<Date | undefined> {
  const moderation = await store.get(documentPaths.listingModeration(id), moderationSchema);
  return moderation?.contestOutcome === undefined ? moderation?.contestedAt : undefined;
}
