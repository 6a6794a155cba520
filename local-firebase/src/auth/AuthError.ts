/** A refusal in Identity Toolkit's words, e.g. `EMAIL_EXISTS`; answered as HTTP `status` (400 unless told). */
export class AuthError extends Error {
  override name = 'AuthError';
  constructor(
    readonly code: string,
    readonly status: 400 | 401 | 403 | 404 | 413 = 400,
  ) {
    super(code);
  }
  /** The body that the web SDK reads. */
  toJSON() {
    const message = this.code;
    return {
      error: {
        code: this.status,
        message,
        errors: [{ message, reason: 'invalid', domain: 'global' }],
      },
    };
  }
}

/** Throws AuthError(code) unless `condition` holds. */
export function must(condition: unknown, code: string): asserts condition {
  if (!condition) throw new AuthError(code);
}
