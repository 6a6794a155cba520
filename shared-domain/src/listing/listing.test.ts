import { listingSchema } from './listing';
import { invalidInsideLists, invalidListings } from '../samples/invalidListingSamples';
import { validListings } from '../samples/listingSamples';

test.each(validListings)('the schema accepts %s', (_what, listing) => {
  expect(listingSchema.safeParse(listing).error?.issues).toBeUndefined();
});

test.each(invalidListings)('the schema refuses %s', (_what, listing) => {
  expect(listingSchema.safeParse(listing).success).toBe(false);
});

test.each(invalidInsideLists)('the schema refuses %s', (_what, listing) => {
  expect(listingSchema.safeParse(listing).success).toBe(false);
});

test('a contract schema hands back exactly what it was given', () => {
  for (const [, listing] of validListings) expect(listingSchema.parse(listing)).toEqual(listing);
});
