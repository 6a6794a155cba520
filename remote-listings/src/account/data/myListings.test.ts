/** @jest-environment node */
import { sampleCategory } from '@anunturi/shared-domain/samples/adminSamples';
import { sampleCar, sampleRejection } from '@anunturi/shared-domain/samples/listingSamples';
import { dismissAnswer } from '../../data/dismissAnswer';
import { readAttention } from './readAttention';
import { countMyListings, readMyListings } from './readMyListings';
import { readSavedSearches, readSearchNews } from './savedSearches';
import { uid, inDays, firebase, seedRejected, seedListing } from './testing/ownListings';

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
  expect(await countMyListings(uid)).toMatchObject({ paused: 1, sold: 1, active: 0 });
});

test('what waits for the owner: rejected, ending within five days, ended, unread messages', async () => {
  const rejected = await seedRejected();
  const ending = await seedListing({ expiresAt: inDays(3) });
  const ended = await seedListing({ status: 'expired', expiresAt: inDays(-2) });
  const fine = await seedListing();
  await firebase.seed(`conversations/${fine.id}_buyerDan`, {
    listingId: fine.id,
    listingTitle: sampleCar.title,
    listingSlug: sampleCar.slug,
    sellerId: uid,
    sellerName: 'Ana Pop',
    buyerId: 'buyerDan',
    buyerName: 'Dan',
    participantIds: [uid, 'buyerDan'],
    lastText: 'Bună',
    lastSenderId: 'buyerDan',
    lastMessageId: 'mesaj1',
    lastMessageAt: inDays(-1),
    unreadBySeller: 2,
    unreadByBuyer: 0,
    createdAt: inDays(-1),
  });
  const attention = await readAttention(uid);
  expect(attention.rejected.map((row) => row.card.id)).toEqual([rejected.id]);
  expect(attention.ending.map((row) => row.card.id)).toEqual([ending.id]);
  expect(attention.ended.map((row) => row.card.id)).toEqual([ended.id]);
  expect(attention.unreadByListing).toEqual({ [fine.id]: 2 });
});

test('who has more listings than one read holds sees the same counts and the same that waits', async () => {
  for (let n = 0; n < 30; n += 1) await seedListing();
  const ended = await seedListing({ status: 'expired', expiresAt: inDays(-2) });
  const later = await seedListing({ expiresAt: inDays(3) });
  const sooner = await seedListing({ expiresAt: inDays(2) });
  const [first, counts, attention] = await Promise.all([
    readMyListings(uid),
    countMyListings(uid),
    readAttention(uid),
  ]);
  expect(first.rows).toHaveLength(30);
  expect(first.rows.every(({ counters }) => counters?.views === 7)).toBe(true);
  expect((await readMyListings(uid, undefined, first.next)).rows).toHaveLength(3);
  expect((await readMyListings(uid, 'expired')).rows.map((row) => row.card.id)).toEqual([ended.id]);
  expect(counts).toMatchObject({ active: 32, expired: 1, deleted: 0 });
  expect(attention.ending.map((row) => row.card.id)).toEqual([later.id, sooner.id]);
  expect(attention.ended.map((row) => row.card.id)).toEqual([ended.id]);
});

test('of the few listings of most people those that end first stand last among what waits', async () => {
  const sooner = await seedListing({ expiresAt: inDays(2) });
  const later = await seedListing({ expiresAt: inDays(3) });
  const { ending } = await readAttention(uid);
  expect(ending.map((row) => row.card.id)).toEqual([later.id, sooner.id]);
});

test('the answer to an appeal is read with a listing that is public again, until it is put away', async () => {
  const { id } = await seedListing();
  const contested = { contestText: 'Prețul este cel întreg.', contestedAt: inDays(-2) };
  const answer = { contestOutcome: 'reversed', contestDecidedAt: inDays(-1), contestAnswer: 'Da.' };
  await firebase.seed(`listings/${id}/private/moderation`, {
    ...sampleRejection,
    ...contested,
    ...answer,
    decision: 'approved',
  });
  const read = async () => (await readMyListings(uid)).rows[0]!.moderation;
  expect(await read()).toMatchObject({ contestOutcome: 'reversed', contestAnswer: 'Da.' });
  await dismissAnswer(id);
  expect(await read()).toBeUndefined();
});

test('saved searches that found something since the last look are told, with how much', async () => {
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
  expect(await readSearchNews(uid)).toMatchObject([{ search: { id: 'news' }, news: { count: 1 } }]);
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
