/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { listingId } from '@anunturi/shared-domain/samples/publishedSamples';
import { startAsAdmin, testListing } from '#testing/testAdmin';
import { readListingsOf } from './readListingQueue';
import { readListings } from './readListings';
import { readSamePhotos } from './readSamePhotos';

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

test('photos that other listings show too are found, whatever their size; its own are not', async () => {
  const hash = (id: string, photoId: string, perceptualHash: string) =>
    firebase.seed(`photoHashes/${id}_${photoId}`, {
      listingId: id,
      photoId,
      ownerId: 'ana',
      perceptualHash,
      at: new Date(),
    });
  await hash(listingId(10), 'p1', '00ff00ff00ff00ff');
  await hash(listingId(10), 'p2', '0000000000000000');
  await hash(listingId(11), 'p1', '00ff00ff00ff00ff');
  await hash(listingId(12), 'p1', '0000000000000000');
  await hash('GoneListing000000001', 'p1', '00ff00ff00ff00ff');
  expect((await readSamePhotos(listingId(10))).map(({ id }) => id)).toEqual([listingId(11)]);
  expect(await readSamePhotos(listingId(12))).toEqual([]);
  expect(await readSamePhotos(listingId(13))).toEqual([]);
});

test('listings are read by their ids in one request, in the order asked; what is gone is left out', async () => {
  const ids = [13, 11, 999, 10].map(listingId);
  const found = await readListingsOf(ids);
  expect(found.map(({ id }) => id)).toEqual([13, 11, 10].map(listingId));
  expect(await readListingsOf([])).toEqual([]);
});
