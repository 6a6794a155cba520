import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths, toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { MESSAGE_PAUSE_SECONDS } from '@anunturi/shared-domain/site/limits';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { toPreview } from '@anunturi/shared-domain/people/message';
import type { ConversationView } from '../../domain/conversation';
import { readMessageAllowance } from '../../data/conversations/readMessageAllowance';
import { firebaseCode, withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

export type Reply = {
  uid: string;
  conversation: Pick<ConversationView, 'id' | 'sellerId'>;
  messageId: string;
  text: string;
};

/** A little more than the pause that rules ask for between two messages of one person. */
const PAUSE_MS = MESSAGE_PAUSE_SECONDS * 1000 + 150;
let previous: Promise<unknown> = Promise.resolve();
let mayWriteFromMs = 0;

/**
 * Writes in a conversation, after the messages that were sent before it. Sending again under the same `messageId` never
 * doubles a message.
 * @throws MarketError blocked, dailyLimit, tooFast, blockedByRecipient, offline, unavailable
 */
export function sendReply(reply: Reply): Promise<void> {
  const sent = previous.then(() => sendAfterPause(reply));
  previous = sent.catch(() => undefined);
  return sent;
}

/** The pause begins when the message before is answered: a slow network brings it later than it was sent. */
async function sendAfterPause(reply: Reply): Promise<void> {
  const waitMs = mayWriteFromMs - Date.now();
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  try {
    await withMarketErrors(() => commitReply(reply));
  } finally {
    mayWriteFromMs = Date.now() + PAUSE_MS;
  }
}

async function commitReply({ uid, conversation, messageId, text }: Reply): Promise<void> {
  const { db, doc, getDoc, increment, serverTimestamp, writeBatch } = await openFirestore();
  const message = doc(db, `${documentPaths.messages(conversation.id)}/${messageId}`);
  const now = serverTimestamp();
  const day = toDayKey(new Date());
  const [mine, theirs] =
    uid === conversation.sellerId
      ? ['unreadBySeller', 'unreadByBuyer']
      : ['unreadByBuyer', 'unreadBySeller'];
  const batch = writeBatch(db);
  batch.update(doc(db, `${documentPaths.conversations}/${conversation.id}`), {
    lastText: toPreview(text),
    lastSenderId: uid,
    lastMessageId: messageId,
    lastMessageAt: now,
    [theirs!]: increment(1),
    [mine!]: 0,
  });
  batch.set(message, { text, senderId: uid, sentAt: now });
  const counts = {
    listings: increment(0),
    conversations: increment(0),
    messages: increment(1),
    reports: increment(0),
  };
  batch.set(
    doc(db, documentPaths.dailyUsage(uid, day)),
    { day, ...counts, lastMessageId: messageId, lastMessageAt: now },
    { merge: true },
  );
  const askedAtMs = Date.now();
  try {
    await batch.commit();
  } catch (error) {
    if (firebaseCode(error) !== 'permission-denied') throw error;
    if ((await getDoc(message)).exists()) return; // an earlier try did arrive
    throw await explainRefusal(uid, askedAtMs, error);
  }
}

/** Rules only say no: what the sender may know about why. */
async function explainRefusal(
  uid: string,
  askedAtMs: number,
  cause: unknown,
): Promise<MarketError> {
  const { blocked, left, lastSentMs } = await readMessageAllowance(uid);
  if (blocked) return new MarketError('blocked', undefined, { cause });
  if (left <= 0)
    return new MarketError(
      'dailyLimit',
      'Ați atins numărul de mesaje pe ziua de azi. Mesajul rămâne aici; trimiteți-l mâine.',
      { cause },
    );
  if (lastSentMs !== undefined && askedAtMs - lastSentMs < PAUSE_MS)
    return new MarketError('tooFast', undefined, { cause });
  return new MarketError('blockedByRecipient', undefined, { cause });
}
