import fc from 'fast-check';
import { admits } from '../samples/admits';
import { anyFilters } from '../samples/anyFilters';
import { sampleNow, validListings } from '../samples/listingSamples';
import { isExactPlan } from './isExactPlan';
import type { ListingFilters } from './listingFilters';
import { matchesFilters } from './listingMatch';
import { planListingQuery } from './listingQueryPlan';
import { resolveFilters } from './resolveFilters';

const context = { now: sampleNow, eurRateBani: 509, neighbourIds: () => ['cisnadie'] };
const resolve = (filters: ListingFilters) => resolveFilters(filters, context);
const isExact = (filters: ListingFilters) =>
  isExactPlan(resolve(filters), planListingQuery(resolve(filters)));

test('an exact plan admits nothing but matches', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const asked = resolve({ ...filters, sort: 'newest' });
      const plan = planListingQuery(asked);
      if (!isExactPlan(asked, plan)) return;
      for (const [, listing] of validListings)
        if (plan.conditions.every((condition) => admits(listing, condition)))
          expect(matchesFilters(listing, asked)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('a plan is exact only when nothing is left to judge', () => {
  expect(isExact({ kind: 'vehicle', make: 'dacia', fuels: ['diesel'] })).toBe(true);
  expect(isExact({ words: 'logan' })).toBe(true);
  expect(isExact({ words: 'logan diesel' })).toBe(false);
  expect(isExact({ priceTo: 9999 })).toBe(true);
  expect(isExact({ priceTo: 9000 })).toBe(false);
  expect(isExact({ priceTo: 9000, sort: 'priceUp' })).toBe(true);
  expect(isExact({ yearFrom: 2010, yearTo: 2015, mileageToKm: 99_999 })).toBe(true);
  expect(
    isExact({
      fuels: ['petrol', 'diesel', 'lpg', 'cng'],
      bodies: ['suv', 'sedan', 'estate', 'coupe'],
      emissionNorms: ['euro5', 'euro6'],
    }),
  ).toBe(false);
});
