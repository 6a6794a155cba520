/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { LISTING_PAGE_SIZE } from '@anunturi/shared-domain/site/limits';
import { readFavourites } from './readFavourites';
import { firebase, inDays, seedListing, uid } from './testing/ownListings';

afterEach(() => jest.restoreAllMocks());

const keep = (listingId: string, days: number) =>
  firebase.seed(`users/${uid}/favourites/${listingId}`, {
    listingId,
    priceLei: 1000,
    addedAt: inDays(days),
  });

test('favourites come newest first with their cards: of others what is public, of the own everything, of deleted ones none', async () => {
  const kept = [
    await seedListing({ ownerId: 'sellerDan' }),
    await seedListing({ ownerId: 'sellerDan', status: 'sold', soldAt: inDays(-1) }),
    await seedListing({ ownerId: 'sellerDan', status: 'paused' }),
    await seedListing({ status: 'paused' }),
    { id: 'Zz12Cd34Ef56Gh78Ij90' },
  ];
  for (const [at, { id }] of kept.entries()) await keep(id, -1 - at);
  const page = await readFavourites(uid);
  expect(page.kept.map(({ listingId, card }) => [listingId, card?.status])).toEqual(
    kept.map(({ id }, at) => [id, ['active', 'sold', undefined, 'paused', undefined][at]]),
  );
});

test('more favourites than one question may name are all found', async () => {
  const ids: string[] = [];
  for (let at = 0; at < 13; at += 1) {
    const { id } = await seedListing({ ownerId: 'sellerDan' });
    ids.push(id);
    await keep(id, -1 - at);
  }
  const { kept } = await readFavourites(uid);
  expect(kept.map(({ card }) => card?.id)).toEqual(ids);
});

test('favourites that were kept at one moment are all reached, also past a page of unreadable ones', async () => {
  const addedAt = inDays(-1);
  const seed = (n: number, change: object) => {
    const listingId = `Kept${String(n).padStart(16, '0')}`;
    return firebase.seed(`users/${uid}/favourites/${listingId}`, {
      listingId,
      priceLei: 1000,
      addedAt,
      ...change,
    });
  };
  for (let n = 0; n < LISTING_PAGE_SIZE + 3; n += 1) await seed(n, {});
  const first = await readFavourites(uid);
  expect((await readFavourites(uid, first.next)).kept).toHaveLength(3);
  jest.spyOn(console, 'error').mockImplementation();
  for (let n = 3; n < LISTING_PAGE_SIZE + 3; n += 1) await seed(n, { priceLei: 'mult' });
  const unreadable = await readFavourites(uid);
  expect(unreadable.kept).toHaveLength(0);
  expect((await readFavourites(uid, unreadable.next)).kept).toHaveLength(3);
});
