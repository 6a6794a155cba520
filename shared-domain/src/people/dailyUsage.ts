import * as z from 'zod/mini';
import { idField, wholeField } from '../site/fields';

const count = wholeField(0, 10_000);

/**
 * `users/{uid}/dailyUsage/{yyyymmdd}` (UTC): what a person sent today. A listing is written in one batch with its count grown by
 * one and its id in `lastListingId`, so that rules can hold the daily limit (the id ties one growth to one document). Trusted code
 * counts conversations, messages and reports.
 */
export const dailyUsageSchema = z.strictObject({
  /** The document's own id, so that days can be summed over everybody. */
  day: z.string().check(z.regex(/^\d{8}$/)),
  listings: count,
  conversations: count,
  messages: count,
  reports: count,
  lastListingId: z.optional(idField),
  /** This one and the following were left by versions before trusted code counted. */
  lastConversationId: z.optional(idField),
  lastMessageId: z.optional(idField),
  lastReportId: z.optional(idField),
  lastMessageAt: z.optional(z.date()),
});
export type DailyUsage = z.infer<typeof dailyUsageSchema>;
