/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { readFavourites } from './readFavourites';
import { firebase, inDays, seedListing, uid } from './testing/ownListings';

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
