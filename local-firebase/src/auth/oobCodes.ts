import { createHash, randomBytes } from 'node:crypto';
import type { Account, OobCode, OobType } from './AccountStore';
import type { AuthContext } from './AuthContext';
import { must } from './AuthError';

const modes = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
} as const;
const lifeMs = {
  PASSWORD_RESET: 60 * 60_000,
  VERIFY_EMAIL: 3 * 24 * 60 * 60_000,
  VERIFY_AND_CHANGE_EMAIL: 3 * 24 * 60 * 60_000,
} as const;

/** Makes a code and puts the link that carries it into the outbox and the log; earlier codes of the kind end. */
export function sendCode(
  context: AuthContext,
  type: OobType,
  account: Account & { email: string },
  continueUrl?: string,
  newEmail?: string,
): void {
  const link = createLink(context, type, account, continueUrl, newEmail);
  const email = newEmail ?? account.email;
  context.outbox.add({ at: context.now(), type, email, link });
  context.log(`Mesaj local (${modes[type]}): ${link}`);
}

/** Makes a code and the link that carries it, for trusted code that sends it itself; earlier codes of the kind end. */
export function createLink(
  context: AuthContext,
  type: OobType,
  account: Account & { email: string },
  continueUrl?: string,
  newEmail?: string,
): string {
  const code = randomBytes(32).toString('base64url');
  const nowMs = context.now();
  context.store.addCode(
    {
      hash: hashOf(code),
      type,
      uid: account.uid,
      email: account.email,
      newEmail: newEmail ?? null,
      expiresAt: nowMs + lifeMs[type],
    },
    nowMs,
  );
  const link = new URL(context.actionUrl);
  link.searchParams.set('mode', modes[type]);
  link.searchParams.set('oobCode', code);
  if (continueUrl !== undefined) link.searchParams.set('continueUrl', continueUrl);
  return link.href;
}

/** A code that still works, and its account. @throws AuthError INVALID_OOB_CODE, EXPIRED_OOB_CODE, USER_DISABLED */
export function findOpenCode(
  context: AuthContext,
  given: string,
): { code: OobCode; account: Account } {
  const code = context.store.findCode(hashOf(given));
  must(code, 'INVALID_OOB_CODE');
  must(code.expiresAt > context.now(), 'EXPIRED_OOB_CODE');
  const account = context.store.findByUid(code.uid);
  must(account && account.email === code.email, 'INVALID_OOB_CODE');
  must(!account.disabled, 'USER_DISABLED');
  return { code, account };
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
