// By the package's name: in a remote the one instance that the shell provides, not a copy.
import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { LIST_LIMIT_MAX } from '@anunturi/shared-domain/site/limits';
import type { Found } from './readEach';

/**
 * The conversations in which messages wait for a person, as seller and as buyer, as stored: one question, and only those
 * that have some are read.
 */
export async function findUnread(uid: string): Promise<Found[]> {
  const { and, db, collection, getDocs, limit, or, query, where } = await openFirestore();
  const { docs } = await getDocs(
    query(
      collection(db, documentPaths.conversations),
      and(
        where('participantIds', 'array-contains', uid),
        or(
          and(where('sellerId', '==', uid), where('unreadBySeller', '>', 0)),
          and(where('buyerId', '==', uid), where('unreadByBuyer', '>', 0)),
        ),
      ),
      limit(LIST_LIMIT_MAX),
    ),
  );
  return docs;
}
