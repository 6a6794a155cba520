import { commands } from '@anunturi/shared-domain/commands/commands';
import * as z from 'zod/mini';
import { userSchema } from '@anunturi/shared-domain/people/user';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { barAddresses } from '../../app/blockedAddress';
import { defineAdminCommand } from '../../app/defineAdminCommand';
import { parseFields } from '../../app/parseFields';
import { refuse } from '../../app/refuse';
import { hideShown } from '../../jobs/hideListings';
import { endAllSessions } from '../../accounts/endAllSessions';
import { readPerson } from './readPerson';

const reasonSchema = z.object({ blockedReason: userSchema.shape.blockedReason });

/**
 * Blocks a person: nothing they send is taken, their listings, phone and profile are hidden, their sessions end, and no
 * address that they have confirmed registers again.
 */
export const blockUser = defineAdminCommand(
  commands.blockUser,
  async ({ adminId, input: { uid, reason: given }, store, accounts, now }) => {
    const path = documentPaths.user(uid);
    const { user, target } = await readPerson(uid, { adminId, store });
    if (user.blocked) refuse('changedElsewhere', 'Persoana este deja blocată.');
    const { blockedReason } = parseFields(reasonSchema, { blockedReason: given.trim() });
    const sessions = endAllSessions(uid, { store, now });
    const block = { blocked: true, blockedReason, blockedAt: now, ...sessions };
    store.update(path, { ...block, updatedAt: now });
    const { mailboxes } = user;
    await barAddresses({ uid, mailboxes }, await accounts.read(uid), { store, now });
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
