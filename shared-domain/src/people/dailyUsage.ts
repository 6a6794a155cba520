import * as z from 'zod/mini';
import { idField, wholeField } from '../site/fields';

const count = wholeField(0, 10_000);

/** `users/{uid}/dailyUsage/{yyyymmdd}` (UTC): what a person sent today; trusted code counts it. */
export const dailyUsageSchema = z.strictObject({
  /** The document's own id, so that days can be summed over everybody. */
  day: z.string().check(z.regex(/^\d{8}$/)),
  listings: count,
  conversations: count,
  messages: count,
  reports: count,
  /** This one and the following were left by versions before trusted code counted. */
  lastListingId: z.optional(idField),
  lastConversationId: z.optional(idField),
  lastMessageId: z.optional(idField),
  lastReportId: z.optional(idField),
  lastMessageAt: z.optional(z.date()),
});
export type DailyUsage = z.infer<typeof dailyUsageSchema>;
