import * as z from 'zod/mini';
import { idsOf } from '../listing/vehicleFields';
import { appealOutcomes, moderationGrounds } from '../moderation/moderationFields';
import { SUSPENSION_DAYS_MAX } from '../site/limits';
import { shownDecisionSchema } from '../moderation/shownDecision';
import { documentId, text } from './commandFields';
import { defineAdminContract } from './defineAdminContract';

const nothing = z.strictObject({});

/** Restrictions of a person by an administrator, their ends, and the answers to appeals. */
export const suspensionCommands = {
  blockUser: defineAdminContract({
    name: 'blockUser',
    permission: 'moderate',
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
  unblockUser: defineAdminContract({
    name: 'unblockUser',
    permission: 'moderate',
    input: z.strictObject({ uid: documentId, text: z.optional(text(2000)) }),
    result: nothing,
    errors: ['changedElsewhere'],
  }),
  /** Of a suspension; `reversed` ends it. */
  decideBlockAppeal: defineAdminContract({
    name: 'decideBlockAppeal',
    permission: 'moderate',
    input: z.strictObject({
      uid: documentId,
      outcome: z.enum(idsOf(appealOutcomes)),
      answer: text(5000),
    }),
    result: nothing,
    errors: ['wrongStatus'],
  }),
  /** Those of `decisions` with an open appeal, the longest waiting first; of one person the last fifty. Changes nothing. */
  readRestrictions: defineAdminContract({
    name: 'readRestrictions',
    permission: 'moderate',
    input: z.strictObject({ uid: z.optional(documentId) }),
    result: z.strictObject({ decisions: z.array(shownDecisionSchema) }),
    errors: [],
  }),
  /** `reversed` ends the restriction: words are allowed to its person, or put back as they were. */
  decideRestrictionAppeal: defineAdminContract({
    name: 'decideRestrictionAppeal',
    permission: 'moderate',
    input: z.strictObject({
      decisionId: documentId,
      outcome: z.enum(idsOf(appealOutcomes)),
      answer: text(5000),
    }),
    result: nothing,
    errors: ['wrongStatus'],
  }),
  /** Notices that the person sends signed in are not taken for some days; those of child abuse are (DSA art. 23 para. 2). */
  barReporting: defineAdminContract({
    name: 'barReporting',
    permission: 'moderate',
    input: z.strictObject({
      uid: documentId,
      ground: z.enum(idsOf(moderationGrounds)),
      facts: text(5000),
      days: z.int().check(z.gte(1), z.lte(SUSPENSION_DAYS_MAX)),
    }),
    result: nothing,
    errors: ['changedElsewhere'],
  }),
  allowReporting: defineAdminContract({
    name: 'allowReporting',
    permission: 'moderate',
    input: z.strictObject({ uid: documentId }),
    result: nothing,
    errors: ['changedElsewhere'],
  }),
};
