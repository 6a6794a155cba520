import type { AccountStore } from './AccountStore';
import { decodeUnchecked, type Claims, type Signer } from './signer';

/** Who asks: `token` holds every claim. `owner` is true only for `Bearer owner` in test mode and passes all rules. */
export type Caller = { uid: string; token: Claims; owner: boolean };

/** A header that does not identify anybody; `status` and `httpStatus` are Google's for Firestore and Storage. */
export class TokenError extends Error {
  override name = 'TokenError';
  constructor(message: string, readonly httpStatus: 400 | 401, readonly status: 'INVALID_ARGUMENT' | 'UNAUTHENTICATED') {
    super(message);
  }
}

/** Reads an Authorization header; null without one. @throws TokenError when the token is bad, old, or its account is gone or disabled. */
export type Authenticate = (header: string | undefined, projectId?: string) => Caller | null;

export type AuthenticateOptions = {
  store: AccountStore;
  signer: Signer;
  projectIds: readonly string[];
  testMode: boolean;
  now?: () => number;
};

export function createAuthenticate(options: AuthenticateOptions): Authenticate {
  const now = options.now ?? Date.now;
  return (header, projectId) => {
    const token = /^(?:Bearer|Firebase)\s+(\S+)\s*$/i.exec(header ?? '')?.[1];
    if (!token) {
      if (!header?.trim()) return null;
      throw refused('Missing or invalid authentication.');
    }
    if (options.testMode) {
      if (token === 'owner') return { uid: 'owner', token: {}, owner: true };
      const unsigned = readUnsigned(token);
      if (unsigned) return unsigned;
    }
    if (!decodeUnchecked(token)) throw new TokenError('invalid jwt', 400, 'INVALID_ARGUMENT');
    const claims = options.signer.verify(token);
    if (!claims) throw refused('Missing or invalid authentication.');
    checkClaims(claims, projectId ? [projectId] : options.projectIds, now());
    const uid = claims.sub as string;
    const account = options.store.findByUid(uid);
    if (!account || account.disabled) throw refused('The account of this token is gone or disabled.');
    if ((claims.auth_time as number) < account.validSinceS) throw refused('The token was issued before a password change.');
    return { uid, token: claims, owner: false };
  };
}

function checkClaims(claims: Claims, projectIds: readonly string[], nowMs: number): void {
  const { aud, iss, sub, exp, auth_time } = claims;
  if (typeof sub !== 'string' || sub === '' || typeof exp !== 'number' || typeof auth_time !== 'number') {
    throw refused('Missing or invalid authentication.');
  }
  if (typeof aud !== 'string' || !projectIds.includes(aud) || iss !== `https://securetoken.google.com/${aud}`) {
    throw refused('The token belongs to another project.');
  }
  if (exp * 1000 <= nowMs) throw refused('The token has expired.');
}

/** Test tokens (`alg: none`) name a user that need not exist; neither audience nor expiry is looked at. */
function readUnsigned(token: string): Caller | null {
  const read = decodeUnchecked(token);
  if (read?.header.alg !== 'none' || read.signature !== '') return null;
  const uid = read.claims.sub ?? read.claims.user_id ?? read.claims.uid;
  if (typeof uid !== 'string' || uid === '') throw new TokenError('invalid jwt', 400, 'INVALID_ARGUMENT');
  return { uid, token: { ...read.claims, sub: uid, user_id: read.claims.user_id ?? uid }, owner: false };
}

function refused(message: string): TokenError {
  return new TokenError(message, 401, 'UNAUTHENTICATED');
}
