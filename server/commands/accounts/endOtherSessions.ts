import { FieldValue } from '@google-cloud/firestore';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { endSessionsBefore } from '../../accounts/endAllSessions';
import { defineCommand } from '../../app/defineCommand';
import { perDay } from '../../app/limits';
import { refuse } from '../../app/refuse';
import { ownerOfAccount } from '../../app/who';
import { beganOf } from './beganOf';

/** Ends every session of the caller but the one that asks: the password was given in it just now. */
export const endOtherSessions = defineCommand(commands.endOtherSessions, {
  who: ownerOfAccount,
  limit: perDay('sessions'),
  async run({ caller, store, now }) {
    const { uid } = caller;
    const path = documentPaths.user(uid);
    if (!(await store.read(path))) refuse('signInNeeded');
    const ended = endSessionsBefore(uid, new Date(beganOf(caller) * 1000), store);
    store.update(path, { ...ended, endedSessions: FieldValue.delete(), updatedAt: now });
    return {};
  },
});
