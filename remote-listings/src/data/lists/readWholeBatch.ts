import { openFirestore } from '@anunturi/shared-auth/firebase';
import { parseDocument } from '@anunturi/shared-auth/firestore/parseDocument';
import {
  type Listing,
  type ListingFields,
  listingSchema,
} from '@anunturi/shared-domain/listing/listing';
import type { ListingQueryPlan } from '@anunturi/shared-domain/search/listingQueryPlan';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { ListingCursor } from '#domain/listingCursor';

/** A document of a query, null where it does not fit its schema, and where the query goes on after it. */
type Entry = { listing: Listing | null; cursor: ListingCursor };
/** Reads so many documents of a query after a cursor. */
export type ReadBatch = (
  plan: ListingQueryPlan,
  after: ListingCursor | null,
  size: number,
) => Promise<Entry[]>;

/** Reads whole documents. */
export const readWholeBatch: ReadBatch = async ({ conditions, order }, after, size) => {
  const {
    db,
    collection,
    documentId,
    getDocs,
    limit,
    orderBy,
    query,
    startAfter,
    Timestamp,
    where,
  } = await openFirestore();
  const isMoment = order.field === 'expiresAt';
  const from = after && [isMoment ? Timestamp.fromMillis(after.value) : after.value, after.id];
  const found = await getDocs(
    query(
      collection(db, documentPaths.listings),
      ...conditions.map(({ field, op, value }) => where(field, op, value)),
      orderBy(order.field, order.direction),
      orderBy(documentId(), order.direction),
      ...(from ? [startAfter(...from)] : []),
      limit(size),
    ),
  );
  return found.docs.map((each) => {
    const value: unknown = each.get(order.field);
    return {
      listing: parseDocument<ListingFields>(listingSchema, each),
      cursor: { id: each.id, value: value instanceof Timestamp ? value.toMillis() : Number(value) },
    };
  });
};
