import * as z from 'zod/mini';
import { idsOf } from '../listing/vehicleFields';
import { changeItems } from '../moderation/changeItems';
import { appealOutcomes, moderationGrounds } from '../moderation/moderationFields';
import { reportOutcomes } from '../moderation/report';
import { DECIDED_TOGETHER_MAX, REPORTS_ANSWERED_MAX } from '../site/limits';
import { documentId, listingId, text, version } from './commandFields';
import { defineAdminContract } from './defineAdminContract';

const nothing = z.strictObject({});
/** Open reports about the listing that the decision answers. */
const reportIds = z.array(documentId).check(z.maxLength(REPORTS_ANSWERED_MAX));
const statement = {
  ground: z.enum(idsOf(moderationGrounds)),
  facts: text(5000),
  reportIds,
};

/** What the seller is to change: prepared items, words of the moderator, or both. */
const asked = z.strictObject({
  kind: z.literal('ask'),
  items: z.array(z.enum(idsOf(changeItems))).check(z.maxLength(Object.keys(changeItems).length)),
  words: z.optional(text(5000)),
});

/** What administrators decide about listings and notices. */
export const moderationCommands = {
  decideListing: defineAdminContract({
    name: 'decideListing',
    permission: 'moderate',
    input: z.strictObject({
      listingId,
      version,
      decision: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('approve') }),
        z.strictObject({ kind: z.enum(['reject', 'remove']), ...statement }),
        asked,
      ]),
    }),
    result: nothing,
    errors: ['changedElsewhere', 'wrongStatus'],
  }),
  /** The same decision about one listing or several, carried out when the time to take it back is over. */
  holdDecisions: defineAdminContract({
    name: 'holdDecisions',
    permission: 'moderate',
    input: z.strictObject({
      listings: z
        .array(z.strictObject({ listingId, version, reportIds }))
        .check(z.minLength(1), z.maxLength(DECIDED_TOGETHER_MAX)),
      decision: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('approve') }),
        z.strictObject({
          kind: z.enum(['reject', 'remove']),
          ground: statement.ground,
          facts: statement.facts,
        }),
        asked,
      ]),
    }),
    result: z.strictObject({
      untilMs: z.number(),
      /** What was not taken, each with the code and the words of its refusal. */
      refused: z.array(
        z.strictObject({ listingId: z.string(), code: z.string(), message: z.string() }),
      ),
    }),
    errors: [],
  }),
  /** Opens a listing of the queue (`to`) for five minutes, and leaves the one before (`from`). */
  claimListing: defineAdminContract({
    name: 'claimListing',
    permission: 'moderate',
    input: z.strictObject({ to: z.optional(listingId), from: z.optional(listingId) }),
    /** Another moderator who has it open; then it is not the caller's. */
    result: z.strictObject({
      holder: z.optional(z.strictObject({ name: z.string(), untilMs: z.number() })),
    }),
    errors: [],
  }),
  undoDecisions: defineAdminContract({
    name: 'undoDecisions',
    permission: 'moderate',
    input: z.strictObject({
      listingIds: z.array(listingId).check(z.minLength(1), z.maxLength(DECIDED_TOGETHER_MAX)),
    }),
    /** About which it was too late. */
    result: z.strictObject({ late: z.array(z.string()) }),
    errors: [],
  }),
  /** Of a listing that does not fit its schema. */
  decideUnreadable: defineAdminContract({
    name: 'decideUnreadable',
    permission: 'moderate',
    input: z.strictObject({
      listingId: documentId,
      decision: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('reject'), ...statement }),
        z.strictObject({ kind: z.literal('delete') }),
      ]),
    }),
    result: nothing,
    errors: [],
  }),
  decideAppeal: defineAdminContract({
    name: 'decideAppeal',
    permission: 'moderate',
    input: z.strictObject({
      listingId,
      version,
      outcome: z.enum(idsOf(appealOutcomes)),
      answer: text(5000),
    }),
    result: nothing,
    errors: ['changedElsewhere', 'wrongStatus'],
  }),
  decideReport: defineAdminContract({
    name: 'decideReport',
    permission: 'moderate',
    input: z.strictObject({
      reportId: documentId,
      outcome: z.enum(idsOf(reportOutcomes)),
      text: text(5000),
    }),
    result: nothing,
    errors: ['changedElsewhere'],
  }),
  /** Words or category of somebody's listing; price, seller and phone stay theirs. */
  correctListing: defineAdminContract({
    name: 'correctListing',
    permission: 'moderate',
    input: z.strictObject({
      listingId,
      version,
      title: text(500),
      description: text(20_000),
      categoryId: documentId,
      /** Why, for the owner; a release before decision 0068 gives none, and is refused. */
      ground: z.optional(z.enum(idsOf(moderationGrounds))),
      facts: z.optional(text(5000)),
    }),
    result: nothing,
    errors: ['changedElsewhere', 'bannedWords'],
  }),
};
