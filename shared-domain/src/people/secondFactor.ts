import * as z from 'zod/mini';
import { textField, wholeField } from '../site/fields';
import { RECOVERY_CODES } from '../site/limits';

/** Twenty random bytes in base32, as RFC 4226 recommends. */
const secretField = z.string().check(z.regex(/^[A-Z2-7]{32}$/));

/**
 * A document of `secondFactors/{uid}`, which no rule lets anybody read: what an authenticator app shares with trusted code
 * (RFC 6238), and what is left of the recovery codes. `secret` is absent until the first code proved that the app has it.
 */
export const secondFactorSchema = z.strictObject({
  secret: z.optional(secretField),
  /** When the app in use proved itself first. */
  confirmedAt: z.optional(z.date()),
  /** When the recovery codes were made; absent of earlier versions: with the app. */
  codesAt: z.optional(z.date()),
  /** The 30-second step of the last code that was taken: no code is taken twice, and none before it. */
  lastStep: wholeField(0, Number.MAX_SAFE_INTEGER),
  /** Digests of the recovery codes that are left. */
  recoveryDigests: z.array(textField(64, 64)).check(z.maxLength(RECOVERY_CODES)),
  /** An app that is being set up and has not proved itself. */
  pending: z.optional(z.strictObject({ secret: secretField, startedAt: z.date() })),
  /** Wrong codes on a day (`20261128`). */
  wrong: z.optional(z.strictObject({ day: textField(8, 8), count: wholeField(0, 1000) })),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;
