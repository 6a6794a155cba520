import { findDocuments, orderValue } from '@anunturi/shared-auth/firestore/findDocuments';
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
  const isMoment = order.field === 'expiresAt';
  const found = await findDocuments({
    path: documentPaths.listings,
    filters: conditions.map(({ field, op, value }) => [field, op, value]),
    order: [order.field, order.direction],
    after: after ? { ...after, value: isMoment ? new Date(after.value) : after.value } : undefined,
    size,
  });
  return found.map((each) => ({
    listing: parseDocument<ListingFields>(listingSchema, each),
    cursor: { id: each.id, value: orderValue(each, order.field) },
  }));
};
