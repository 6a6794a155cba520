import { FieldValue } from '@google-cloud/firestore';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineMigration } from './defineMigration';

const facts =
  'Un moderator a scos anunțul de pe site înainte ca motivele să fie consemnate. Contestați decizia dacă o socotiți greșită.';

/**
 * What a moderator archived and what still is so was a decision without a statement: it becomes a removal from view that its
 * owner reads and may appeal against. Where a rejection stood before it, its statement stays.
 */
export const decideArchived = defineMigration({
  number: 14,
  name: 'listings that moderators archived are removed from view by decision',
  collection: 'moderationLog',
  async change({ data }, store) {
    if (data.action !== 'listingArchived') return;
    const path = documentPaths.listing(data.targetId);
    const listing = await store.read(path);
    // Changed since: its owner took it out of the archive and put it back, or a block has hidden it.
    if (listing?.status !== 'archived' || listing.updatedAt > data.at) return;
    const before = await store.read(documentPaths.listingModeration(data.targetId));
    const decision =
      before?.decision === 'rejected'
        ? { ...before, removed: true }
        : { decision: 'rejected', decidedAt: data.at, ground: 'other', facts, removed: true };
    store.set(documentPaths.listingModeration(data.targetId), decision);
    store.update(path, {
      status: 'rejected',
      held: true,
      removed: true,
      version: FieldValue.increment(1),
    });
  },
});
