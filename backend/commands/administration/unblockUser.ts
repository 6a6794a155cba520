import { FieldValue } from '@google-cloud/firestore';
import { commands } from '@anunturi/shared-contract/commands/commands';
import { toProfile } from '@anunturi/shared-domain/people/profile';
import type { UserFields } from '@anunturi/shared-domain/people/user';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { BLOCKED_ADDRESSES } from '../../app/blockedAddress';
import { defineAdminCommand } from '../../app/defineAdminCommand';
import { refuse } from '../../app/refuse';
import { restoreHidden } from '../../jobs/hideListings';
import { readPerson } from './readPerson';

/** Gives a blocked person their rights back, and shows again what blocking hid. */
export const unblockUser = defineAdminCommand(
  commands.unblockUser,
  async ({ adminId, input: { uid, text }, store, now }) => {
    const path = documentPaths.user(uid);
    const { user, target } = await readPerson(uid, { adminId, store });
    if (!user.blocked) refuse('changedElsewhere', 'Persoana nu mai este blocată.');
    const gone = FieldValue.delete();
    store.update(path, { blocked: false, blockedReason: gone, blockedAt: gone, updatedAt: now });
    const addresses = await store.paths(BLOCKED_ADDRESSES, (all) => all.where('uid', '==', uid));
    for (const address of addresses) store.delete(address);
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
