import * as z from 'zod/mini';
import { alertFrequencySchema } from '../search/alertFrequencySchema';
import { idsOf } from '../listing/vehicleFields';
import { moderationGrounds } from '../moderation/moderationFields';
import { reportTargets } from '../moderation/report';
import { text } from './commandFields';
import { defineContract } from './defineContract';

const proof = z.strictObject({ trap: text(500), openMs: z.int() });

/** Forms that anybody may send. */
export const formCommands = {
  sendContactMessage: defineContract({
    name: 'sendContactMessage',
    input: z.strictObject({
      name: text(200),
      email: text(500),
      subject: text(500),
      message: text(10_000),
      proof,
    }),
    /** The number of the message; none where an earlier version answered. */
    result: z.strictObject({ receipt: z.optional(z.string()) }),
    errors: ['tooFast'],
  }),
  /** Of a visitor without account: an e-mail asks the address to confirm it, since anybody can give any address. */
  subscribeSearch: defineContract({
    name: 'subscribeSearch',
    input: z.strictObject({
      email: text(500),
      name: text(200),
      query: text(2000),
      alert: alertFrequencySchema,
      proof,
    }),
    result: z.strictObject({}),
    errors: ['tooFast'],
  }),
  sendReport: defineContract({
    name: 'sendReport',
    input: z.strictObject({
      target: z.enum(idsOf(reportTargets)),
      targetId: text(200),
      url: text(500),
      title: text(200),
      ground: z.enum(idsOf(moderationGrounds)),
      explanation: text(5000),
      reporterName: z.optional(text(200)),
      reporterEmail: z.optional(text(500)),
      goodFaith: z.literal(true),
      /** Of a conversation: lets administrators read what the other person wrote last. */
      showMessages: z.optional(z.boolean()),
      proof,
    }),
    /** The number of the receipt, and the address of its page: who has it needs no account. */
    result: z.strictObject({ receipt: z.string(), statusUrl: z.optional(z.string()) }),
    errors: ['tooFast'],
  }),
};
