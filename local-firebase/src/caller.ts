/**
 * Who sends a request: 'owner' passes every rule (trusted code by its service token; in test mode a caller that says
 * `owner`), null is anonymous, otherwise a signed-in user with all claims.
 */
export type Caller = 'owner' | { uid: string; token: Record<string, unknown> } | null;

/**
 * Reads the caller out of an authorization header (`Bearer x` or `Firebase x`); undefined or an empty header is anonymous.
 * Throws InvalidTokenError when a token is present but not acceptable.
 */
export type Authenticate = (authorization: string | undefined, projectId: string) => Caller;

/** A token that is present and not acceptable; `status` is 400 (not a JWT) or 401 (bad signature, audience, expiry, unsigned). */
export class InvalidTokenError extends Error {
  override name = 'InvalidTokenError';
  constructor(
    message: string,
    readonly status: 400 | 401 = 401,
  ) {
    super(message);
  }
}
