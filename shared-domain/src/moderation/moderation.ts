import * as z from 'zod/mini';
import { textField } from '../site/fields';
import * as limits from '../site/limits';
import { appealOutcomes, moderationGrounds } from './moderationFields';
import { idsOf } from '../listing/vehicleFields';

/** What a listing said when it was decided: prices and facts as they are shown. What differs later is marked for the next moderator. */
const shownBeforeSchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  price: z.string(),
  place: z.string(),
  categoryId: z.string(),
  photoIds: z.array(z.string()),
  facts: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  /** A digest, which tells another phone from the same one. */
  phone: z.optional(z.string()),
});
export type ShownBefore = z.infer<typeof shownBeforeSchema>;

/**
 * A document of `listings/{id}/private/moderation`, read by the owner and by administrators alone: the last decision
 * about the listing (DSA art. 17) and how the owner appealed against it (art. 20). Who decided stands in the log.
 */
export const moderationSchema = z
  .strictObject({
    decision: z.enum(['approved', 'rejected']),
    decidedAt: z.date(),
    /** When it was first approved: it counts once for its seller's trust, however often it is edited. */
    acceptedAt: z.optional(z.date()),
    ground: z.optional(z.enum(idsOf(moderationGrounds))),
    facts: z.optional(textField(limits.STATEMENT_FACTS_MIN, limits.STATEMENT_FACTS_MAX)),
    /** It is a removal from view: the owner cannot send the listing again. */
    removed: z.optional(z.literal(true)),
    /** It asks for changes: what its owner is to do before sending the listing again. */
    changes: z.optional(
      z.array(textField(1, limits.STATEMENT_FACTS_MAX)).check(z.minLength(1), z.maxLength(20)),
    ),
    /** What the listing said then; absent of decisions by earlier versions. */
    before: z.optional(shownBeforeSchema),
    /** The rejection followed a notice (art. 16); otherwise it was the operator's own initiative. The owner is told which. */
    onNotice: z.optional(z.literal(true)),
    contestText: z.optional(textField(limits.APPEAL_MIN, limits.APPEAL_MAX)),
    contestedAt: z.optional(z.date()),
    contestOutcome: z.optional(z.enum(idsOf(appealOutcomes))),
    contestDecidedAt: z.optional(z.date()),
    contestAnswer: z.optional(textField(1, limits.STATEMENT_FACTS_MAX)),
    /** The same administrator decided and answered, as there is no other. */
    contestSame: z.optional(z.literal(true)),
    /** When the owner put the answer away; until then it stands beside the listing. */
    answerDismissedAt: z.optional(z.date()),
  })
  .check(
    z.refine(
      (moderation) =>
        moderation.decision === 'approved' ||
        (moderation.ground !== undefined && moderation.facts !== undefined),
    ),
  );
export type Moderation = z.infer<typeof moderationSchema>;
