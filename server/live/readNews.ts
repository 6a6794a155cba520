import { Filter, type Firestore } from '@google-cloud/firestore';
import { conversationSchema } from '@anunturi/shared-domain/people/conversation';
import type { LiveNews } from '@anunturi/shared-domain/people/live';
import { NOTICES_MAX } from '@anunturi/shared-domain/people/noticeKinds';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { LIST_LIMIT_MAX } from '@anunturi/shared-domain/site/limits';
import { toPlainDates } from '@anunturi/shared-domain/site/plainDates';
import { parseFitting } from '../app/data/parseFitting';
import { toData } from '../app/data/Store';

type Asked = {
  uid: string;
  /** The conversation that is open: what is unread in it is being read. */
  openId: string;
  /** Conversations that changed. */
  changedIds: readonly string[];
};

/** What waits for a person beside the conversation that they have open. */
export async function readNews(db: Firestore, asked: Asked): Promise<Omit<LiveNews, 'since'>> {
  const [messages, notices, conversations] = await Promise.all([
    countMessages(db, asked),
    countNotices(db, asked.uid),
    readConversations(db, asked),
  ]);
  return { messages, notices, conversations };
}

async function countMessages(db: Firestore, { uid, openId }: Asked): Promise<number> {
  const { where } = Filter;
  const unread = Filter.and(
    where('participantIds', 'array-contains', uid),
    Filter.or(
      Filter.and(where('sellerId', '==', uid), where('unreadBySeller', '>', 0)),
      Filter.and(where('buyerId', '==', uid), where('unreadByBuyer', '>', 0)),
    ),
  );
  const found = db.collection(documentPaths.conversations).where(unread).limit(LIST_LIMIT_MAX);
  const { docs } = await found.select('sellerId', 'unreadBySeller', 'unreadByBuyer').get();
  return docs
    .filter(({ id }) => id !== openId)
    .map((each) =>
      Number(each.get(each.get('sellerId') === uid ? 'unreadBySeller' : 'unreadByBuyer')),
    )
    .reduce((total, each) => total + each, 0);
}

async function countNotices(db: Firestore, uid: string): Promise<number> {
  const unread = db.collection(documentPaths.notices(uid)).where('read', '==', false);
  return (await unread.limit(NOTICES_MAX).select().get()).size;
}

async function readConversations(
  db: Firestore,
  { uid, changedIds }: Asked,
): Promise<LiveNews['conversations']> {
  if (changedIds.length === 0) return [];
  const refs = changedIds
    .slice(-LIST_LIMIT_MAX)
    .map((id) => db.doc(`${documentPaths.conversations}/${id}`));
  const found = (await db.getAll(...refs)).map((each) => ({ id: each.id, data: toData(each) }));
  return parseFitting(conversationSchema, found)
    .filter(({ participantIds }) => participantIds.includes(uid))
    .map((each) => toPlainDates(each));
}
