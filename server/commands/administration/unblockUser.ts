import { FieldValue } from '@google-cloud/firestore';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { toProfile } from '@anunturi/shared-domain/people/profile';
import type { UserFields } from '@anunturi/shared-domain/people/user';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { BLOCKED_ADDRESSES, blockedAddressPath, uidsOf } from '../../app/blockedAddress';
import { defineAdminCommand } from '../../app/defineAdminCommand';
import { refuse } from '../../app/refuse';
import type { Store } from '../../app/Store';
import { restoreHidden } from '../../jobs/hideListings';
import { readPerson } from './readPerson';

/** Gives a blocked person their rights back, and shows again what blocking hid. */
export const unblockUser = defineAdminCommand(
  commands.unblockUser,
  async ({ adminId, input: { uid, text }, store, accounts, now }) => {
    const path = documentPaths.user(uid);
    const { user, target } = await readPerson(uid, { adminId, store });
    if (!user.blocked) refuse('changedElsewhere', 'Persoana nu mai este blocată.');
    const gone = FieldValue.delete();
    store.update(path, { blocked: false, blockedReason: gone, blockedAt: gone, updatedAt: now });
    await freeAddresses(uid, (await accounts.read(uid))?.email, store);
    if (!user.closingAt) {
      store.set(documentPaths.profile(uid), toProfile(user as UserFields));
      await restoreHidden(uid, store, now);
    }
    return {
      log: {
        action: 'userUnblocked',
        ...target,
        ...(text?.trim() && { text: text.trim() }),
      },
      result: {},
    };
  },
);

/** A mailbox barred for others too stays so; whom an administrator took back passes all the same. */
async function freeAddresses(uid: string, email: unknown, store: Store): Promise<void> {
  const own = await store.find(BLOCKED_ADDRESSES, (all) =>
    all.where('uids', 'array-contains', uid),
  );
  const older = await store.find(BLOCKED_ADDRESSES, (all) => all.where('uid', '==', uid));
  const entries = new Map([...own, ...older].map(({ path, data }) => [path, data]));
  const path = typeof email === 'string' ? blockedAddressPath(email) : undefined;
  const present = path === undefined ? null : await store.read(path);
  if (path !== undefined && present) entries.set(path, present);
  for (const [address, entry] of entries) {
    const uids = uidsOf(entry).filter((each) => each !== uid);
    const takenBack = [...new Set([...(entry.takenBack ?? []), uid])];
    if (uids.length === 0) store.delete(address);
    else store.set(address, { uids, takenBack, at: entry.at });
  }
}
