import * as z from 'zod/mini';
import { idField, textField } from '../site/fields';
import * as limits from '../site/limits';
import { contestOutcomes, moderationGrounds } from './moderationFields';
import { idsOf } from '../listing/vehicleFields';

/** The last decision about a listing, kept on it for its owner (DSA art. 17), and how the owner contested it (art. 20). */
export const moderationSchema = z
  .strictObject({
    decision: z.enum(['approved', 'rejected']),
    decidedAt: z.date(),
    decidedBy: idField,
    ground: z.optional(z.enum(idsOf(moderationGrounds))),
    facts: z.optional(textField(limits.STATEMENT_FACTS_MIN, limits.STATEMENT_FACTS_MAX)),
    /** The rejection followed a notice (art. 16); otherwise it was the operator's own initiative. The owner is told which. */
    onNotice: z.optional(z.literal(true)),
    contestText: z.optional(textField(limits.APPEAL_MIN, limits.APPEAL_MAX)),
    contestedAt: z.optional(z.date()),
    /** Only until the appeal is answered: what lists and counts of unanswered ones ask for. */
    contestWaiting: z.optional(z.literal(true)),
    contestOutcome: z.optional(z.enum(idsOf(contestOutcomes))),
    contestDecidedAt: z.optional(z.date()),
    contestAnswer: z.optional(textField(1, limits.STATEMENT_FACTS_MAX)),
  })
  .check(
    z.refine(
      (moderation) =>
        moderation.decision === 'approved' ||
        (moderation.ground !== undefined && moderation.facts !== undefined),
    ),
  );
export type Moderation = z.infer<typeof moderationSchema>;
