import type { DocumentData } from '@google-cloud/firestore';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { CLAIM_MS } from '@anunturi/shared-domain/site/limits';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import type { Store } from '../../app/data/Store';

/**
 * Notes who has a listing of the queue open, so that two moderators do not read the same one: released by leaving it or after five
 * minutes. It bars nobody; the second is told who has it.
 */
export const claimListing = defineAdminCommand(
  commands.claimListing,
  async ({ adminId, input: { to, from }, store, now }) => {
    await store.readAhead([to, from].flatMap((id) => (id ? [documentPaths.listingClaim(id)] : [])));
    if (from !== undefined && from !== to) {
      const path = documentPaths.listingClaim(from);
      if ((await store.read(path))?.adminId === adminId) store.delete(path);
    }
    if (to === undefined) return { log: [], result: {} };
    const path = documentPaths.listingClaim(to);
    const claim = await store.read(path);
    if (claim && claim.adminId !== adminId && claim.forgetAt > now)
      return { log: [], result: { holder: await toHolder(claim, store) } };
    store.set(path, { adminId, forgetAt: new Date(now.getTime() + CLAIM_MS) });
    return { log: [], result: {} };
  },
);

async function toHolder({ adminId, forgetAt }: DocumentData, store: Store) {
  const name = (await store.read(documentPaths.user(adminId)))?.displayName;
  return { name: String(name ?? 'alt moderator'), untilMs: forgetAt.getTime() };
}
