import type { Firestore } from '@google-cloud/firestore';
import { conversationSchema, unreadBy } from '@anunturi/shared-domain/people/conversation';
import type { LiveAnswer } from '@anunturi/shared-domain/people/live';
import { messageSchema } from '@anunturi/shared-domain/people/message';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { parseFitting } from '../app/data/parseFitting';
import { refuse } from '../app/command/refuse';
import { toData } from '../app/data/Store';
import { isProved, stands } from '../app/command/who';

const MESSAGES_MOST = 50;

/**
 * How a conversation of the caller stands. Asked anew with each question: who was blocked or signed out everywhere reads
 * nothing more. @throws Refusal notFound, signInNeeded, secondFactorNeeded, blocked
 */
export async function readConversation(
  db: Firestore,
  { uid, authTime }: { uid: string; authTime: Date },
  id: string,
) {
  const path = `${documentPaths.conversations}/${id}`;
  const [person, found] = await db.getAll(db.doc(documentPaths.user(uid)), db.doc(path));
  const user = toData(person!);
  if (!user || !stands(user, authTime)) refuse('signInNeeded');
  if (!isProved(user, authTime)) refuse('secondFactorNeeded');
  if (user.blocked === true || user.closingAt !== undefined) refuse('blocked');
  const [conversation] = parseFitting(conversationSchema, [{ id, data: toData(found!) }]);
  if (!conversation?.participantIds.includes(uid)) refuse('notFound');
  const { sellerId, buyerId, changedAt, lastMessageAt } = conversation;
  const otherUid = uid === sellerId ? buyerId : sellerId;
  return {
    otherUid,
    changedAtMs: (changedAt ?? lastMessageAt).getTime(),
    unread: unreadBy(conversation, uid),
    otherUnread: unreadBy(conversation, otherUid),
    ...(conversation.offer && { offer: conversation.offer }),
  };
}

/** The newest messages of a conversation since a moment, oldest first; none for a page that asks for the first time. */
export async function readMessages(
  db: Firestore,
  conversationId: string,
  sinceMs: number,
): Promise<NonNullable<LiveAnswer['changed']>['messages']> {
  if (sinceMs === 0) return [];
  const all = db.collection(documentPaths.messages(conversationId));
  const newer = all.where('sentAt', '>=', new Date(sinceMs)).orderBy('sentAt', 'desc');
  const { docs } = await newer.limit(MESSAGES_MOST).get();
  const found = docs.map((each) => ({ id: each.id, data: toData(each) }));
  return parseFitting(messageSchema, found)
    .map(({ id, text, senderId, sentAt, offer, photo }) => ({
      id,
      text,
      senderId,
      sentAtMs: sentAt.getTime(),
      ...(offer && { offer }),
      ...(photo && { photo }),
    }))
    .toReversed();
}

/** Whether a person takes no messages from another. */
export const isBlockedBy = async (db: Firestore, uid: string, otherUid: string): Promise<boolean> =>
  (await db.doc(documentPaths.block(otherUid, uid)).get()).exists;
