import { FieldValue } from '@google-cloud/firestore';
import { type Conversation, otherParticipant } from '@anunturi/shared-domain/people/conversation';
import { toPreview } from '@anunturi/shared-domain/people/message';
import type { CurrentOffer, Offer } from '@anunturi/shared-domain/people/offer';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../../app/Store';
import { tellUnreadLater } from '../../jobs/tellUnread';

type Said = {
  senderId: string;
  messageId: string;
  text: string;
  /** The sum that this message offers. */
  offer?: Offer;
  /** How the last offer of the conversation stands from now on. */
  current?: CurrentOffer;
};

/** Puts a message into a conversation: unread for the other person, who is told of it when it stays so. */
export async function addMessage(
  conversation: Pick<Conversation, 'sellerId' | 'sellerName' | 'buyerId' | 'buyerName'> & {
    id: string;
  },
  { senderId, messageId, text, offer, current }: Said,
  { store, now }: { store: Store; now: Date },
): Promise<void> {
  const isSeller = senderId === conversation.sellerId;
  const sentAt = FieldValue.serverTimestamp();
  store.update(`${documentPaths.conversations}/${conversation.id}`, {
    lastText: toPreview(text),
    lastSenderId: senderId,
    lastMessageId: messageId,
    lastMessageAt: sentAt,
    changedAt: sentAt,
    [isSeller ? 'unreadByBuyer' : 'unreadBySeller']: FieldValue.increment(1),
    [isSeller ? 'unreadBySeller' : 'unreadByBuyer']: 0,
    ...(current && { offer: current }),
  });
  store.create(documentPaths.message(conversation.id, messageId), {
    text,
    senderId,
    sentAt,
    ...(offer && { offer }),
  });
  const { uid } = otherParticipant(conversation, senderId);
  await tellUnreadLater({ conversationId: conversation.id, uid }, store, now);
}
