import { sampleCategory } from '@anunturi/shared-domain/samples/adminSamples';
import { sampleCar, sampleRejection } from '@anunturi/shared-domain/samples/listingSamples';
import { listingId } from '@anunturi/shared-domain/samples/publishedSamples';
import { callTestCommand } from '../../testing/callTestCommand';
import { signInForTest } from '../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
let firebase: TestFirebase;
let made = 0;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true, search: true });
});
beforeEach(() => firebase.wipe());
afterEach(() => jest.restoreAllMocks());
afterAll(() => firebase.stop());

const ask = (token?: string) =>
  callTestCommand(firebase.origin, 'readDashboard', {}, token ? { token } : {});
const read = async (token: string) => (await ask(token)).body.result;
const idsOf = (rows: { card: { id: string } }[]) => rows.map(({ card }) => card.id);

/** A listing of ana's that changed after those before it. */
async function seedListing(change: object = {}): Promise<string> {
  const id = listingId((made += 1));
  const updatedAt = new Date(Date.now() + made * 1000);
  const times = { publishedAt: inDays(-10), expiresAt: inDays(20), updatedAt };
  await firebase.seed(`listings/${id}`, { ...sampleCar, ownerId: 'ana', ...times, ...change });
  return id;
}
let kept = 0;
/** Each later than the one before. */
const keepSearch = (name: string, query: string, seenDaysAgo: number) =>
  firebase.seed(`users/ana/savedSearches/${name}`, {
    name,
    query,
    createdAt: new Date(inDays(-30).getTime() + (kept += 1000)),
    lastSeenAt: inDays(-seenDaysAgo),
  });
const converse = (listingId: string, sellerId: string, buyerId: string, unread: object) =>
  firebase.seed(`conversations/${listingId}_${buyerId}`, {
    listingId,
    sellerId,
    buyerId,
    participantIds: [sellerId, buyerId],
    unreadBySeller: 0,
    unreadByBuyer: 0,
    ...unread,
  });

test.each([
  ['a visitor', null, {}, 'signInNeeded'],
  ['the owner', 'ana', {}, undefined],
  ['a blocked owner, whose data they stay', 'ana', { blocked: true }, undefined],
  ['somebody whose account is closing', 'ana', { closingAt: new Date() }, undefined],
  ['somebody whose sessions have ended', 'ana', { sessionsEndedAt: inDays(1) }, 'signInNeeded'],
])('%s is answered as other reading commands answer', async (_who, uid, user, code) => {
  const token = uid === null ? undefined : await signInForTest(firebase, uid, user);
  expect((await ask(token)).code).toBe(code);
});

test('the own listings come changed last first, with figures and decisions, and nothing of anybody else', async () => {
  const ana = await signInForTest(firebase, 'ana');
  const active = await seedListing();
  const rejected = await seedListing({ status: 'rejected', held: true });
  await seedListing({ status: 'deleted' });
  const foreign = await seedListing({ ownerId: 'dan' });
  for (const id of [active, rejected, foreign]) {
    await firebase.seed(`listings/${id}/counters/all`, {
      views: 7,
      favourites: 2,
      conversations: 1,
    });
    await firebase.seed(`listings/${id}/private/moderation`, sampleRejection);
  }
  await converse(foreign, 'dan', 'eva', { unreadBySeller: 4, unreadByBuyer: 5 });
  const { rows, counts, waiting, unreadByListing, next } = await read(ana);
  expect(idsOf(rows)).toEqual([rejected, active]);
  expect(rows[1].counters).toEqual({ views: 7, favourites: 2, conversations: 1 });
  expect([rows[0].moderation?.decision, rows[1].moderation]).toEqual(['rejected', undefined]);
  expect(counts).toMatchObject({ active: 1, rejected: 1, deleted: 1, sold: 0 });
  expect(idsOf(waiting.rejected)).toEqual([rejected]);
  expect(unreadByListing).toEqual({});
  expect(next).toBeUndefined();
});

