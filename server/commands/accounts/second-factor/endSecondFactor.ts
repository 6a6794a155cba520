import { FieldValue } from '@google-cloud/firestore';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { isStaff } from '@anunturi/shared-domain/people/roles';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { endOthers } from '../../../accounts/endOthers';
import { defineCommand } from '../../../app/command/defineCommand';
import { perDay } from '../../../app/limits/limits';
import { refuse } from '../../../app/command/refuse';
import { ownerOfAccount } from '../../../app/command/who';
import { byCaller, noteSecurity } from '../../../security/noteSecurity';
import { tellOfSecondFactor } from './tellOfSecondFactor';

/** The password alone is enough again, and every other session is over. A person with a role may change the app, not go without. */
export const endSecondFactor = defineCommand(commands.endSecondFactor, {
  who: ownerOfAccount,
  limit: perDay('secondFactor'),
  async run({ caller, store, now }) {
    const { uid } = caller;
    const user = await store.read(documentPaths.user(uid));
    if (!user) refuse('signInNeeded');
    if (isStaff(user.role))
      refuse('notAllowed', 'Cine lucrează în administrare nu poate renunța la al doilea pas.');
    store.delete(documentPaths.secondFactor(uid));
    if (!user.secondFactorSessions) return {};
    store.update(documentPaths.user(uid), {
      ...endOthers(caller, { store, now }),
      secondFactorSessions: FieldValue.delete(),
      updatedAt: now,
    });
    await noteSecurity('secondFactorEnded', byCaller(caller), { store, now });
    await tellOfSecondFactor(uid, 'off', { store, now });
    return {};
  },
});
