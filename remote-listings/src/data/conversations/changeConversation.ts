import { callCommand } from '@anunturi/shared-auth/callCommand';
import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { LIST_LIMIT_MAX } from '@anunturi/shared-domain/site/limits';
import type { ConversationView } from '#domain/conversation';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

/** Says that the person has seen everything in a conversation. */
export function markRead(
  uid: string,
  conversation: Pick<ConversationView, 'id' | 'sellerId'>,
): Promise<void> {
  return withMarketErrors(async () => {
    const { db, doc, serverTimestamp, updateDoc } = await openFirestore();
    await updateDoc(doc(db, `${documentPaths.conversations}/${conversation.id}`), {
      [uid === conversation.sellerId ? 'unreadBySeller' : 'unreadByBuyer']: 0,
      changedAt: serverTimestamp(),
    });
  });
}

/** No more messages from a person, about any listing. */
export async function blockPerson(otherUid: string): Promise<void> {
  await callCommand('blockPerson', { uid: otherUid });
}

export function unblockPerson(uid: string, otherUid: string): Promise<void> {
  return withMarketErrors(async () => {
    const { db, deleteDoc, doc } = await openFirestore();
    await deleteDoc(doc(db, documentPaths.block(uid, otherUid)));
  });
}

/** Ids of the people whose messages are no longer taken. */
export function readBlockedIds(uid: string): Promise<string[]> {
  return withMarketErrors(async () => {
    const { db, collection, getDocs, limit, query } = await openFirestore();
    return (
      await getDocs(query(collection(db, documentPaths.blocks(uid)), limit(LIST_LIMIT_MAX)))
    ).docs.map((each) => each.id);
  });
}
