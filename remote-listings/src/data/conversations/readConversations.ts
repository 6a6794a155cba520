import { openFirestore } from '@anunturi/shared-auth/firebase';
import { parseDocuments } from '@anunturi/shared-auth/firestore/parseDocument';
import { readVisibleDocument } from '@anunturi/shared-auth/firestore/readDocument';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';
import {
  type ConversationFields,
  conversationSchema,
} from '@anunturi/shared-domain/people/conversation';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { type MessageFields, messageSchema } from '@anunturi/shared-domain/people/message';
import { toPlainDates } from '@anunturi/shared-domain/site/plainDates';
import type { ConversationView, ConversationMessage } from '#domain/conversation';

const CONVERSATIONS_PAGE = 30;
const MESSAGES_PAGE = 50;

export type Inbox = { conversations: ConversationView[]; hasOlder: boolean };
export type Thread = { messages: ConversationMessage[]; hasOlder: boolean };
/**
 * `sinceMs`: only what changed after that moment; `beforeMs`: the page that lies further back. Messages of that very moment
 * come again, and conversations of it further back: there may be more than are known, and merging keeps each once.
 */
type Window = { sinceMs?: number; beforeMs?: number };

/** A person's conversations, newest first; of one listing when told. */
export function readInbox(
  uid: string,
  listingId: string | undefined,
  { sinceMs, beforeMs }: Window = {},
): Promise<Inbox> {
  return withMarketErrors(async () => {
    const { db, collection, getDocs, limit, orderBy, query, Timestamp, where } =
      await openFirestore();
    const found = await getDocs(
      query(
        collection(db, documentPaths.conversations),
        where('participantIds', 'array-contains', uid),
        ...(listingId ? [where('listingId', '==', listingId)] : []),
        ...(sinceMs === undefined
          ? []
          : [where('lastMessageAt', '>', Timestamp.fromMillis(sinceMs))]),
        ...(beforeMs === undefined
          ? []
          : [where('lastMessageAt', '<=', Timestamp.fromMillis(beforeMs))]),
        orderBy('lastMessageAt', 'desc'),
        limit(CONVERSATIONS_PAGE),
      ),
    );
    const conversations = parseDocuments<ConversationFields>(conversationSchema, found.docs).map(
      (conversation) => toPlainDates(conversation),
    );
    return { conversations, hasOlder: found.docs.length === CONVERSATIONS_PAGE };
  });
}

/** One conversation of the person, or null where there is none or it belongs to others. */
export async function readConversation(id: string): Promise<ConversationView | null> {
  const conversation = await readVisibleDocument<ConversationFields>(
    `${documentPaths.conversations}/${id}`,
    conversationSchema,
  );
  return conversation && toPlainDates(conversation);
}

/** Messages of a conversation, oldest first: the newest page, a page further back, or what came since. */
export function readThread(
  conversationId: string,
  { sinceMs, beforeMs }: Window = {},
): Promise<Thread> {
  return withMarketErrors(async () => {
    const { db, collection, getDocs, limit, orderBy, query, Timestamp, where } =
      await openFirestore();
    const found = await getDocs(
      query(
        collection(db, documentPaths.messages(conversationId)),
        ...(sinceMs === undefined ? [] : [where('sentAt', '>=', Timestamp.fromMillis(sinceMs))]),
        ...(beforeMs === undefined ? [] : [where('sentAt', '<=', Timestamp.fromMillis(beforeMs))]),
        orderBy('sentAt', 'desc'),
        limit(MESSAGES_PAGE),
      ),
    );
    const messages = parseDocuments<MessageFields>(messageSchema, found.docs).map(
      ({ id, text, senderId, sentAt, offer, photo }) => ({
        id,
        text,
        senderId,
        sentAtMs: sentAt.getTime(),
        ...(offer && { offer }),
        ...(photo && { photo }),
      }),
    );
    return { messages: messages.toReversed(), hasOlder: found.docs.length === MESSAGES_PAGE };
  });
}
