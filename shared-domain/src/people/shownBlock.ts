import * as z from 'zod/mini';
import { appealOutcomes, moderationGrounds } from '../moderation/moderationFields';
import { idsOf } from '../listing/vehicleFields';

/** An appeal against a decision and its answer, as screens show it. */
export const shownAppealSchema = z.strictObject({
  text: z.string(),
  atMs: z.number(),
  outcome: z.optional(z.enum(idsOf(appealOutcomes))),
  answer: z.optional(z.string()),
  /** The same administrator decided and answered, as there is no other. */
  isSame: z.boolean(),
});
export type ShownAppeal = z.infer<typeof shownAppealSchema>;

/** A suspension as its person's account shows it; moments in milliseconds. */
export const shownBlockSchema = z.strictObject({
  atMs: z.optional(z.number()),
  untilMs: z.optional(z.number()),
  ground: z.optional(z.enum(idsOf(moderationGrounds))),
  facts: z.string(),
  appeal: z.optional(shownAppealSchema),
});
export type ShownBlock = z.infer<typeof shownBlockSchema>;
