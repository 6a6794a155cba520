import type { SecondFactor } from '@anunturi/shared-domain/people/secondFactor';
import { toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { WRONG_CODES_PER_DAY } from '@anunturi/shared-domain/site/limits';
import { toRecoveryDigest } from './recoveryCodes';
import { stepOf } from './totp';

type Taken =
  | { how: 'app' | 'recovery'; next: SecondFactor }
  /** `paused`: too many wrong ones today, only a recovery code is looked at. */
  | { how: 'wrong' | 'used' | 'paused'; next: SecondFactor };

/**
 * Looks at a code of an authenticator app or a recovery code, and answers what is kept afterwards. A code is taken once. Recovery
 * codes are looked at whatever was guessed before: who guesses locks nobody out.
 */
export function takeCode(uid: string, code: string, kept: SecondFactor, now: Date): Taken {
  const digest = toRecoveryDigest(uid, code);
  if (kept.recoveryDigests.includes(digest)) {
    const recoveryDigests = kept.recoveryDigests.filter((each) => each !== digest);
    return { how: 'recovery', next: { ...kept, recoveryDigests } };
  }
  const day = toDayKey(now);
  const count = kept.wrong?.day === day ? kept.wrong.count : 0;
  if (count >= WRONG_CODES_PER_DAY) return { how: 'paused', next: kept };
  const step = kept.secret && stepOf(code.replace(/\s/g, ''), kept.secret, now);
  if (!step) return { how: 'wrong', next: { ...kept, wrong: { day, count: count + 1 } } };
  if (step <= kept.lastStep) return { how: 'used', next: kept };
  return { how: 'app', next: { ...kept, lastStep: step } };
}
