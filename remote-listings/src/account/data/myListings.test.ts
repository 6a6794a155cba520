/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { openAuth } from '@anunturi/shared-auth/firebase';
import { sampleCategory } from '@anunturi/shared-domain/samples/adminSamples';
import { sampleCar, sampleRejection } from '@anunturi/shared-domain/samples/listingSamples';
import { dismissAnswer } from '../../data/dismissAnswer';
import { readAttention } from './readAttention';
import { readDashboard } from './readDashboard';
import { countMyListings, readMyListings } from './readMyListings';
import { readSavedSearches, readSearchNews } from './savedSearches';
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
  expect(await countMyListings(uid)).toMatchObject({ paused: 1, sold: 1, active: 0 });
});

/** A conversation about a listing of the signed-in seller. */
const converse = (listingId: string, buyerId: string, change: object) =>
  firebase.seed(`conversations/${listingId}_${buyerId}`, {
    listingId,
    listingTitle: sampleCar.title,
    listingSlug: sampleCar.slug,
    sellerId: uid,
    sellerName: 'Ana Pop',
    buyerId,
    buyerName: 'Dan',
    participantIds: [uid, buyerId],
    lastText: 'Bună',
    lastSenderId: buyerId,
    lastMessageId: 'mesaj1',
    unreadBySeller: 0,
    unreadByBuyer: 0,
    createdAt: inDays(-1),
    ...change,
  });

test('what waits for the owner: rejected, ending within five days, ended, unread messages of however old conversations', async () => {
  const rejected = await seedRejected();
  const ending = await seedListing({ expiresAt: inDays(3) });
  const ended = await seedListing({ status: 'expired', expiresAt: inDays(-2) });
  const fine = await seedListing();
  await converse(fine.id, 'buyerDan', { lastMessageAt: inDays(-1), unreadBySeller: 2 });
  for (let n = 0; n < 50; n += 1)
    await converse(fine.id, `buyer${n}`, { lastMessageAt: inDays(0) });
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

const dashboardOf = async () => {
  const [page, counts, attention, searches] = await Promise.all([
    readDashboard(uid, 'page'),
    readDashboard(uid, 'counts'),
    readDashboard(uid, 'attention'),
    readDashboard(uid, 'searches'),
  ]);
  return { page, counts, attention, searches };
};
/** What is fetched from now on, with trusted code answering as told. */
function answerCommands(answer?: () => Response | Promise<never>) {
  const { fetch } = globalThis;
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (asked, init) =>
      answer && String(asked).includes('/api/') ? answer() : fetch(asked, init),
    );
}
/** Commands and documents that were asked for. */
const askedBy = ({ mock }: ReturnType<typeof answerCommands>) =>
  mock.calls.map(([asked]) => String(asked)).filter((asked) => /\/api\/|\/databases\//.test(asked));
const refusal = (code: string) => Response.json({ error: { code, message: 'Nu.' } });

test('the first tab is one request, and the same read part by part where trusted code does not know it', async () => {
  const rejected = await seedRejected();
  await seedListing({ status: 'expired', expiresAt: inDays(-2) });
  const answered = answerCommands();
  const whole = await dashboardOf();
  expect(askedBy(answered)).toEqual([expect.stringMatching(/readDashboard$/)]);
  expect(whole.page.rows.map((row) => row.card.id)).toContain(rejected.id);
  jest.restoreAllMocks();
  jest.spyOn(console, 'warn').mockImplementation();
  const asked = answerCommands(() => refusal('notFound'));
  expect(whole).toMatchObject(await dashboardOf());
  expect(askedBy(asked).filter((each) => each.includes('/api/'))).toHaveLength(1);
});

test('while trusted code is away a part that cannot be read takes no other with it', async () => {
  const { id } = await seedListing();
  jest.spyOn(console, 'warn').mockImplementation();
  // Firestore knows no time after the year 9999, where what is new since then would end.
  await firebase.seed(`users/${uid}/savedSearches/broken`, {
    name: 'broken',
    query: 'marca=dacia',
    createdAt: inDays(-1),
    lastSeenAt: new Date(Date.UTC(9999, 11, 31)),
  });
  answerCommands(() => Promise.reject(new DOMException('', 'TimeoutError')));
  const [page, searches] = await Promise.allSettled([
    readDashboard(uid, 'page'),
    readDashboard(uid, 'searches'),
  ]);
  expect(page).toMatchObject({ value: { rows: [{ card: { id }, counters: { views: 7 } }] } });
  expect(searches.status).toBe('rejected');
});

test('trusted code that takes an answer and never gives one is not waited for', async () => {
  const { id } = await seedListing();
  jest.spyOn(console, 'warn').mockImplementation();
  answerCommands(() => new Promise(() => {}));
  const { setTimeout } = globalThis;
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((act, ms) => setTimeout(act, ms === 6000 ? 0 : ms));
  expect(await readDashboard(uid, 'page')).toMatchObject({ rows: [{ card: { id } }] });
});

test('who may not ask is told so, and nothing more is asked', async () => {
  const asked = answerCommands(() => refusal('blocked'));
  await expect(dashboardOf()).rejects.toMatchObject({ code: 'blocked' });
  expect(askedBy(asked)).toHaveLength(1);
});

test('a token that cannot be had at the moment counts as trusted code that is away', async () => {
  const { id } = await seedListing();
  jest.spyOn(console, 'warn').mockImplementation();
  const lost = Object.assign(new Error(), { code: 'auth/network-request-failed' });
  jest.spyOn((await openAuth()).auth.currentUser!, 'getIdToken').mockRejectedValueOnce(lost);
  expect(await readDashboard(uid, 'page')).toMatchObject({ rows: [{ card: { id } }] });
});
