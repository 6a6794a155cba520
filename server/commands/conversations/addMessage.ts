import { FieldValue } from '@google-cloud/firestore';
import {
  type Conversation,
  type ConversationFields,
  otherParticipant,
} from '@anunturi/shared-domain/people/conversation';
import { type MessagePhoto, toPreview } from '@anunturi/shared-domain/people/message';
import type { CurrentOffer, Offer } from '@anunturi/shared-domain/people/offer';
import { documentPaths, toConversationId } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../../app/data/Store';
import { tellUnreadLater } from '../../jobs/tellUnread';

type Said = {
  senderId: string;
  messageId: string;
  text: string;
  /** The sum that this message offers. */
  offer?: Offer;
  photo?: MessagePhoto | undefined;
  /** How the last offer of the conversation stands from now on. */
  current?: CurrentOffer;
  /** Whether it was written without the conversation in sight: what the other wrote stays unread. */
  isUnseen?: true;
};
type Means = { store: Store; now: Date };
type People = Pick<Conversation, 'id' | 'sellerId' | 'sellerName' | 'buyerId' | 'buyerName'>;

const sentAt = FieldValue.serverTimestamp();
const lastOf = ({ senderId, messageId, text }: Said) => ({
  lastText: toPreview(text),
  lastSenderId: senderId,
  lastMessageId: messageId,
  lastMessageAt: sentAt,
  changedAt: sentAt,
});

/** Puts a message into a conversation: unread for the other person, who is told of it when it stays so. */
export async function addMessage(conversation: People, said: Said, means: Means): Promise<void> {
  const { senderId, current, isUnseen } = said;
  const isSeller = senderId === conversation.sellerId;
  means.store.update(`${documentPaths.conversations}/${conversation.id}`, {
    ...lastOf(said),
    [isSeller ? 'unreadByBuyer' : 'unreadBySeller']: FieldValue.increment(1),
    ...(!isUnseen && { [isSeller ? 'unreadBySeller' : 'unreadByBuyer']: 0 }),
    ...(current && { offer: current }),
  });
  await putMessage(conversation, said, means);
}

type Opened = Omit<
  ConversationFields,
  keyof ReturnType<typeof lastOf> | 'participantIds' | `unreadBy${string}` | 'createdAt' | 'offer'
>;

/** Opens a conversation with the buyer's first message. */
export async function openConversation(opened: Opened, said: Said, means: Means): Promise<void> {
  const { listingId, sellerId, buyerId } = opened;
  means.store.create(documentPaths.conversation(listingId, buyerId), {
    ...opened,
    participantIds: [sellerId, buyerId],
    ...lastOf(said),
    unreadBySeller: 1,
    unreadByBuyer: 0,
    createdAt: sentAt,
  });
  await putMessage({ ...opened, id: toConversationId(listingId, buyerId) }, said, means);
}

async function putMessage(
  conversation: People,
  { senderId, messageId, text, offer, photo }: Said,
  { store, now }: Means,
): Promise<void> {
  store.create(documentPaths.message(conversation.id, messageId), {
    text,
    senderId,
    sentAt,
    ...(offer && { offer }),
    ...(photo && { photo }),
  });
  const { uid } = otherParticipant(conversation, senderId);
  await tellUnreadLater({ conversationId: conversation.id, uid }, store, now);
}
