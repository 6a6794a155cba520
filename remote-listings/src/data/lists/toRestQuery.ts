import { documentName } from '@anunturi/shared-auth/firestore-rest/documentsAddress';
import { toRestValue } from '@anunturi/shared-auth/firestore-rest/plainValue';
import type { RestQuery } from '@anunturi/shared-auth/firestore-rest/queryFirestore';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import type {
  ListingQueryPlan,
  QueryCondition,
} from '@anunturi/shared-domain/search/listingQueryPlan';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { ListingCursor } from '#domain/listingCursor';

const operators: Record<QueryCondition['op'], RestQuery['where'][number]['op']> = {
  '==': 'EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '<=': 'LESS_THAN_OR_EQUAL',
};

/** The query of a plan after a cursor as Firestore's REST interface takes it, for the names of its documents alone. */
export const toRestQuery = (
  firebase: FirebaseConfig,
  { conditions, order }: ListingQueryPlan,
  after: ListingCursor | null,
  limit: number,
): RestQuery => ({
  collectionId: documentPaths.listings,
  select: ['__name__'],
  where: conditions.map(({ field, op, value }) => ({
    field,
    op: operators[op],
    value: toRestValue(value),
  })),
  orderBy: order.field,
  direction: order.direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
  after: after
    ? {
        value: toRestValue(order.field === 'expiresAt' ? new Date(after.value) : after.value),
        name: documentName(firebase, documentPaths.listing(after.id)),
      }
    : undefined,
  limit,
});
