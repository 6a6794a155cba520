import * as z from 'zod/mini';

/** `licences.json` of a build: every package that its files carry, with the text of its licence. */
export const licencesSchema = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    licence: z.string(),
    source: z.string(),
    /** What the licence wants said beside its text. */
    note: z.optional(z.string()),
    text: z.string(),
  }),
);
export type Licence = z.infer<typeof licencesSchema>[number];
