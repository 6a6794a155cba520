import { createHash, timingSafeEqual } from 'node:crypto';
import { InvalidTokenError, type Authenticate, type Caller } from '../caller';
import type { AccountStore } from './AccountStore';
import { decodeUnchecked, type Claims, type Signer } from './signer';

export type AuthenticateOptions = {
  store: AccountStore;
  signer: Signer;
  /** The caller that shows it is trusted code and passes every rule. */
  serviceToken?: string;
  testMode: boolean;
  now?: () => number;
};

/**
 * The service token and signed tokens of this installation; in test mode also unsigned ones and `owner`. A token ends
 * with its account, a password change or its hour.
 */
export function createAuthenticate(options: AuthenticateOptions): Authenticate {
  const now = options.now ?? Date.now;
  return (header, projectId) => {
    const token = /^(?:Bearer|Firebase)\s+(\S+)\s*$/i.exec(header ?? '')?.[1];
    if (!token) {
      if (!header?.trim()) return null;
      throw new InvalidTokenError('Missing or invalid authentication.');
    }
    if (options.serviceToken && isSame(token, options.serviceToken)) return 'owner';
    if (options.testMode) {
      if (token === 'owner') return 'owner';
      const unsigned = readUnsigned(token);
      if (unsigned) return unsigned;
    }
    if (!decodeUnchecked(token)) throw new InvalidTokenError('invalid jwt', 400);
    const claims = options.signer.verify(token);
    if (!claims) throw new InvalidTokenError('Missing or invalid authentication.');
    checkClaims(claims, projectId, now());
    const uid = claims.sub as string;
    const account = options.store.findByUid(uid);
    if (!account || account.disabled)
      throw new InvalidTokenError('The account of this token is gone or disabled.');
    if ((claims.auth_time as number) < account.validSinceS)
      throw new InvalidTokenError('The token was issued before a password change.');
    return { uid, token: claims };
  };
}

/** Takes the same time wherever two texts differ. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}

function checkClaims(claims: Claims, projectId: string, nowMs: number): void {
  const { aud, iss, sub, exp, auth_time } = claims;
  if (
    typeof sub !== 'string' ||
    sub === '' ||
    typeof exp !== 'number' ||
    typeof auth_time !== 'number'
  ) {
    throw new InvalidTokenError('Missing or invalid authentication.');
  }
  if (aud !== projectId || iss !== `https://securetoken.google.com/${projectId}`)
    throw new InvalidTokenError('The token belongs to another project.');
  if (exp * 1000 <= nowMs) throw new InvalidTokenError('The token has expired.');
}

/** Test tokens (`alg: none`) name a user that need not exist; neither audience nor expiry is looked at. */
function readUnsigned(token: string): Caller {
  const read = decodeUnchecked(token);
  if (read?.header.alg !== 'none' || read.signature !== '') return null;
  const uid = read.claims.sub ?? read.claims.user_id ?? read.claims.uid;
  if (typeof uid !== 'string' || uid === '') throw new InvalidTokenError('invalid jwt', 400);
  return { uid, token: read.claims };
}
