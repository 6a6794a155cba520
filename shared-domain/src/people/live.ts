import * as z from 'zod/mini';
import { LIST_LIMIT_MAX } from '../site/limits';
import { plainConversationSchema } from './conversation';
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

/** What waits for a person beside the conversation that is open. */
const liveNews = z.strictObject({
  /** Up to here the page has been told: the next question carries it. */
  since: z.string(),
  /** Unread messages of the other conversations. */
  messages: z.int(),
  /** Unread notices of the bell. */
  notices: z.int(),
  /** Conversations that changed, as the list shows them. */
  conversations: z.array(plainConversationSchema).check(z.maxLength(LIST_LIMIT_MAX)),
});
export type LiveNews = z.infer<typeof liveNews>;

/** The next thing that happened in a conversation; nothing in it but `news` when the time is over. */
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
  /** With everything but typing, for a page that asked for it. */
  news: z.optional(liveNews),
});
export type LiveAnswer = z.infer<typeof liveAnswerSchema>;
