import { byCaller, noteSecurity } from '../../security/noteSecurity';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { isStaff } from '@anunturi/shared-domain/people/roles';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { refuse } from '../../app/command/refuse';
import { ownerOfAccount } from '../../app/command/who';
import { hideShown } from '../../jobs/hideListings';
import { removeAccount } from '../../jobs/removeAccount';
import { tellClosing } from '../../mail/tellClosing';
import { noteClosing } from '../../accounts/legalRequests';
import { endAllSessions } from '../../accounts/endAllSessions';

/**
 * Closes the caller's account: from here on it can do nothing, its listings and profile are hidden and its sessions ended.
 * The job deletes what belongs to it; there is no way back.
 */
export const closeAccount = defineCommand(commands.closeAccount, {
  who: ownerOfAccount,
  limit: perDay('closings'),
  async run({ caller, store, now }) {
    const { uid } = caller;
    const user = await store.read(documentPaths.user(uid));
    store.enqueue(removeAccount, { uid });
    if (!user || user.closingAt !== undefined) return {};
    if (isStaff(user.role))
      refuse('notAllowed', 'Rolul din administrare trebuie mai întâi retras de un administrator.');
    const sessions = endAllSessions(uid, { store, now });
    store.update(documentPaths.user(uid), { closingAt: now, updatedAt: now, ...sessions });
    store.delete(documentPaths.profile(uid));
    await noteSecurity('accountClosed', byCaller(caller), { store, now });
    noteClosing(uid, { store, now });
    await hideShown(uid, store, now);
    await tellClosing(String(user.email), { store, now });
    return {};
  },
});
