import * as z from 'zod/mini';
import { idsOf } from '../listing/vehicleFields';
import { blockAppealSchema } from '../people/blockAppeal';
import { idField, textField } from '../site/fields';
import * as limits from '../site/limits';
import { decisionKinds } from './decisionKinds';
import { moderationGrounds } from './moderationFields';

const wordsSchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  categoryId: z.string(),
});

/**
 * A document of `decisions/{id}`: a restriction that stands nowhere else (decision 0068), with its appeal; what stands beside a listing
 * or in an account is `moderationSchema` and `userSchema`. Trusted code writes it and answers it to its person and to administrators.
 */
export const decisionSchema = z.strictObject({
  kind: z.enum(idsOf(decisionKinds)),
  /** Whom it restricts. */
  personId: idField,
  /** What it is about: the listing, the person, or a file of theirs. */
  targetKind: z.enum(['listing', 'user', 'file']),
  targetId: textField(1, 200),
  targetTitle: textField(1, 200),
  /** Absent where the program decided by a rule of the terms. */
  ground: z.optional(z.enum(idsOf(moderationGrounds))),
  facts: textField(1, limits.STATEMENT_FACTS_MAX),
  /** The program found and decided it. */
  byMachine: z.optional(z.literal(true)),
  /** Of a refusal: the words that were refused. */
  words: z.optional(z.array(textField(1, 200)).check(z.maxLength(50))),
  /** Of a change of words: what stood there before. */
  before: z.optional(wordsSchema),
  /** And what the moderator put there. */
  changed: z.optional(wordsSchema),
  at: z.date(),
  /** When it ends by itself. */
  until: z.optional(z.date()),
  /** When it was over before that: reversed, lifted, or decided by a person. */
  endedAt: z.optional(z.date()),
  appeal: z.optional(blockAppealSchema),
  /** Only while the appeal waits for its answer. */
  appealedAt: z.optional(z.date()),
});
export type Decision = z.infer<typeof decisionSchema>;
