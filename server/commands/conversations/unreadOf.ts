import { Filter } from '@google-cloud/firestore';
import { type ConversationFields, unreadBy } from '@anunturi/shared-domain/people/conversation';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { LIST_LIMIT_MAX } from '@anunturi/shared-domain/site/limits';
import type { Store } from '../../app/data/Store';

/** Messages that a person has not read, as seller and as buyer, by listing: asked as the header of the page asks for their sum. */
export async function unreadOf(uid: string, store: Store): Promise<Record<string, number>> {
  const waitsFor = (side: string, unread: string) =>
    Filter.and(Filter.where(side, '==', uid), Filter.where(unread, '>', 0));
  const found = await store.find(documentPaths.conversations, (all) =>
    all
      .where('participantIds', 'array-contains', uid)
      .where(
        Filter.or(waitsFor('sellerId', 'unreadBySeller'), waitsFor('buyerId', 'unreadByBuyer')),
      )
      .limit(LIST_LIMIT_MAX),
  );
  const unread: Record<string, number> = {};
  for (const { data } of found) {
    const count = unreadBy(data as ConversationFields, uid);
    unread[data.listingId] = (unread[data.listingId] ?? 0) + count;
  }
  return unread;
}
