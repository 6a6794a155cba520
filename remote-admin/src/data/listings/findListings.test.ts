/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { listingId } from '@anunturi/shared-domain/samples/publishedSamples';
import { startAsAdmin, testListing } from '#testing/testAdmin';
import { findListings } from './findListings';

let firebase: Awaited<ReturnType<typeof startAsAdmin>>;
beforeAll(async () => {
  firebase = await startAsAdmin();
  for (const n of [10, 11]) await firebase.seedListing(testListing(n));
});
afterAll(() => firebase.stopAll());

const idsOf = async (search: object) => (await findListings(search, null)).rows.map(({ id }) => id);

test('an id finds its listing alone, in the status that is chosen, and words find as before', async () => {
  expect(await idsOf({ words: listingId(10) })).toEqual([listingId(10)]);
  expect(await idsOf({ words: listingId(10), status: 'sold' })).toEqual([]);
  expect((await idsOf({ words: 'dacia' })).toSorted()).toEqual([listingId(10), listingId(11)]);
  expect((await idsOf({})).length).toBeGreaterThan(1);
});
