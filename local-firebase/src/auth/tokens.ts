import { randomBytes } from 'node:crypto';
import type { Account, AccountStore } from './AccountStore';
import type { AuthContext } from './AuthContext';
import { AuthError, must } from './AuthError';
import type { Claims } from './signer';

export const TOKEN_LIFE_S = 3600;

/** Tokens of a session; `authTimeS` is when the password was given (now, unless told). */
export function issueTokens(context: AuthContext, account: Account, authTimeS?: number) {
  // A password change moves validSinceS to the next second, so that tokens of the same second end too; new ones start there.
  const issuedAt = Math.max(Math.floor(context.now() / 1000), account.validSinceS);
  const authTime = authTimeS ?? issuedAt;
  return {
    idToken: context.signer.signIdToken(idClaims(context.projectId, account, issuedAt, authTime)),
    refreshToken: context.signer.sign({
      typ: 'refresh',
      aud: context.projectId,
      sub: account.uid,
      auth_time: authTime,
      jti: randomBytes(8).toString('hex'),
    }),
    expiresIn: String(TOKEN_LIFE_S),
  };
}

function idClaims(projectId: string, account: Account, issuedAt: number, authTime: number): Claims {
  return {
    ...account.claims,
    ...(account.displayName ? { name: account.displayName } : {}),
    ...(account.photoUrl ? { picture: account.photoUrl } : {}),
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: authTime,
    user_id: account.uid,
    sub: account.uid,
    iat: issuedAt,
    exp: issuedAt + TOKEN_LIFE_S,
    ...(account.email ? { email: account.email } : {}),
    email_verified: account.emailVerified,
    firebase: {
      identities: account.email ? { email: [account.email] } : {},
      sign_in_provider: 'password',
    },
  };
}

/** The second from which tokens are good after a password change at `nowMs`. */
export function validAfterChange(account: Account, nowMs: number): number {
  return Math.max(Math.floor(nowMs / 1000), account.validSinceS) + 1;
}

/** The account of an id token sent in a body. @throws AuthError INVALID_ID_TOKEN, TOKEN_EXPIRED, USER_NOT_FOUND, USER_DISABLED */
export function readIdToken(
  context: AuthContext,
  token: string | undefined,
): { account: Account; authTimeS: number } {
  must(token, 'MISSING_ID_TOKEN');
  const claims = context.signer.verify(token);
  must(
    claims &&
      claims.aud === context.projectId &&
      claims.iss === `https://securetoken.google.com/${context.projectId}` &&
      typeof claims.exp === 'number',
    'INVALID_ID_TOKEN',
  );
  must(claims.exp * 1000 > context.now(), 'TOKEN_EXPIRED');
  return findAccount(context.store, claims);
}

/** The account of a refresh token. @throws AuthError INVALID_REFRESH_TOKEN, TOKEN_EXPIRED, USER_NOT_FOUND, USER_DISABLED */
export function readRefreshToken(
  context: AuthContext,
  token: string,
): { account: Account; authTimeS: number } {
  const claims = context.signer.verify(token);
  must(claims?.typ === 'refresh' && claims.aud === context.projectId, 'INVALID_REFRESH_TOKEN');
  return findAccount(context.store, claims);
}

function findAccount(store: AccountStore, claims: Claims): { account: Account; authTimeS: number } {
  const account = store.findByUid(String(claims.sub));
  must(account, 'USER_NOT_FOUND');
  must(!account.disabled, 'USER_DISABLED');
  const authTimeS = Number(claims.auth_time);
  must(authTimeS >= account.validSinceS, 'TOKEN_EXPIRED');
  return { account, authTimeS };
}

const RECENT_S = 5 * 60;

/** What changes who can sign in wants a recent password. @throws AuthError CREDENTIAL_TOO_OLD_LOGIN_AGAIN */
export function mustBeRecent(context: AuthContext, authTimeS: number): void {
  if (Math.floor(context.now() / 1000) - authTimeS > RECENT_S)
    throw new AuthError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}
