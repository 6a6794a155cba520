import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { refuse } from '../../app/command/refuse';
import { removeListing } from '../../listings/removeListing';
import { refuseOwnListing } from './anotherDecides';
import { keepRejection } from './keepRejection';

/** Rejects or deletes a listing that does not fit its schema, as it is: nothing of it has to be readable. */
export const decideUnreadable = defineAdminCommand(commands.decideUnreadable, async (context) => {
  const { input, store } = context;
  const { listingId, decision } = input;
  const entryPath = documentPaths.unreadableListing(listingId);
  const path = documentPaths.listing(listingId);
  const [entry, listing] = [await store.read(entryPath), await store.read(path)];
  if (!entry) refuse('notFound');
  const ownerId = String(entry.ownerId ?? listing?.ownerId ?? '-');
  await refuseOwnListing({ ownerId }, { ...context, mayAlone: true });
  store.delete(entryPath);
  const targetTitle = String(entry.title ?? listingId);
  const target = { targetKind: 'listing', targetId: listingId, targetTitle } as const;
  if (decision.kind === 'delete') {
    removeListing(listingId, listing, { ...context, ownerId });
    return { log: { action: 'listingDeleted', ...target, text: 'Date deteriorate' }, result: {} };
  }
  if (!listing) refuse('notFound');
  store.update(path, { status: 'rejected', held: true });
  return { log: await keepRejection(decision, { ...target, ownerId }, context), result: {} };
});
