import { commands } from '@anunturi/shared-contract/commands/commands';
import { userSchema } from '@anunturi/shared-domain/people/user';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { blockedAddressPath, uidsOf } from '../../app/blockedAddress';
import { defineAdminCommand } from '../../app/defineAdminCommand';
import { parseFields } from '../../app/parseFields';
import { refuse } from '../../app/refuse';
import { hideShown } from '../../jobs/hideListings';
import { endAllSessions } from '../accounts/endAllSessions';
import { readPerson } from './readPerson';

/**
 * Blocks a person: nothing they send is taken, their listings, phone and profile are hidden, their sessions end, and the
 * address that they confirmed does not register again.
 */
export const blockUser = defineAdminCommand(
  commands.blockUser,
  async ({ adminId, input: { uid, reason: given }, store, accounts, now }) => {
    const path = documentPaths.user(uid);
    const { user, target } = await readPerson(uid, { adminId, store });
    if (user.blocked) refuse('changedElsewhere', 'Persoana este deja blocată.');
    const { blockedReason } = parseFields(userSchema, {
      ...user,
      blocked: true,
      blockedReason: given.trim(),
    });
    const sessions = endAllSessions(uid, { store, now });
    const block = { blocked: true, blockedReason, blockedAt: now, ...sessions };
    store.update(path, { ...block, updatedAt: now });
    // An address that nobody confirmed may be that of somebody else.
    const account = await accounts.read(uid);
    if (account?.emailVerified === true && typeof account.email === 'string') {
      const address = blockedAddressPath(account.email);
      const known = await store.read(address);
      const others = known ? uidsOf(known).filter((each) => each !== uid) : [];
      const takenBack = known?.takenBack?.filter((each: string) => each !== uid) ?? [];
      store.set(address, { uids: [...others, uid], takenBack, at: now });
    }
    store.delete(documentPaths.profile(uid));
    await hideShown(uid, store, now);
    return {
      log: {
        action: 'userBlocked',
        ...target,
        ...(blockedReason !== undefined && { text: blockedReason }),
      },
      result: {},
    };
  },
);
