import { countAttempt, forgiveAttempt, limits } from './attempts';
import { emailField, textField, type Operation } from './AuthContext';
import { must } from './AuthError';
import { verifyPassword } from './passwords';
import { issueTokens } from './tokens';

/** accounts:signInWithPassword; a wrong password and an unknown account answer alike, in words and in time. */
export const signInWithPassword: Operation = async (context, call) => {
  const { store } = context;
  const email = emailField(call);
  const password = textField(call, 'password', 10_000);
  must(password, 'MISSING_PASSWORD');
  const accountKey = `signIn:${email} ${call.address}`;
  const anywhereKey = `signIn:${email}`;
  const addressKey = `signIn@${call.address}`;
  countAttempt(
    store,
    {
      [accountKey]: limits.signInPerAccount,
      [anywhereKey]: limits.signInPerAccountAnywhere,
      [addressKey]: limits.signInPerAddress,
    },
    context.now(),
  );
  const hash = store.findByEmail(email)?.passwordHash ?? null;
  const right = await verifyPassword(password, hash, context.passwordCost);
  const account = store.findByEmail(email); // again: it may have changed meanwhile
  must(right && account && account.passwordHash === hash, 'INVALID_LOGIN_CREDENTIALS');
  store.dropAttempts(accountKey);
  forgiveAttempt(store, anywhereKey);
  forgiveAttempt(store, addressKey);
  must(!account.disabled, 'USER_DISABLED');
  store.update(account.uid, { lastLoginAt: context.now() });
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId: account.uid,
    email,
    displayName: account.displayName ?? '',
    ...issueTokens(context, account),
  };
};
