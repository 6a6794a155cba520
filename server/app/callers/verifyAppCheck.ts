import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { refuse } from '../command/refuse';

const GOOGLE_KEYS = 'https://firebaseappcheck.googleapis.com/v1/jwks';

export type AppCheckSettings = {
  /** The app whose tokens count, `1:{project number}:web:{id}`. */
  appId: string;
  /** The embedded Firebase, whose keys sign them; Google's unless told. */
  embeddedOrigin?: string | undefined;
};
/** @throws Refusal appCheckNeeded */
export type VerifyAppCheck = (token: string | undefined) => Promise<void>;

/** Checks tokens of App Check, by which a request shows that it comes from the site's own pages, against the keys that their issuer publishes. */
export function createVerifyAppCheck({ appId, embeddedOrigin }: AppCheckSettings): VerifyAppCheck {
  const [, projectNumber] = appId.split(':');
  const path = new URL(GOOGLE_KEYS).pathname;
  const keys = createRemoteJWKSet(new URL(embeddedOrigin ? embeddedOrigin + path : GOOGLE_KEYS));
  return async (token) => {
    if (!token) refuse('appCheckNeeded');
    try {
      await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: `https://firebaseappcheck.googleapis.com/${projectNumber}`,
        audience: `projects/${projectNumber}`,
        subject: appId,
        requiredClaims: ['exp'],
      });
    } catch (error) {
      // Keys that cannot be fetched are our fault, not the caller's.
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout))
        refuse('appCheckNeeded');
      throw error;
    }
  };
}
