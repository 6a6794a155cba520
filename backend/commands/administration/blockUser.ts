import { commands } from '@anunturi/shared-contract/commands/commands';
import { userSchema } from '@anunturi/shared-domain/people/user';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { blockedAddressPath } from '../../app/blockedAddress';
import { defineAdminCommand } from '../../app/defineAdminCommand';
import { parseFields } from '../../app/parseFields';
import { refuse } from '../../app/refuse';
import { hideShown } from '../../jobs/hideListings';
import { endAllSessions } from '../accounts/endAllSessions';
import { readPerson } from './readPerson';

/**
 * Blocks a person: nothing they send is taken, their listings, phone and profile are hidden, their sessions end, and their
 * address does not register again.
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
    // Who changed the address signs in with another than the document says.
    const signsInWith = (await accounts.read(uid))?.email ?? user.email;
    const emails = [user.email, signsInWith].filter((email) => typeof email === 'string');
    for (const address of new Set(emails.map(blockedAddressPath))) {
      const known = await store.read(address);
      // Of several accounts of one mailbox the first that was blocked holds it.
      if (!known || known.uid === uid) store.set(address, { uid, at: now });
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
