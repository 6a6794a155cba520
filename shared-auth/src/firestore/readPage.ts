// By the package's name: in a remote the one instance that the shell provides, not a copy.
import { openFirestore } from '@anunturi/shared-auth/firebase';
import type { DocumentData, QueryDocumentSnapshot, WhereFilterOp } from 'firebase/firestore/lite';
import type { StoredSchema } from '@anunturi/shared-domain/site/parseStored';
import { parseDocuments } from './parseDocument';
import { withMarketErrors } from './toMarketError';

export type Filter = readonly [field: string, op: WhereFilterOp, value: unknown];
export type Order = readonly [field: string, direction: 'asc' | 'desc'];

/** Where the next page starts: the last document of this one, as the database knows it. */
export type Cursor = QueryDocumentSnapshot<DocumentData>;
export type Page<T> = { rows: T[]; next: Cursor | null };

export type PageQuery<T extends object> = {
  path: string;
  schema: StoredSchema<T>;
  filters?: readonly Filter[];
  order?: readonly Order[];
  size?: number;
};

export const PAGE_SIZE = 25;

/**
 * One page of a collection after a cursor; a document too many tells whether there is a next one. Broken documents
 * are left out and logged.
 */
export function readPage<T extends object>(
  { path, schema, filters = [], order = [], size = PAGE_SIZE }: PageQuery<T>,
  after: Cursor | null = null,
): Promise<Page<T & { id: string }>> {
  return withMarketErrors(async () => {
    const { db, collection, getDocs, limit, orderBy, query, startAfter, where } =
      await openFirestore();
    const conditions = filters.map(([field, op, value]) => where(field, op, value));
    const orders = order.map(([field, direction]) => orderBy(field, direction));
    const { docs } = await getDocs(
      query(
        collection(db, path),
        ...conditions,
        ...orders,
        ...(after ? [startAfter(after)] : []),
        limit(size + 1),
      ),
    );
    const shown = docs.slice(0, size);
    return {
      rows: parseDocuments(schema, shown),
      next: docs.length > size ? (shown.at(-1) ?? null) : null,
    };
  });
}
