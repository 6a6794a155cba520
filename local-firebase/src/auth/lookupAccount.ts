import type { Account } from './AccountStore';
import { textField, type Operation } from './AuthContext';
import { readIdToken } from './tokens';

/** accounts:lookup: the caller's own account. */
export const lookupAccount: Operation = (context, call) => {
  const { account } = readIdToken(context, textField(call, 'idToken', 10_000));
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [toUserInfo(account)] };
};

/** An account in Identity Toolkit's words; times are ms as text. */
export function toUserInfo(account: Account) {
  return {
    localId: account.uid,
    ...profile(account),
    emailVerified: account.emailVerified,
    providerUserInfo: providers(account),
    validSince: String(account.validSinceS),
    createdAt: String(account.createdAt),
    lastLoginAt: String(account.lastLoginAt),
    lastRefreshAt: new Date(account.lastLoginAt).toISOString(),
    passwordUpdatedAt: account.passwordUpdatedAt,
    disabled: account.disabled,
    ...(Object.keys(account.claims).length > 0
      ? { customAttributes: JSON.stringify(account.claims) }
      : {}),
  };
}

/** The parts of an account that may be missing. */
export function profile(account: Account) {
  return {
    ...(account.email === null ? {} : { email: account.email }),
    ...(account.displayName === null ? {} : { displayName: account.displayName }),
    ...(account.photoUrl === null ? {} : { photoUrl: account.photoUrl }),
  };
}

export function providers(account: Account) {
  if (account.email === null || account.passwordHash === null) return [];
  return [
    {
      providerId: 'password',
      federatedId: account.email,
      rawId: account.email,
      ...profile(account),
    },
  ];
}
