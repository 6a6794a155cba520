import fc from 'fast-check';
import type { NamesOf } from '../search/askedFacets';
import { rangeSteps } from '../search/rangeSteps';
import type { FilterName, ListingFilters } from '../search/listingFilters';
import { listingSorts } from '../search/listingSorts';
import { type WordedFacet, wordedFacets } from '../search/wordedFacets';

const place = fc.constantFrom('sibiu', 'cisnadie', 'medias');
const amount = fc.integer({ min: 1, max: 60_000 });
/** Values of the filters whose meaning or whose values' names are their own. */
const ofOwn: Record<NamesOf<'own' | 'text'>, fc.Arbitrary<unknown>> = {
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
  priceFrom: amount,
  priceTo: amount,
  localityId: place,
  withNeighbours: fc.constant(true),
  radiusKm: fc.constantFrom(10, 25, 50),
  sellerId: fc.constantFrom('sellerAna', 'someoneElse'),
  coversLocalityId: place,
  sort: fc.constantFrom(...Object.keys(listingSorts)),
};

/** Values that filters may have, near enough to the samples to match some of them. */
const filterValues: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  ...Object.fromEntries(wordedFacets.flatMap(toValues)),
  ...ofOwn,
};

/** Any filters that a visitor could ask for. */
export const anyFilters = fc.record(filterValues, {
  requiredKeys: [],
}) as fc.Arbitrary<ListingFilters>;

/** Any values of some filters; of a range at least one end. */
export const anyOf = (names: readonly FilterName[]): fc.Arbitrary<ListingFilters> =>
  fc
    .record(Object.fromEntries(names.map((name) => [name, filterValues[name]!])), {
      requiredKeys: [],
    })
    .filter((filters) => Object.keys(filters).length > 0);

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
      const edges = rangeSteps[facet.path];
      const value = fc.integer({ min: Math.max(1, edges[0]! - 10), max: edges.at(-1)! + 10 });
      return [
        [facet.from, value],
        [facet.to, value],
      ];
    }
  }
}
