import { type AskedFacet, askedFacets, subjectOf } from './askedFacets';
import { bucketsByPath } from './buckets';

/** Fields that a public list filters by equality, `in` or array membership; each has one composite index per order. */
const faceted = ['localityId', 'searchTokens', 'bands.price', ...askedFacets.map(toIndexed)];
const ofVehicles = faceted.filter((path) => subjectOf({ path }) !== 'service');

/** The field by which a question is looked up: of a range the bucket. */
function toIndexed(facet: AskedFacet): string {
  return facet.type === 'range' ? `bands.${bucketsByPath[facet.path]}` : facet.path;
}

const orders: { field: string; direction: 'ASCENDING' | 'DESCENDING'; facets: string[] }[] = [
  {
    field: 'expiresAt',
    direction: 'DESCENDING',
    facets: faceted,
  },
  {
    field: 'priceLei',
    direction: 'ASCENDING',
    facets: faceted,
  },
  {
    field: 'priceLei',
    direction: 'DESCENDING',
    facets: faceted,
  },
  { field: 'vehicle.mileageKm', direction: 'ASCENDING', facets: ofVehicles },
  { field: 'vehicle.year', direction: 'DESCENDING', facets: ofVehicles },
];

type IndexField = {
  fieldPath: string;
  order?: 'ASCENDING' | 'DESCENDING';
  arrayConfig?: 'CONTAINS';
};
export type CompositeIndex = {
  collectionGroup: string;
  queryScope: 'COLLECTION';
  fields: IndexField[];
};

/**
 * The composite indexes of the public lists, as firestore.indexes.json has them: (status, facet, order) for every
 * facet and order. The database serves any mixture of facets by merging those of one order, so their number is facets times orders, not mixtures.
 */
export function listingSearchIndexes(): CompositeIndex[] {
  return orders.flatMap(({ field, direction, facets }) => [
    toIndex([{ fieldPath: field, order: direction }]),
    ...facets.map((facet) =>
      toIndex([
        facet === 'searchTokens'
          ? { fieldPath: facet, arrayConfig: 'CONTAINS' }
          : { fieldPath: facet, order: 'ASCENDING' },
        { fieldPath: field, order: direction },
      ]),
    ),
  ]);
}

function toIndex(fields: IndexField[]): CompositeIndex {
  return {
    collectionGroup: 'listings',
    queryScope: 'COLLECTION',
    fields: [{ fieldPath: 'status', order: 'ASCENDING' }, ...fields],
  };
}
