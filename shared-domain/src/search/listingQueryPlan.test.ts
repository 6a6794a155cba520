import fc from 'fast-check';
import type { ListingFilters } from './listingFilters';
import { matchesFilters } from './listingMatch';
import { planListingQuery, type QueryCondition } from './listingQueryPlan';
import { type FilterContext, resolveFilters, resolveNewSince } from './resolveFilters';
import { admits, fieldOf } from '../samples/admits';
import { anyFilters } from '../samples/anyFilters';
import { sampleCar, sampleExpiry, sampleNow, validListings } from '../samples/listingSamples';
import { listingSearchIndexes } from './searchIndexes';

const context: FilterContext = {
  now: sampleNow,
  eurRateBani: 509,
  neighbourIds: () => ['cisnadie', 'selimbar', 'ocna-sibiului'],
};
const listings = validListings.map(([, listing]) => listing);
const resolve = (filters: ListingFilters) => resolveFilters(filters, context);
const plan = (filters: ListingFilters) => planListingQuery(resolve(filters));

const disjunctionsOf = (conditions: QueryCondition[]) =>
  conditions.reduce(
    (product, each) => product * (Array.isArray(each.value) ? each.value.length : 1),
    1,
  );

test('a plan never leaves out a listing that matches', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const asked = resolve(filters);
      const { conditions, order } = planListingQuery(asked);
      for (const listing of listings.filter((each) => matchesFilters(each, asked))) {
        expect(conditions.filter((condition) => !admits(listing, condition))).toEqual([]);
        expect(fieldOf(listing, order.field)).toBeDefined();
      }
    }),
    { numRuns: 2000 },
  );
});

test('the news of a saved search are what was published or renewed since the last look', () => {
  const since = new Date('2026-11-10T10:00:00Z');
  const news = planListingQuery(
    resolveNewSince({ make: 'dacia', sort: 'priceUp' }, since, context),
  );
  expect(news.order.field).toBe('expiresAt');
  expect(news.conditions).toContainEqual({
    field: 'expiresAt',
    op: '>',
    value: new Date('2026-12-10T10:00:00Z'),
  });
  expect(
    planListingQuery(resolveNewSince({}, new Date('2026-01-01'), context)).conditions,
  ).toContainEqual({
    field: 'expiresAt',
    op: '>',
    value: sampleNow,
  });
});

test('a plan stays within what the database takes, and each condition has its index', () => {
  const indexes = listingSearchIndexes().map((index) =>
    index.fields.map((field) => [field.fieldPath, field.order ?? field.arrayConfig]),
  );
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const { conditions, order } = plan(filters);
      expect(disjunctionsOf(conditions)).toBeLessThanOrEqual(30);
      expect(conditions.filter((each) => each.op.startsWith('array')).length).toBeLessThanOrEqual(
        1,
      );
      const direction = order.direction === 'asc' ? 'ASCENDING' : 'DESCENDING';
      for (const { field, op } of conditions) {
        if (['>', '>=', '<='].includes(op)) expect(field).toBe(order.field);
        else if (field !== 'status' && isAsked(filters, order.field)) {
          expect(indexes).toContainEqual([
            ['status', 'ASCENDING'],
            [field, field === 'searchTokens' ? 'CONTAINS' : 'ASCENDING'],
            [order.field, direction],
          ]);
        }
      }
    }),
    { numRuns: 500 },
  );
});

/** An order by a vehicle's fact together with a service's filter finds nothing by meaning and is never offered. */
function isAsked(filters: ListingFilters, orderedBy: string): boolean {
  return !(
    orderedBy.startsWith('vehicle.') &&
    (filters.programme !== undefined || filters.priceUnit !== undefined)
  );
}

test('newest first is the unexpired, latest published or renewed first', () => {
  expect(plan({})).toEqual({
    conditions: [
      { field: 'status', op: '==', value: 'active' },
      { field: 'expiresAt', op: '>', value: sampleNow },
    ],
    order: { field: 'expiresAt', direction: 'desc' },
  });
});

test('a price range is exact when it orders the page, and buckets otherwise', () => {
  const exact = plan({
    currency: 'EUR',
    priceFrom: 1000,
    priceTo: 10_000,
    sort: 'priceUp',
  }).conditions;
  expect(exact).toContainEqual({ field: 'priceLei', op: '>=', value: 5090 });
  expect(exact).toContainEqual({ field: 'priceLei', op: '<=', value: 50_900 });
  expect(plan({ currency: 'EUR', priceFrom: 1000, priceTo: 10_000 }).conditions).toContainEqual({
    field: 'bands.price',
    op: 'in',
    value: [3, 4, 5, 6, 7],
  });
});

test('a single choice is an equality, several are one `in`', () => {
  expect(plan({ fuels: ['diesel'] }).conditions).toContainEqual({
    field: 'vehicle.fuel',
    op: '==',
    value: 'diesel',
  });
  expect(plan({ fuels: ['diesel', 'petrol'] }).conditions).toContainEqual({
    field: 'vehicle.fuel',
    op: 'in',
    value: ['diesel', 'petrol'],
  });
});

test('neighbours of a locality come with it', () => {
  expect(plan({ localityId: 'sibiu', withNeighbours: true }).conditions).toContainEqual({
    field: 'localityId',
    op: 'in',
    value: ['sibiu', 'cisnadie', 'selimbar', 'ocna-sibiului'],
  });
});

test('words are found by the longest of them, diacritics or not', () => {
  expect(plan({ words: 'roți de iarnă' }).conditions).toContainEqual({
    field: 'searchTokens',
    op: 'array-contains',
    value: 'iarna',
  });
});

test.each([
  ['words in any order, by their beginnings', { words: 'proprietar dac' }, true],
  ['words that are not there', { words: 'dacia duster' }, false],
  ['the make', { make: 'dacia' }, true],
  ['another make', { make: 'skoda' }, false],
  ['a price in euro', { currency: 'EUR' as const, priceFrom: 9000, priceTo: 9600 }, true],
  ['a lower price in euro', { currency: 'EUR' as const, priceTo: 9000 }, false],
  ['kilometres', { mileageToKm: 124_500 }, true],
  ['fewer kilometres', { mileageToKm: 124_499 }, false],
  ['the years', { yearFrom: 2018, yearTo: 2018 }, true],
  ['a service', { programme: 'nonstop' as const }, false],
])('a diesel Logan of 2018 against %s', (_what, filters, expected) => {
  expect(matchesFilters(sampleCar, resolve(filters))).toBe(expected);
});

test('an expired listing matches nothing', () => {
  expect(matchesFilters(sampleCar, resolveFilters({}, { ...context, now: sampleExpiry }))).toBe(
    false,
  );
});

test('no index stands twice, and there are fewer than the database allows', () => {
  const all = listingSearchIndexes().map((index) => JSON.stringify(index));
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeLessThan(150);
});
