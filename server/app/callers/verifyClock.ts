import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { refuse } from '../command/refuse';

const GOOGLE_CERTIFICATES = 'https://www.googleapis.com/oauth2/v3/certs';

export type Clock = {
  /** The service account that Cloud Scheduler calls as. */
  account: string;
  /** The address of this service, which the tokens are for. */
  audience: string;
};

/** Checks the OIDC token with which Cloud Scheduler calls: Google's, for this service, of this one account. */
export function createVerifyClock(
  { account, audience }: Clock,
  keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(GOOGLE_CERTIFICATES)),
) {
  return async (token: string): Promise<void> => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: ['https://accounts.google.com', 'accounts.google.com'],
        audience,
        requiredClaims: ['exp', 'iat', 'email'],
      });
      if (payload.email !== account || payload.email_verified !== true) refuse('notAllowed');
    } catch (error) {
      // Keys that cannot be fetched are our fault, not the caller's.
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout))
        refuse('signInNeeded');
      throw error;
    }
  };
}
