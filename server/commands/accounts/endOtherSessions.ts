import { FieldValue } from '@google-cloud/firestore';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/defineCommand';
import { perDay } from '../../app/limits';
import { refuse } from '../../app/refuse';
import { ownerOfAccount } from '../../app/who';
import { endSessions } from '../../jobs/endSessions';
import { beganOf } from './beganOf';

/** Ends every session of the caller but the one that asks: the password was given in it just now. */
export const endOtherSessions = defineCommand(commands.endOtherSessions, {
  who: ownerOfAccount,
  limit: perDay('sessions'),
  async run({ caller, store, now }) {
    const { uid } = caller;
    const path = documentPaths.user(uid);
    if (!(await store.read(path))) refuse('signInNeeded');
    const before = beganOf(caller) * 1000;
    store.enqueue(endSessions, { uid, before });
    const sessionsEndedAt = new Date(before);
    store.update(path, { sessionsEndedAt, endedSessions: FieldValue.delete(), updatedAt: now });
    return {};
  },
});
