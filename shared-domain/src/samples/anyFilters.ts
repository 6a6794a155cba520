import fc from 'fast-check';
import { listingSorts, type ListingFilters } from '../search/listingFilters';
import { priceUnits, programmes } from '../listing/serviceFields';
import {
  bodies,
  conditions,
  emissionNorms,
  fuels,
  gearboxes,
  idsOf,
  sellerTypes,
} from '../listing/vehicleFields';

const oneOf = <T extends Record<string, string>>(labels: T) => fc.constantFrom(...idsOf(labels));
const manyOf = <T extends Record<string, string>>(labels: T) =>
  fc.subarray(idsOf(labels), { minLength: 1 });
const place = fc.constantFrom('sibiu', 'cisnadie', 'medias');

/** Any filters that a visitor could ask for, near enough to the samples to match some of them. */
export const anyFilters: fc.Arbitrary<ListingFilters> = fc.record(
  {
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
    fuels: manyOf(fuels),
    gearbox: oneOf(gearboxes),
    bodies: manyOf(bodies),
    emissionNorms: manyOf(emissionNorms),
    condition: oneOf(conditions),
    localityId: place,
    withNeighbours: fc.constant(true as const),
    sellerType: oneOf(sellerTypes),
    sellerId: fc.constantFrom('sellerAna', 'someoneElse'),
    withPhoto: fc.constant(true as const),
    priceUnit: oneOf(priceUnits),
    programme: oneOf(programmes),
    coversLocalityId: place,
    sort: oneOf(listingSorts),
  },
  { requiredKeys: [] },
);
