import * as z from 'zod/mini';
import { appealOutcomes, moderationGrounds } from '../moderation/moderationFields';
import { idsOf } from '../listing/vehicleFields';

/** A suspension as its person's account shows it; moments in milliseconds. */
export const shownBlockSchema = z.strictObject({
  atMs: z.optional(z.number()),
  untilMs: z.optional(z.number()),
  ground: z.optional(z.enum(idsOf(moderationGrounds))),
  facts: z.string(),
  appeal: z.optional(
    z.strictObject({
      text: z.string(),
      atMs: z.number(),
      outcome: z.optional(z.enum(idsOf(appealOutcomes))),
      answer: z.optional(z.string()),
      isSame: z.boolean(),
    }),
  ),
});
export type ShownBlock = z.infer<typeof shownBlockSchema>;
