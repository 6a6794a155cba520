import * as z from 'zod/mini';

/** Whom a canary is for, beside its share of visitors: those of one county's site, those who are signed in. */
export const cohortSchema = z.object({
  /** The code of `county` in site.config.json: several sites may be served from one place. */
  county: z.optional(z.string().check(z.regex(/^[A-Z]{1,2}$/))),
  signedIn: z.optional(z.literal(true)),
});
export type Cohort = z.infer<typeof cohortSchema>;
