import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { noteProof, proveSession } from '../../../accounts/second-factor/proveSession';
import { readSecondFactor } from '../../../accounts/second-factor/readSecondFactor';
import { takeCode } from '../../../accounts/second-factor/takeCode';
import { defineCommand } from '../../../app/command/defineCommand';
import { perDay } from '../../../app/limits/limits';
import { unproved } from '../../../app/command/who';
import { byCaller, noteSecurity } from '../../../security/noteSecurity';
import { beganOf } from '../../../accounts/beganOf';
import { tellOfSecondFactor } from './tellOfSecondFactor';

const events = {
  app: 'codeProved',
  recovery: 'recoveryCodeUsed',
  wrong: 'codeWrong',
  used: 'codeWrong',
  paused: 'codePaused',
} as const;

/** Proves the second factor for the caller's session. A wrong code is an answer, not a refusal: it is counted. */
export const proveSecondFactor = defineCommand(commands.proveSecondFactor, {
  who: unproved,
  limit: perDay('secondFactorCodes'),
  isAnsweredOnce: true,
  async run({ caller, input, store, now }) {
    const { uid } = caller;
    const began = beganOf(caller);
    const user = (await store.read(documentPaths.user(uid))) ?? {};
    if (!user.secondFactorSessions || user.secondFactorSessions.includes(began))
      return { outcome: 'proved' as const };
    const kept = await readSecondFactor(uid, store);
    const { how, next } = takeCode(uid, input.code, kept, now);
    if (next !== kept) store.set(documentPaths.secondFactor(uid), next);
    const event = events[how];
    await noteSecurity(event, byCaller(caller), { store, now });
    if (how !== 'app' && how !== 'recovery') return { outcome: how };
    store.update(documentPaths.user(uid), { ...proveSession(user, began), updatedAt: now });
    await noteProof(uid, began, store, now);
    if (how === 'recovery')
      await tellOfSecondFactor(uid, { codesLeft: next.recoveryDigests.length }, { store, now });
    return { outcome: 'proved' as const };
  },
});
