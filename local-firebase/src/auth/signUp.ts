import { randomInt } from 'node:crypto';
import type { Account } from './AccountStore';
import { countAttempt, limits } from './attempts';
import { checkChosenPassword, emailField, textField, type Operation } from './AuthContext';
import { AuthError, must } from './AuthError';
import { hashPassword } from './passwords';
import { issueTokens } from './tokens';

/** accounts:signUp: a new account with e-mail and password, signed in at once. */
export const signUp: Operation = async (context, call) => {
  must(call.body.localId === undefined, 'UNEXPECTED_PARAMETER : User ID');
  must(call.body.idToken === undefined, 'OPERATION_NOT_ALLOWED');
  const password = textField(call, 'password', 10_000);
  const displayName = textField(call, 'displayName', 256) ?? null;
  must(call.body.email !== undefined || password !== undefined, 'ADMIN_ONLY_OPERATION'); // anonymous accounts are off
  const email = emailField(call);
  must(password, 'MISSING_PASSWORD');
  checkChosenPassword(context, password, { email, displayName });
  countAttempt(
    context.store,
    { [`signUp:${call.address}`]: limits.signUpPerAddress },
    context.now(),
  );
  must(!context.store.findByEmail(email), 'EMAIL_EXISTS');
  const passwordHash = await hashPassword(password, context.passwordCost);
  const account = newAccount({ uid: randomUid(), email, displayName, passwordHash }, context.now());
  if (!context.store.insert(account)) throw new AuthError('EMAIL_EXISTS');
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: account.uid,
    email,
    ...(displayName === null ? {} : { displayName }),
    ...issueTokens(context, account),
  };
};

/** An account with nothing but what is given. */
export function newAccount(
  given: Pick<Account, 'uid' | 'email' | 'displayName' | 'passwordHash'> & Partial<Account>,
  nowMs: number,
): Account {
  return {
    emailVerified: false,
    photoUrl: null,
    passwordUpdatedAt: nowMs,
    validSinceS: Math.floor(nowMs / 1000),
    createdAt: nowMs,
    lastLoginAt: nowMs,
    disabled: false,
    claims: {},
    ...given,
  };
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** 28 letters and digits, as Firebase's own. */
export function randomUid(): string {
  return Array.from({ length: 28 }, () => letters[randomInt(letters.length)]).join('');
}
