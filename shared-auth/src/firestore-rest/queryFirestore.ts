import * as z from 'zod/mini';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { postFirestore } from './postFirestore';
import {
  type RestValue,
  restDocumentSchema,
} from '@anunturi/shared-domain/site/restDocumentSchema';

/** Rows without a document say how far the query came. */
const rowsSchema = z.array(z.object({ document: z.optional(restDocumentSchema) }));

/** `updateTime` is its version: it changes with every write. */
export type RestDocument = {
  id: string;
  name: string;
  fields: Record<string, RestValue>;
  updateTime: string;
};

export type RestQuery = {
  collectionId: string;
  /** `__name__` alone asks for no field at all. */
  select: readonly string[];
  where: readonly {
    field: string;
    op:
      | 'EQUAL'
      | 'IN'
      | 'ARRAY_CONTAINS'
      | 'ARRAY_CONTAINS_ANY'
      | 'LESS_THAN_OR_EQUAL'
      | 'GREATER_THAN'
      | 'GREATER_THAN_OR_EQUAL';
    value: RestValue;
  }[];
  /** By this field, then by name, the greatest (newest) first unless told. */
  orderBy: string;
  direction?: 'ASCENDING' | 'DESCENDING';
  /** Goes on after the document with this value and full name. */
  after?: { value: RestValue | undefined; name: string } | undefined;
  limit: number;
};

/**
 * Asks as a visitor would: rules apply, and only the named fields travel.
 * @throws Error when the database does not answer with documents; its cause is the status
 */
export async function queryFirestore(
  firebase: FirebaseConfig,
  { collectionId, select, where, orderBy, direction = 'DESCENDING', after, limit }: RestQuery,
): Promise<RestDocument[]> {
  const structuredQuery = {
    select: { fields: select.map((fieldPath) => ({ fieldPath })) },
    from: [{ collectionId }],
    where: {
      compositeFilter: {
        op: 'AND',
        filters: where.map(({ field, op, value }) => ({
          fieldFilter: { field: { fieldPath: field }, op, value },
        })),
      },
    },
    orderBy: [orderBy, '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction })),
    ...(after && {
      startAt: { values: [after.value, { referenceValue: after.name }], before: false },
    }),
    limit,
  };
  const answer = await postFirestore(firebase, 'runQuery', collectionId, { structuredQuery });
  return rowsSchema.parse(answer).flatMap(({ document }) => (document ? [withId(document)] : []));
}

/** The document with the last part of its name. */
export const withId = (document: Omit<RestDocument, 'id'>): RestDocument => ({
  id: document.name.slice(document.name.lastIndexOf('/') + 1),
  ...document,
});
