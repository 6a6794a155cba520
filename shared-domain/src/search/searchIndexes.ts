/** Fields that a public list filters by equality, `in` or array membership; each has one composite index per order. */
const anyKind = [
  'kind',
  'categoryId',
  'localityId',
  'sellerType',
  'ownerId',
  'hasPhotos',
  'searchTokens',
  'bands.price',
];
const vehicleOnly = [
  'vehicle.make',
  'vehicle.model',
  'vehicle.fuel',
  'vehicle.gearbox',
  'vehicle.body',
  'vehicle.emissionNorm',
  'vehicle.condition',
  'bands.year',
  'bands.mileage',
  'bands.power',
  'bands.engine',
];
const serviceOnly = ['price.unit', 'service.programme'];

const orders: { field: string; direction: 'ASCENDING' | 'DESCENDING'; facets: string[] }[] = [
  {
    field: 'expiresAt',
    direction: 'DESCENDING',
    facets: [...anyKind, ...vehicleOnly, ...serviceOnly],
  },
  {
    field: 'priceLei',
    direction: 'ASCENDING',
    facets: [...anyKind, ...vehicleOnly, ...serviceOnly],
  },
  {
    field: 'priceLei',
    direction: 'DESCENDING',
    facets: [...anyKind, ...vehicleOnly, ...serviceOnly],
  },
  { field: 'vehicle.mileageKm', direction: 'ASCENDING', facets: [...anyKind, ...vehicleOnly] },
  { field: 'vehicle.year', direction: 'DESCENDING', facets: [...anyKind, ...vehicleOnly] },
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
 * The composite indexes of the public lists, as firestore.indexes.json has them: (status, facet, order) for every facet and order. The database
 * serves any mixture of facets by merging those of one order, so their number is facets times orders, not mixtures.
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
