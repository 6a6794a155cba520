import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { refuse } from '../command/refuse';

const GOOGLE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

type Identity = { uid: string; email?: string; emailVerified: boolean; authTime: Date };
export type VerifyIdToken = (token: string) => Promise<Identity>;

/** Checks ID tokens of a project against the keys that their issuer publishes: Google, or the embedded Firebase at an address. */
export function createVerifyIdToken(projectId: string, embeddedOrigin?: string): VerifyIdToken {
  const path = new URL(GOOGLE_KEYS).pathname;
  const keys = createRemoteJWKSet(
    new URL(embeddedOrigin === undefined ? GOOGLE_KEYS : embeddedOrigin + path),
  );
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: `https://securetoken.google.com/${projectId}`,
        audience: projectId,
        requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
      });
      return {
        uid: payload.sub as string,
        ...(typeof payload.email === 'string' && { email: payload.email }),
        emailVerified: payload.email_verified === true,
        authTime: new Date(Number(payload.auth_time) * 1000),
      };
    } catch (error) {
      // Keys that cannot be fetched are our fault, not the caller's.
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout))
        refuse('signInNeeded');
      throw error;
    }
  };
}
