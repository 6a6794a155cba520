/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { sampleCategory } from '@anunturi/shared-domain/samples/adminSamples';
import { sampleRejection } from '@anunturi/shared-domain/samples/listingSamples';
import { dismissAnswer } from '#data/dismissAnswer';
import { readMyListings } from './readMyListings';
import { countNews, readSavedSearches } from './savedSearches';
import { uid, inDays, firebase, seedRejected, seedListing } from './testing/ownListings';

afterEach(() => jest.restoreAllMocks());

test('the owner sees the own listings in every status with their figures, changed last first, and nobody else’s', async () => {
  const first = await seedListing({ status: 'paused' });
  const second = await seedListing({ status: 'sold', soldAt: inDays(-1) });
  await seedListing({ ownerId: 'sellerDan' });
  const { rows, next } = await readMyListings(uid);
  expect(rows.map((row) => [row.card.id, row.card.status])).toEqual([
    [first.id, 'paused'],
    [second.id, 'sold'],
  ]);
  expect(rows[0]!.counters).toEqual({ views: 7, favourites: 2, conversations: 1 });
  expect(next).toBeUndefined();
  expect((await readMyListings(uid, 'sold')).rows.map((row) => row.card.id)).toEqual([second.id]);
});

test('of more listings than a page holds each page comes with its figures', async () => {
  for (let n = 0; n < 33; n += 1) await seedListing();
  const first = await readMyListings(uid);
  expect(first.rows).toHaveLength(30);
  expect(first.rows.every(({ counters }) => counters?.views === 7)).toBe(true);
  expect((await readMyListings(uid, undefined, first.next)).rows).toHaveLength(3);
});

test('while trusted code is away rows of one status are shown without figures, a rejected one with its reasons', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  await seedRejected();
  const { fetch } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked, init) => {
    if (String(asked).includes('/api/')) throw new TypeError('fetch failed');
    return fetch(asked, init);
  });
  const [row] = (await readMyListings(uid, 'rejected')).rows;
  expect(row).toMatchObject({ moderation: { decision: 'rejected' } });
  expect(row).not.toHaveProperty('counters.views');
});

test('the answer to an appeal is read with a listing that is public again, until it is put away', async () => {
  const { id } = await seedListing();
  const appealed = { contestText: 'Prețul este cel întreg.', contestedAt: inDays(-2) };
  const answer = { contestOutcome: 'reversed', contestDecidedAt: inDays(-1), contestAnswer: 'Da.' };
  await firebase.seed(`listings/${id}/private/moderation`, {
    ...sampleRejection,
    ...appealed,
    ...answer,
    decision: 'approved',
  });
  const read = async () => (await readMyListings(uid)).rows[0]!.moderation;
  expect(await read()).toMatchObject({ contestOutcome: 'reversed', contestAnswer: 'Da.' });
  await dismissAnswer(id);
  expect(await read()).toBeUndefined();
});

test('each saved search says how much it found since the last look', async () => {
  await seedListing({ ownerId: 'sellerDan', publishedAt: inDays(-2), expiresAt: inDays(28) });
  await seedListing({ ownerId: 'sellerDan', publishedAt: inDays(-12), expiresAt: inDays(18) });
  const keep = (id: string, query: string, lastSeenAt: Date) =>
    firebase.seed(`users/${uid}/savedSearches/${id}`, {
      name: id,
      query,
      createdAt: inDays(-30),
      lastSeenAt,
    });
  await keep('news', 'marca=dacia', inDays(-5));
  await keep('seen', 'marca=dacia', inDays(-1));
  await keep('other', 'marca=bmw', inDays(-5));
  await firebase.commandServer!.search!.rebuild();
  const news = (await readSavedSearches(uid)).map(
    async (search) => [search.id, await countNews(search)] as const,
  );
  expect(Object.fromEntries(await Promise.all(news))).toEqual({
    news: 1,
    seen: 0,
    other: 0,
  });
});

test('a saved search in a category merged since looks in the one that took its listings', async () => {
  const category = { ...sampleCategory, kind: 'service', shape: 'service' } as const;
  await firebase.seed('categories/vulcanizare', {
    ...category,
    active: false,
    mergedInto: 'mecanica',
  });
  await firebase.seed('categories/mecanica', category);
  await firebase.seed(`users/${uid}/savedSearches/old`, {
    name: 'Vulcanizare',
    query: 'fel=servicii&categorie=vulcanizare',
    createdAt: inDays(-30),
    lastSeenAt: inDays(-1),
  });
  expect((await readSavedSearches(uid)).map(({ query }) => query)).toEqual([
    'fel=servicii&categorie=mecanica',
  ]);
});
