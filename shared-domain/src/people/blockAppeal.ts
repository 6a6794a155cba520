import * as z from 'zod/mini';
import { textField } from '../site/fields';
import * as limits from '../site/limits';
import { appealOutcomes } from '../moderation/moderationFields';
import { idsOf } from '../listing/vehicleFields';

/** What a suspended person says against it, and the answer (DSA art. 20). */
export const blockAppealSchema = z.strictObject({
  text: textField(limits.APPEAL_MIN, limits.APPEAL_MAX),
  at: z.date(),
  outcome: z.optional(z.enum(idsOf(appealOutcomes))),
  answer: z.optional(textField(1, limits.STATEMENT_FACTS_MAX)),
  answeredAt: z.optional(z.date()),
  /** The same administrator decided and answered, as there is no other. */
  same: z.optional(z.literal(true)),
});
