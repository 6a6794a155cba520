// By the package's name: in a remote the one instance that the shell provides, not a copy.
import { openFirestore } from '@anunturi/shared-auth/firebase';
import type { Cursor, Filter, Order } from './readPage';

export type DocumentsQuery = {
  path: string;
  filters?: readonly Filter[];
  /** The field that the documents are ordered by; their ids decide where it is the same. */
  order: Order;
  /** Begins after this place, which an address can carry: a value of the order's field (a Date where that is a moment) and an id. */
  after?: { value: number | Date; id: string } | undefined;
  size: number;
};

/** So many documents of a collection as the SDK answers them, after a place that a person may come back to. */
export async function findDocuments({
  path,
  filters = [],
  order: [field, direction],
  after,
  size,
}: DocumentsQuery): Promise<Cursor[]> {
  const { db, collection, documentId, getDocs, limit, orderBy, query, startAfter, where } =
    await openFirestore();
  const { docs } = await getDocs(
    query(
      collection(db, path),
      ...filters.map(([name, op, value]) => where(name, op, value)),
      orderBy(field, direction),
      orderBy(documentId(), direction),
      ...(after ? [startAfter(after.value, after.id)] : []),
      limit(size),
    ),
  );
  return docs;
}

/** What a document is ordered by, moments in milliseconds; NaN in a broken document that has something else there. */
export function orderValue(found: Pick<Cursor, 'get'>, field: string): number {
  const value: unknown = found.get(field);
  return value !== null && typeof value === 'object' && 'toMillis' in value
    ? (value as { toMillis(): number }).toMillis()
    : Number(value ?? NaN);
}
