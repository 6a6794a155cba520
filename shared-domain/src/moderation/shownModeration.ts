import * as z from 'zod/mini';
import { moderationSchema } from './moderation';

const momentMs = z.number();

/** The last decision about a listing as commands answer it; moments in milliseconds. */
export const shownModerationSchema = z.strictObject({
  ...moderationSchema.shape,
  decidedAt: momentMs,
  acceptedAt: z.optional(momentMs),
  contestedAt: z.optional(momentMs),
  contestDecidedAt: z.optional(momentMs),
  answerDismissedAt: z.optional(momentMs),
});
export type ShownModeration = z.infer<typeof shownModerationSchema>;