test('a document that does not fit is left out, and counted', async () => {
  const ana = await signInForTest(firebase, 'ana');
  const fine = await seedListing();
  await seedListing({ title: 7 });
  const { rows, counts } = await read(ana);
  expect(idsOf(rows)).toEqual([fine]);
  expect(counts.active).toBe(2);
});

test('messages not yet read are counted by listing, as seller and as buyer', async () => {
  const ana = await signInForTest(firebase, 'ana');
  await converse('l1', 'ana', 'dan', { unreadBySeller: 2, unreadByBuyer: 9 });
  await converse('l1', 'ana', 'eva', { unreadBySeller: 1 });
  await converse('l2', 'dan', 'ana', { unreadByBuyer: 3, unreadBySeller: 9 });
  expect((await read(ana)).unreadByListing).toEqual({ l1: 3, l2: 3 });
});

test('who has more than a page gets the first, where it goes on, and counts and what waits of all', async () => {
  const ana = await signInForTest(firebase, 'ana');
  const ended = await seedListing({ status: 'expired', expiresAt: inDays(-2) });
  const sooner = await seedListing({ expiresAt: inDays(2) });
  const later = await seedListing({ expiresAt: inDays(3) });
  for (let n = 0; n < 30; n += 1) await seedListing();
  const { rows, counts, waiting, next, nextId } = await read(ana);
  expect(rows).toHaveLength(30);
  expect([next, nextId]).toEqual([rows.at(-1).updatedAtMs, rows.at(-1).card.id]);
  expect(counts).toMatchObject({ active: 32, expired: 1 });
  expect(idsOf(waiting.ending)).toEqual([later, sooner]);
  expect(idsOf(waiting.ended)).toEqual([ended]);
});

test('saved searches that found something are told, one in a merged category where its listings are now', async () => {
  const ana = await signInForTest(firebase, 'ana');
  const category = { ...sampleCategory, kind: 'vehicle', shape: 'car' };
  await firebase.seed('categories/masini', {
    ...category,
    active: false,
    mergedInto: 'autoturisme',
  });
  await firebase.seed('categories/autoturisme', category);
  await seedListing({ ownerId: 'dan', publishedAt: inDays(-2), expiresAt: inDays(28) });
  await keepSearch('merged', 'categorie=masini', 5);
  await keepSearch('seen', 'marca=dacia', 1);
  await keepSearch('other', 'marca=bmw', 5);
  await keepSearch('euro', 'marca=dacia&moneda=EUR&pret-max=900000', 5);
  await firebase.commandServer!.search!.rebuild();
  const { searches } = await read(ana);
  expect(
    searches.map(({ search, news }: { search: { id: string; query: string }; news: object }) => [
      search.id,
      news,
    ]),
  ).toEqual([
    ['euro', { count: 1 }],
    ['merged', { count: 1 }],
  ]);
});

test('settings that do not fit count as missing, and a search without news is left out', async () => {
  const ana = await signInForTest(firebase, 'ana');
  await firebase.seed('settings/limits', { eurRateBani: 'many' });
  const own = await seedListing();
  await seedListing({ ownerId: 'dan', publishedAt: inDays(-2), expiresAt: inDays(28) });
  await keepSearch('later', 'marca=dacia', (Date.now() - Date.UTC(9999, 11, 31)) / DAY_MS);
  await keepSearch('euro', 'marca=dacia&moneda=EUR&pret-max=900000', 5);
  await firebase.commandServer!.search!.rebuild();
  const { rows, searches } = await read(ana);
  expect(idsOf(rows)).toEqual([own]);
  expect(searches.map(({ search }: { search: { id: string } }) => search.id)).toEqual(['euro']);
});

test('nothing is written, not even the answer', async () => {
  const ana = await signInForTest(firebase, 'ana');
  const key = { token: ana, key: 'k'.repeat(36) };
  await callTestCommand(firebase.origin, 'readDashboard', {}, key);
  expect((await firebase.owner.list('commandResults', { limit: 1 })).data).toEqual([]);
});
