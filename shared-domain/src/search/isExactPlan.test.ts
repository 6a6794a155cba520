import { sampleNow } from '../samples/listingSamples';
import { isExactPlan } from './isExactPlan';
import type { ListingFilters } from './listingFilters';
import { planListingQuery } from './listingQueryPlan';

const context = { now: sampleNow, eurRateBani: 509, neighbourIds: () => ['cisnadie'] };
const isExact = (filters: ListingFilters) =>
  isExactPlan(filters, planListingQuery(filters, context), context);

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
