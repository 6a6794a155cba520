import * as z from 'zod/mini';
import { messageSchema } from './message';
import { currentOfferSchema } from './offer';

const liveMessage = z.strictObject({
  id: z.string(),
  text: messageSchema.shape.text,
  senderId: z.string(),
  sentAtMs: z.int(),
  offer: messageSchema.shape.offer,
  photo: messageSchema.shape.photo,
});

/** The next thing that happened in a conversation; nothing in it when the time is over. */
export const liveAnswerSchema = z.strictObject({
  changed: z.optional(
    z.strictObject({
      changedAtMs: z.int(),
      /** How many messages wait for the caller, and for the other person. */
      unread: z.int(),
      otherUnread: z.int(),
      messages: z.array(liveMessage),
      /** How the last offer stands; absent where there is none. */
      offer: z.optional(currentOfferSchema),
    }),
  ),
  /** Whether the other person began to type, or stopped. */
  typing: z.optional(z.boolean()),
});
export type LiveAnswer = z.infer<typeof liveAnswerSchema>;
