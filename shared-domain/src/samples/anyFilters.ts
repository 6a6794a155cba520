import fc from 'fast-check';
import { bucketEdges, bucketsByPath } from '../search/buckets';
import type { FilterName, ListingFilters } from '../search/listingFilters';
import { listingSorts } from '../search/listingSorts';
import { type WordedFacet, wordedFacets } from '../search/wordedFacets';

const place = fc.constantFrom('sibiu', 'cisnadie', 'medias');
/** Values for every filter that asks about a field with words of its own. */
const ofFields = Object.fromEntries(wordedFacets.flatMap(toValues)) as Record<
  string,
  fc.Arbitrary<never>
>;

function toValues(facet: WordedFacet): [FilterName, fc.Arbitrary<unknown>][] {
  switch (facet.type) {
    case 'choice':
      return [[facet.name, fc.constantFrom(...Object.keys(facet.choices))]];
    case 'choices':
    case 'counted':
      return [[facet.name, fc.subarray(Object.keys(facet.choices), { minLength: 1 })]];
    case 'yes':
      return [[facet.name, fc.constant(true)]];
    case 'range': {
      const edges = bucketEdges[bucketsByPath[facet.path]];
      const value = fc.integer({ min: Math.max(1, edges[1] - 10), max: edges.at(-1)! + 10 });
      return [
        [facet.from, value],
        [facet.to, value],
      ];
    }
  }
}

/** Any filters that a visitor could ask for, near enough to the samples to match some of them. */
export const anyFilters: fc.Arbitrary<ListingFilters> = fc.record(
  {
    ...ofFields,
    kind: fc.constantFrom('vehicle', 'service'),
    categoryId: fc.constantFrom('autoturisme', 'electricieni', 'tractari'),
    words: fc.constantFrom(
      'dacia',
      'log',
      'unic proprietar',
      'iarna',
      'electrician autorizat',
      'prelata 750',
      '1.5 dci',
    ),
    make: fc.constantFrom('dacia', 'skoda'),
    model: fc.constantFrom('logan', 'fabia'),
    currency: fc.constantFrom('RON', 'EUR'),
    priceFrom: fc.integer({ min: 1, max: 60_000 }),
    priceTo: fc.integer({ min: 1, max: 60_000 }),
    localityId: place,
    withNeighbours: fc.constant(true as const),
    sellerId: fc.constantFrom('sellerAna', 'someoneElse'),
    coversLocalityId: place,
    sort: fc.constantFrom(...(Object.keys(listingSorts) as (keyof typeof listingSorts)[])),
  },
  { requiredKeys: [] },
);
