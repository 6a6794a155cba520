// By the package's name: in a remote the one instance that the shell provides, not a copy.
import { openFirestore } from '@anunturi/shared-auth/firebase';
import { LIST_LIMIT_MAX } from '@anunturi/shared-domain/site/limits';
import type { DocumentData, QueryConstraint, QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { withMarketErrors } from './toMarketError';

export type Found = QueryDocumentSnapshot<DocumentData>;

/** Every document of a collection that fits, read by pages of as many as the rules allow; as stored, broken ones included. */
export function readEach(path: string, ...conditions: QueryConstraint[]): Promise<Found[]> {
  return withMarketErrors(async () => {
    const { db, collection, getDocs, limit, query, startAfter } = await openFirestore();
    const all: Found[] = [];
    for (;;) {
      const last = all.at(-1);
      const { docs } = await getDocs(
        query(
          collection(db, path),
          ...conditions,
          ...(last ? [startAfter(last)] : []),
          limit(LIST_LIMIT_MAX),
        ),
      );
      all.push(...docs);
      if (docs.length < LIST_LIMIT_MAX) return all;
    }
  });
}
