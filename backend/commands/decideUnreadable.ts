import { commands } from '@anunturi/shared-contract/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { LIST_LIMIT_MAX } from '@anunturi/shared-domain/site/limits';
import { defineAdminCommand } from '../app/defineAdminCommand';
import { refuse } from '../app/refuse';
import type { Store } from '../app/Store';
import { tidyPhotos } from '../jobs/tidyPhotos';
import { keepRejection } from './keepRejection';

/** Rejects or deletes a listing that does not fit its schema, as it is: nothing of it has to be readable. */
export const decideUnreadable = defineAdminCommand(commands.decideUnreadable, async (context) => {
  const { input, store } = context;
  const { listingId, decision } = input;
  const entryPath = documentPaths.unreadableListing(listingId);
  const path = documentPaths.listing(listingId);
  const [entry, listing] = [await store.read(entryPath), await store.read(path)];
  if (!entry) refuse('notFound');
  store.delete(entryPath);
  const targetTitle = String(entry.title ?? listingId);
  const target = { targetKind: 'listing', targetId: listingId, targetTitle } as const;
  if (decision.kind === 'delete') {
    await deleteListing(listingId, store);
    const ownerId = entry.ownerId as string | undefined;
    if (ownerId) store.enqueue(tidyPhotos, { ownerId, listingId });
    return { log: { action: 'listingDeleted', ...target, text: 'Date deteriorate' }, result: {} };
  }
  if (!listing) refuse('notFound');
  store.update(path, { status: 'rejected', held: true });
  return { log: await keepRejection(decision, target, context), result: {} };
});

async function deleteListing(id: string, store: Store): Promise<void> {
  const prices = await store.find(documentPaths.priceHistory(id), (all) =>
    all.limit(LIST_LIMIT_MAX),
  );
  for (const { path } of prices) store.delete(path);
  store.delete(documentPaths.listingContact(id));
  store.delete(documentPaths.listingModeration(id));
  store.delete(documentPaths.listingCounters(id));
  store.delete(documentPaths.listing(id));
}
