import * as z from 'zod/mini';

const versionField = z.int().check(z.minimum(1));
const stateOfText = z.object({
  /** The version that holds now. */
  inForce: versionField,
  /** Versions that people were told of, the newest last, each with the day from which it holds (`2026-12-20`). */
  told: z.array(
    z.object({
      version: versionField,
      from: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    }),
  ),
});

/** `settings/legal`: what of the legal texts holds on this site, by trusted code (followLegalTexts). */
export const legalStateSchema = z.object({
  terms: z.optional(stateOfText),
  privacy: z.optional(stateOfText),
});
export type LegalState = z.infer<typeof legalStateSchema>;
