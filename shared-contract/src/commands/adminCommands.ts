import * as z from 'zod/mini';
import { documentId, listingId, text, version } from './commandFields';
import { defineContract } from './defineContract';

const nothing = z.strictObject({});

/** What administrators do; each leaves its entry in the moderation log. */
export const adminCommands = {
  decideListing: defineContract({
    name: 'decideListing',
    input: z.strictObject({
      listingId,
      version,
      decision: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.enum(['approve', 'archive', 'restore']) }),
        z.strictObject({
          kind: z.literal('reject'),
          ground: text(40),
          facts: text(5000),
          /** Open reports about the listing that the rejection answers. */
          reportIds: z.array(documentId).check(z.maxLength(50)),
        }),
      ]),
    }),
    result: nothing,
    errors: ['changedElsewhere', 'wrongStatus'],
  }),
  decideAppeal: defineContract({
    name: 'decideAppeal',
    input: z.strictObject({
      listingId,
      version,
      outcome: z.enum(['upheld', 'reversed']),
      answer: text(5000),
    }),
    result: nothing,
    errors: ['changedElsewhere', 'wrongStatus'],
  }),
  decideReport: defineContract({
    name: 'decideReport',
    input: z.strictObject({ reportId: documentId, outcome: text(20), text: text(5000) }),
    result: nothing,
    errors: ['changedElsewhere'],
  }),
  /** Words or category of somebody's listing; price, seller and phone stay theirs. */
  correctListing: defineContract({
    name: 'correctListing',
    input: z.strictObject({
      listingId,
      version,
      title: text(500),
      description: text(20_000),
      categoryId: documentId,
    }),
    result: nothing,
    errors: ['changedElsewhere', 'bannedWords'],
  }),
};
