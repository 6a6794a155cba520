import * as z from 'zod/mini';
import { idField, listingIdField, textField, wholeField } from '../site/fields';
import * as limits from '../site/limits';
import { currentOfferSchema } from './offer';

const name = textField(limits.DISPLAY_NAME_MIN, limits.COMPANY_NAME_MAX);

const fields = z.strictObject({
  listingId: listingIdField,
  listingTitle: textField(limits.TITLE_MIN, limits.TITLE_MAX),
  listingSlug: textField(1, limits.SLUG_MAX),
  listingThumbPath: z.optional(textField(1, 300)),
  sellerId: idField,
  sellerName: name,
  buyerId: idField,
  buyerName: name,
  /** Seller, then buyer: the inbox is `array-contains` me, newest first. */
  participantIds: z.array(idField).check(z.length(2)),
  lastText: textField(1, limits.MESSAGE_PREVIEW_MAX),
  lastSenderId: idField,
  lastMessageId: idField,
  lastMessageAt: z.date(),
  /** When something was said or read; earlier ones have none. */
  changedAt: z.optional(z.date()),
  unreadBySeller: wholeField(0, 100_000),
  unreadByBuyer: wholeField(0, 100_000),
  createdAt: z.date(),
  /** The last sum that one of them offered; absent while there was none. */
  offer: z.optional(currentOfferSchema),
});

/** `conversations/{listingId}_{buyerId}`: one buyer, one listing, its seller; what a row of the inbox shows stands here. */
export const conversationSchema = fields.check(
  z.refine((conversation) => conversation.sellerId !== conversation.buyerId),
  z.refine(
    (conversation) =>
      conversation.participantIds[0] === conversation.sellerId &&
      conversation.participantIds[1] === conversation.buyerId,
  ),
  z.refine((conversation) => conversation.participantIds.includes(conversation.lastSenderId)),
);

/** The same as JSON carries it, with its id: moments in milliseconds. */
export const plainConversationSchema = z.extend(fields, {
  id: idField,
  lastMessageAt: z.int(),
  changedAt: z.optional(z.int()),
  createdAt: z.int(),
});
export type ConversationFields = z.infer<typeof conversationSchema>;
export type Conversation = ConversationFields & { id: string };

/** The other person of a conversation. */
export function otherParticipant(
  conversation: Pick<Conversation, 'sellerId' | 'sellerName' | 'buyerId' | 'buyerName'>,
  uid: string,
): { uid: string; name: string } {
  return uid === conversation.sellerId
    ? { uid: conversation.buyerId, name: conversation.buyerName }
    : { uid: conversation.sellerId, name: conversation.sellerName };
}

/** How many messages of a conversation a person has not seen. */
export function unreadBy(
  conversation: Pick<Conversation, 'sellerId' | 'unreadBySeller' | 'unreadByBuyer'>,
  uid: string,
): number {
  return uid === conversation.sellerId ? conversation.unreadBySeller : conversation.unreadByBuyer;
}
