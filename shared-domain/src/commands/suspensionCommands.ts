import * as z from 'zod/mini';
import { idsOf } from '../listing/vehicleFields';
import { appealOutcomes, moderationGrounds } from '../moderation/moderationFields';
import { SUSPENSION_DAYS_MAX } from '../site/limits';
import { documentId, text } from './commandFields';
import { defineContract } from './defineContract';

const nothing = z.strictObject({});

/** Suspension of an account by an administrator, its end, and the answer to its appeal. */
export const suspensionCommands = {
  blockUser: defineContract({
    name: 'blockUser',
    input: z.strictObject({
      uid: documentId,
      ground: z.enum(idsOf(moderationGrounds)),
      reason: text(5000),
      /** How long; absent: without an end. */
      days: z.optional(z.int().check(z.gte(1), z.lte(SUSPENSION_DAYS_MAX))),
    }),
    result: nothing,
    errors: ['changedElsewhere'],
  }),
  unblockUser: defineContract({
    name: 'unblockUser',
    input: z.strictObject({ uid: documentId, text: z.optional(text(2000)) }),
    result: nothing,
    errors: ['changedElsewhere'],
  }),
  /** Of a suspension; `reversed` ends it. */
  decideBlockAppeal: defineContract({
    name: 'decideBlockAppeal',
    input: z.strictObject({
      uid: documentId,
      outcome: z.enum(idsOf(appealOutcomes)),
      answer: text(5000),
    }),
    result: nothing,
    errors: ['wrongStatus'],
  }),
};
