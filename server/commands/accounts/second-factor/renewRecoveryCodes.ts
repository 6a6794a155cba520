import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { readSecondFactor } from '../../../accounts/second-factor/readSecondFactor';
import { newRecoveryCodes, toRecoveryDigest } from '../../../accounts/second-factor/recoveryCodes';
import { defineCommand } from '../../../app/command/defineCommand';
import { perDay } from '../../../app/limits/limits';
import { refuse } from '../../../app/command/refuse';
import { ownerOfAccount } from '../../../app/command/who';
import { byCaller, noteSecurity } from '../../../security/noteSecurity';
import { tellOfSecondFactor } from './tellOfSecondFactor';

/** New recovery codes, shown once; those before are worth nothing. */
export const renewRecoveryCodes = defineCommand(commands.renewRecoveryCodes, {
  who: ownerOfAccount,
  limit: perDay('secondFactor'),
  isAnsweredOnce: true,
  async run({ caller, store, now }) {
    const { uid } = caller;
    const kept = await readSecondFactor(uid, store);
    if (!kept.secret) refuse('wrongStatus', 'Al doilea pas nu este activat.');
    const recoveryCodes = newRecoveryCodes();
    const recoveryDigests = recoveryCodes.map((code) => toRecoveryDigest(uid, code));
    store.set(documentPaths.secondFactor(uid), { ...kept, recoveryDigests, codesAt: now });
    await noteSecurity('recoveryCodesRenewed', byCaller(caller), { store, now });
    await tellOfSecondFactor(uid, 'codes', { store, now });
    return { recoveryCodes };
  },
});
