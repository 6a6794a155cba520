import fc from 'fast-check';
import { askedFacets } from '../search/askedFacets';
import { facetWords } from '../search/facetWords';
import type { ListingFilters } from '../search/listingFilters';
import { listingSorts } from '../search/listingSorts';

const place = fc.constantFrom('sibiu', 'cisnadie', 'medias');
/** Every filter that offers choices. */
const choices = Object.fromEntries(
  askedFacets.flatMap((facet) => {
    const ids = Object.keys(facetWords(facet.path)?.choices ?? {});
    if (ids.length === 0 || facet.test === 'range') return [];
    return [
      [
        facet.name,
        facet.test === 'is' ? fc.constantFrom(...ids) : fc.subarray(ids, { minLength: 1 }),
      ],
    ];
  }),
) as Record<string, fc.Arbitrary<never>>;

/** Any filters that a visitor could ask for, near enough to the samples to match some of them. */
export const anyFilters: fc.Arbitrary<ListingFilters> = fc.record(
  {
    ...choices,
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
    yearFrom: fc.integer({ min: 1990, max: 2026 }),
    yearTo: fc.integer({ min: 1990, max: 2026 }),
    mileageFromKm: fc.integer({ min: 0, max: 300_000 }),
    mileageToKm: fc.integer({ min: 0, max: 300_000 }),
    powerFromHp: fc.integer({ min: 1, max: 300 }),
    powerToHp: fc.integer({ min: 1, max: 300 }),
    engineFromCm3: fc.integer({ min: 1, max: 4000 }),
    engineToCm3: fc.integer({ min: 1, max: 4000 }),
    localityId: place,
    withNeighbours: fc.constant(true as const),
    sellerId: fc.constantFrom('sellerAna', 'someoneElse'),
    withPhoto: fc.constant(true as const),
    coversLocalityId: place,
    sort: fc.constantFrom(...(Object.keys(listingSorts) as (keyof typeof listingSorts)[])),
  },
  { requiredKeys: [] },
);
