import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { endOthers } from '../../../accounts/endOthers';
import { noteProof } from '../../../accounts/second-factor/proveSession';
import { readSecondFactor } from '../../../accounts/second-factor/readSecondFactor';
import { newRecoveryCodes, toRecoveryDigest } from '../../../accounts/second-factor/recoveryCodes';
import { stepOf } from '../../../accounts/second-factor/totp';
import { defineCommand } from '../../../app/command/defineCommand';
import { perDay } from '../../../app/limits/limits';
import { Refusal, refuse } from '../../../app/command/refuse';
import { ownerOfAccount } from '../../../app/command/who';
import { byCaller, noteSecurity } from '../../../security/noteSecurity';
import { beganOf } from '../../../accounts/beganOf';
import { tellOfSecondFactor } from './tellOfSecondFactor';

/** How long an app may take to be set up. */
const PENDING_MS = 60 * 60 * 1000;
const WRONG =
  'Codul nu este cel din aplicație. Verificați ora telefonului și scrieți codul de acum.';

/** The app has proved itself: the second factor is on, every other session is over, and the recovery codes are shown, once. */
export const confirmSecondFactor = defineCommand(commands.confirmSecondFactor, {
  who: ownerOfAccount,
  limit: perDay('secondFactorCodes'),
  isAnsweredOnce: true,
  async run({ caller, input, store, now }) {
    const { uid } = caller;
    const { pending } = await readSecondFactor(uid, store);
    if (!pending || now.getTime() - pending.startedAt.getTime() > PENDING_MS)
      refuse('wrongStatus', 'Activarea a expirat. Luați-o de la început.');
    const step = stepOf(input.code.replace(/\s/g, ''), pending.secret, now);
    if (step === undefined)
      throw new Refusal('invalidInput', WRONG, { code: WRONG }, (means) =>
        noteSecurity('codeWrong', byCaller(caller), means),
      );
    const recoveryCodes = newRecoveryCodes();
    store.set(documentPaths.secondFactor(uid), {
      secret: pending.secret,
      confirmedAt: now,
      codesAt: now,
      lastStep: step,
      recoveryDigests: recoveryCodes.map((code) => toRecoveryDigest(uid, code)),
    });
    const began = beganOf(caller);
    store.update(documentPaths.user(uid), {
      ...endOthers(caller, { store, now }),
      secondFactorSessions: [began],
      updatedAt: now,
    });
    await noteProof(uid, began, store, now);
    await noteSecurity('secondFactorSet', byCaller(caller), { store, now });
    await tellOfSecondFactor(uid, 'on', { store, now });
    return { recoveryCodes };
  },
});
