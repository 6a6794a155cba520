/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { listingId } from '@anunturi/shared-domain/samples/publishedSamples';
import { startAsAdmin, testListing } from '#testing/testAdmin';
import { readListingsOf } from './readListingQueue';
import { readListings } from './readListings';

let firebase: Awaited<ReturnType<typeof startAsAdmin>>;
beforeAll(async () => {
  firebase = await startAsAdmin();
  for (const n of [10, 11, 12, 13]) await firebase.seedListing(testListing(n));
});
afterAll(() => firebase.stopAll());

test('several words find what only a later page holds', async () => {
  for (let n = 200; n < 260; n += 1)
    await firebase.seedListing(
      testListing(n, {
        title: `Autoutilitară Ford Transit ${n === 200 ? 'frigorifică' : 'simplă'}`,
        updatedAt: new Date(n * 60_000),
      }),
    );
  expect(
    (await readListings({ words: 'autoutilitara frigorifica' }, null)).rows.map(({ id }) => id),
  ).toEqual([listingId(200)]);
  expect(
    (await readListings({ words: 'transit ford autoutilitara frigorifica' }, null)).rows.map(
      ({ id }) => id,
    ),
  ).toEqual([listingId(200)]);
});

test('listings are read by their ids in one request, in the order asked; what is gone is left out', async () => {
  const ids = [13, 11, 999, 10].map(listingId);
  const found = await readListingsOf(ids);
  expect(found.map(({ id }) => id)).toEqual([13, 11, 10].map(listingId));
  expect(await readListingsOf([])).toEqual([]);
});
