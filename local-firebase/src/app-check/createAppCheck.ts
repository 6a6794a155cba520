import { createHash, timingSafeEqual } from 'node:crypto';
import type { Signer } from '../auth/signer';

export const APP_CHECK_HEADER = 'x-firebase-appcheck';
/** Shorter than a week and longer than half an hour, as Google has it. */
const TOKEN_LIFE_S = 3600;

export type CheckedService = 'firestore' | 'storage';
export type AppCheckOptions = {
  /** Secrets that are exchanged for tokens, as they are registered in the Firebase console. */
  debugTokens: readonly string[];
  /** The services that refuse clients without a token; both unless told. */
  services?: readonly CheckedService[];
};

export type AppCheck = {
  /** A token for an app (`1:{project number}:web:{id}`); null for an unknown secret or another form of app. */
  exchange(appId: string, debugToken: string): { token: string; ttl: string } | null;
  /** Whether a client may ask a service with the token that it shows. */
  admits(service: CheckedService, token: string | undefined): boolean;
};

const issuerOf = (projectNumber: string) =>
  `https://firebaseappcheck.googleapis.com/${projectNumber}`;

/** Gives and checks tokens of App Check, which say that a request comes from an app of the project. */
export function createAppCheck(
  { debugTokens, services = ['firestore', 'storage'] }: AppCheckOptions,
  { signer, projectId, now }: { signer: Signer; projectId: string; now: () => number },
): AppCheck {
  return {
    exchange(appId, debugToken) {
      const projectNumber = /^1:(\d+):web:[0-9a-f]+$/.exec(appId)?.[1];
      if (!projectNumber || !debugTokens.some((known) => isSame(known, debugToken))) return null;
      const issuedAt = Math.floor(now() / 1000);
      const token = signer.signIdToken({
        iss: issuerOf(projectNumber),
        aud: [`projects/${projectNumber}`, `projects/${projectId}`],
        sub: appId,
        iat: issuedAt,
        exp: issuedAt + TOKEN_LIFE_S,
      });
      return { token, ttl: `${TOKEN_LIFE_S}s` };
    },
    admits(service, token) {
      if (!services.includes(service)) return true;
      const claims = token === undefined ? null : signer.verify(token);
      if (!claims) return false;
      const { iss, aud, sub, exp } = claims;
      const projectNumber = typeof sub === 'string' ? (sub.split(':')[1] ?? '') : '';
      return (
        iss === issuerOf(projectNumber) &&
        Array.isArray(aud) &&
        aud.includes(`projects/${projectId}`) &&
        typeof exp === 'number' &&
        exp * 1000 > now()
      );
    },
  };
}

/** Takes the same time wherever two texts differ. */
function isSame(known: string, given: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(known), digest(given));
}
