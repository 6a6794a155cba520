import type { Query } from '@google-cloud/firestore';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';
import { FROM_START } from './RemovalStep';

/** What is a person's own by a field of it. */
const own = {
  [documentPaths.listings]: (all: Query, uid: string) => all.where('ownerId', '==', uid),
  [documentPaths.conversations]: (all: Query, uid: string) =>
    all.where('participantIds', 'array-contains', uid),
  [documentPaths.reports]: (all: Query, uid: string) => all.where('reporterId', '==', uid),
};

/**
 * A page of a person's own listings, conversations or notices, in the order of their ids; `next` is after what the following
 * page begins.
 */
export async function ownPage(
  collection: keyof typeof own,
  { uid, store, after, size }: { uid: string; store: Store; after: string; size: number },
) {
  const page = await store.find(collection, (all) => {
    const first = own[collection](all, uid).orderBy('__name__').limit(size);
    return after === FROM_START ? first : first.startAfter(after);
  });
  return { page, next: page.length === size ? page.at(-1)!.id : undefined };
}
