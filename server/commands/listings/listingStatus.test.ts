import { sampleCar, sampleListingId as id } from '@anunturi/shared-domain/samples/listingSamples';
import { expireListings } from '../../jobs/expireListings';
import { callTestCommand } from '../../testing/callTestCommand';
import { seedModeration, seedSeller } from '../../testing/seedMarket';
import { runJobsLater } from '../../testing/runJobsLater';
import { seedListing } from '../../testing/seedListing';
import { signInForTest } from '../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';
import { watchReads } from '../../testing/watchReads';

const DAY_MS = 24 * 60 * 60 * 1000;
const seller = sampleCar.ownerId;
const path = `listings/${id}`;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const tokens: Record<string, string> = {};
let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
  for (const uid of [seller, 'otherEva']) tokens[uid] = await signInForTest(firebase, uid);
});
beforeEach(async () => {
  firebase.wipe();
  await seedSeller(firebase, seller);
  await seedSeller(firebase, 'otherEva');
});
afterAll(() => firebase.stop());

const call = (name: string, input: object, uid = seller) =>
  callTestCommand(firebase.origin, name, input, { token: tokens[uid]! });
const move = (to: string, version = 1, uid = seller) =>
  call('changeListingStatus', { id, version, to }, uid);
const renew = () => call('renewListing', { id, version: 1 });
const remove = (uid = seller) => call('deleteListing', { id }, uid);
const stored = () => firebase.read(path);
const timeOf = async (field: 'expiresAt' | 'publishedAt') =>
  (((await stored()) as Record<string, unknown>)[field] as Date).getTime();
const daysLeft = async () => Math.round(((await timeOf('expiresAt')) - Date.now()) / DAY_MS);

test.each([
  ['active', 'paused', 'paused'],
  ['active', 'sold', 'sold'],
  ['active', 'archived', 'archived'],
  ['paused', 'active', 'active'],
  ['sold', 'active', 'active'],
  ['expired', 'sold', 'sold'],
  ['expired', 'active', 'active'],
  ['pending', 'draft', 'draft'],
  ['archived', 'draft', 'draft'],
  ['archived', 'active', 'active'],
  ['draft', 'active', 'active'],
])('a listing that is %s becomes %s', async (from, to, got) => {
  await seedListing(firebase, { status: from });
  expect((await move(to)).body.result).toEqual({ status: got });
  expect(await stored()).toMatchObject({ status: got, version: 2 });
});

test.each([
  ['pending', 'active'],
  ['rejected', 'active'],
  ['rejected', 'draft'],
  ['active', 'draft'],
  ['sold', 'paused'],
  ['archived', 'sold'],
  ['draft', 'sold'],
])('a listing that is %s does not become %s', async (from, to) => {
  await seedListing(firebase, {
    status: from,
    ...(from === 'rejected' && { held: true }),
  });
  expect((await move(to)).code).toBe('wrongStatus');
  expect(await stored()).toMatchObject({ status: from, version: 1 });
});

test('the listing that a seller changes is asked for together with the seller', async () => {
  await seedListing(firebase);
  const restore = () => call('restoreListing', { id });
  for (const act of [renew, () => move('paused'), remove, restore]) {
    const reads = await watchReads(() => act());
    const first = reads.together('').find((paths) => paths.includes(`users/${seller}`));
    expect(first).toContain(path);
  }
});

test('only a sold listing has the time of its sale', async () => {
  await seedListing(firebase);
  await move('sold');
  expect(await stored()).toMatchObject({ soldAt: expect.any(Date) });
  await move('active', 2);
  expect(await stored()).not.toHaveProperty('soldAt');
});

test('no way round moves a listing up the lists: its end stays while more than five days are left', async () => {
  await seedListing(firebase, { expiresAt: inDays(6) });
  await move('paused');
  await move('active', 2);
  await move('archived', 3);
  await move('draft', 4);
  await move('active', 5);
  expect(await daysLeft()).toBe(6);
  expect((await call('renewListing', { id, version: 6 })).code).toBe('wrongStatus');
});

test.each(['draft', 'archived', 'sold', 'paused', 'expired'])(
  'one that is %s and whose time is over gets thirty new days',
  async (status) => {
    await seedListing(firebase, { status, expiresAt: inDays(-1) });
    expect((await move('active')).body.result.status).toBe('active');
    expect(await daysLeft()).toBe(30);
  },
);

test('a draft that was never public is published now', async () => {
  const { publishedAt: _published, expiresAt: _expires, ...draft } = sampleCar;
  await firebase.seed(path, { ...draft, status: 'draft' });
  await move('active');
  expect(Date.now() - (await timeOf('publishedAt'))).toBeLessThan(DAY_MS);
});

test('where new listings are looked at first, what comes back from the archive or after its end waits', async () => {
  await seedModeration(firebase, { preModeration: true });
  for (const status of ['draft', 'archived', 'expired']) {
    await seedListing(firebase, { status });
    expect((await move('active')).body.result.status).toBe('pending');
  }
  await seedListing(firebase, { status: 'paused' });
  expect((await move('active')).body.result.status).toBe('active');
  await seedListing(firebase, { status: 'expired', expiresAt: inDays(-1) });
  expect((await renew()).body.result.status).toBe('pending');
});

test('what was rejected once comes back only through an approval', async () => {
  await seedListing(firebase, { status: 'draft', held: true });
  expect((await move('active')).body.result.status).toBe('pending');
});

test('a listing is renewed from its 25th day on, by thirty days from now', async () => {
  await seedListing(firebase, { expiresAt: inDays(6) });
  expect((await renew()).code).toBe('wrongStatus');
  for (const change of [{ expiresAt: inDays(4) }, { status: 'expired', expiresAt: inDays(-3) }]) {
    await seedListing(firebase, change);
    expect((await renew()).body.result.status).toBe('active');
    expect(await daysLeft()).toBe(30);
  }
});

test('nobody else moves, renews or deletes a listing, and nobody an older version', async () => {
  await seedListing(firebase, { expiresAt: inDays(4) });
  expect((await move('paused', 1, 'otherEva')).code).toBe('notAllowed');
  expect((await call('renewListing', { id, version: 1 }, 'otherEva')).code).toBe('notAllowed');
  expect((await remove('otherEva')).code).toBe('notAllowed');
  expect((await move('paused', 2)).code).toBe('changedElsewhere');
  await seedSeller(firebase, seller, { blocked: true });
  expect((await move('paused')).code).toBe('blocked');
  expect((await remove()).code).toBe('blocked');
  expect(await stored()).toMatchObject({ status: 'active', version: 1 });
});

test('a closing account changes and deletes nothing itself', async () => {
  await seedListing(firebase);
  await seedSeller(firebase, seller, { closingAt: new Date() });
  expect((await move('paused')).code).toBe('blocked');
  expect((await remove()).code).toBe('blocked');
});

test('the time of a listing runs out by itself, for every reader', async () => {
  await seedListing(firebase, { expiresAt: inDays(-1) });
  const other = path.replace(/.$/, 'Z');
  await firebase.seed(other, { ...sampleCar, expiresAt: inDays(1) });
  await runJobsLater(firebase, 0, { name: expireListings.name });
  expect(await stored()).toMatchObject({ status: 'expired', version: 1 });
  expect(await firebase.read(other)).toMatchObject({ status: 'active' });
});
