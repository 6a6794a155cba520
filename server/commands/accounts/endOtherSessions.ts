import { byCaller, noteSecurity } from '../../security/noteSecurity';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { endOthers } from '../../accounts/endOthers';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { refuse } from '../../app/command/refuse';
import { ownerOfAccount } from '../../app/command/who';

/** Ends every session of the caller but the one that asks: the password was given in it just now. */
export const endOtherSessions = defineCommand(commands.endOtherSessions, {
  who: ownerOfAccount,
  limit: perDay('sessions'),
  async run({ caller, store, now }) {
    const path = documentPaths.user(caller.uid);
    if (!(await store.read(path))) refuse('signInNeeded');
    store.update(path, { ...endOthers(caller, { store, now }), updatedAt: now });
    await noteSecurity('otherSessionsEnded', byCaller(caller), { store, now });
    return {};
  },
});
