import { openFirestore } from '@anunturi/shared-auth/firebase';
import type { Filter } from '@anunturi/shared-auth/firestore/readPage';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

/** Browsers may not count more (rules): what is above reads as "200+". */
export const COUNT_MAX = 200;

/** How many documents of a collection fit, at most COUNT_MAX + 1. */
export function countUpTo(path: string, filters: readonly Filter[] = []): Promise<number> {
  return withMarketErrors(async () => {
    const { db, collection, getCount, limit, query, where } = await openFirestore();
    const found = await getCount(
      query(
        collection(db, path),
        ...filters.map(([field, op, value]) => where(field, op, value)),
        limit(COUNT_MAX + 1),
      ),
    );
    return found.data().count;
  });
}

/** The count as it is shown: "17", "200+". */
export function toShownCount(count: number): string {
  return count > COUNT_MAX ? `${COUNT_MAX}+` : String(count);
}
