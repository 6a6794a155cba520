import {
  sampleCar,
  sampleListingId as id,
  sampleRejection,
} from '@anunturi/shared-domain/samples/listingSamples';
import { removeDueListing } from '../../jobs/removeDueListing';
import { callTestCommand } from '../../testing/callTestCommand';
import { runTestJobs } from '../../testing/runTestJobs';
import { describedCar, seedMarket, seedSeller } from '../../testing/seedMarket';
import { seedListing } from '../../testing/seedListing';
import { signInForTest } from '../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';

const DAY_MS = 24 * 60 * 60 * 1000;
const seller = sampleCar.ownerId;
const path = `listings/${id}`;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const tokens: Record<string, string> = {};
let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
  for (const uid of [seller, 'otherEva', 'sefa']) tokens[uid] = await signInForTest(firebase, uid);
});
beforeEach(async () => {
  firebase.wipe();
  await seedMarket(firebase);
  await seedSeller(firebase, seller);
  await seedSeller(firebase, 'otherEva');
  await seedSeller(firebase, 'sefa', { role: 'admin' });
});
afterAll(() => firebase.stop());

const call = (name: string, input: object, uid = seller) =>
  callTestCommand(firebase.origin, name, input, { token: tokens[uid]! });
const remove = (forGood?: boolean, uid = seller) =>
  call('deleteListing', { id, ...(forGood && { forGood }) }, uid);
const restore = (uid = seller) => call('restoreListing', { id }, uid);
const jobs = async () => (await firebase.owner.list('jobs', { limit: 20 })).data;
const runJobs = () => runTestJobs(firebase);
/** Its time is over, and the clock has come round. */
const whenDue = async () => {
  await firebase.owner.update(`${path}/private/deletion`, { dueAt: inDays(-1) });
  for (const job of await jobs()) await firebase.owner.update(job.path, { dueAt: inDays(-1) });
  await runJobs();
};
const stored = () => firebase.read(path);
const deletion = () => firebase.read(`${path}/private/deletion`);
const daysKept = async () => {
  const { askedAt, dueAt } = (await deletion()) as Record<string, Date>;
  return Math.round((dueAt!.getTime() - askedAt!.getTime()) / DAY_MS);
};
const report = { target: 'listing', targetId: id, status: 'open' };

test('a deleted listing is gone for everybody else at once, and its owner has thirty days to take it back', async () => {
  await seedListing(firebase);
  expect((await remove()).body.result).toEqual({ outcome: 'deleted' });
  expect(await stored()).toMatchObject({ status: 'deleted', version: 2, photos: sampleCar.photos });
  expect(await deletion()).toMatchObject({ from: 'active', isEvidence: false });
  expect(await daysKept()).toBe(30);
  for (const who of [null, 'otherEva']) {
    expect((await firebase.as(who).get(path)).status).toBe(403);
    expect((await firebase.as(who).get(`${path}/private/deletion`)).status).toBe(403);
  }
  expect((await firebase.as(seller).get(`${path}/private/deletion`)).status).toBe(200);
  expect((await call('revealPhone', { listingId: id }, 'otherEva')).code).toBe('notFound');
  expect((await call('setFavourite', { listingId: id, kept: true }, 'otherEva')).code).toBe(
    'notFound',
  );
  const message = { listingId: id, text: 'Mai este de vânzare?' };
  expect((await call('startConversation', message, 'otherEva')).code).toBe('wrongStatus');
});

test('nobody else deletes or restores a listing, nor does a blocked owner', async () => {
  await seedListing(firebase);
  expect((await remove(false, 'otherEva')).code).toBe('notAllowed');
  await remove();
  expect((await restore('otherEva')).code).toBe('notAllowed');
  expect((await restore('sefa')).code).toBe('notAllowed');
  await seedSeller(firebase, seller, { blocked: true });
  expect((await restore()).code).toBe('blocked');
  expect((await remove(true)).code).toBe('blocked');
  await seedSeller(firebase, seller, { closingAt: new Date() });
  expect((await restore()).code).toBe('blocked');
  expect(await stored()).toMatchObject({ status: 'deleted', version: 2 });
});

test.each(['draft', 'pending', 'active', 'paused', 'sold', 'expired', 'archived'])(
  'a listing that was %s is that again when it is taken back',
  async (status) => {
    await seedListing(firebase, { status, ...(status === 'sold' && { soldAt: inDays(-1) }) });
    const before = await stored();
    await remove();
    expect((await restore()).body.result).toEqual({ status });
    const { updatedAt: _at, ...after } = (await stored()) as Record<string, unknown>;
    expect({ ...before, ...after }).toEqual({ ...before, version: 3 });
    expect(await deletion()).toBeNull();
    expect((await restore()).body.result).toEqual({ status });
  },
);

test('one whose time ran out meanwhile comes back as expired', async () => {
  await seedListing(firebase, { expiresAt: inDays(-1) });
  await remove();
  expect((await restore()).body.result).toEqual({ status: 'expired' });
});

test('no act but these two touches a deleted listing', async () => {
  await seedListing(firebase, { expiresAt: inDays(4) });
  await remove();
  const seen = { id, version: 2 };
  for (const to of ['active', 'paused', 'sold', 'archived', 'draft'])
    expect((await call('changeListingStatus', { ...seen, to })).code).toBe('notFound');
  expect((await call('renewListing', seen)).code).toBe('notFound');
  expect((await call('editListing', { ...describedCar(), ...seen })).code).toBe('notFound');
  expect((await call('publishListing', describedCar())).code).toBe('notAllowed');
  const words = { title: sampleCar.title, description: sampleCar.description };
  const corrected = { listingId: id, version: 2, categoryId: sampleCar.categoryId, ...words };
  expect((await call('correctListing', corrected, 'sefa')).code).toBe('notFound');
  const decision = { listingId: id, version: 2, decision: { kind: 'restore' } };
  expect((await call('decideListing', decision, 'sefa')).code).toBe('notFound');
  expect(await stored()).toMatchObject({ status: 'deleted', version: 2 });
});

test('after thirty days, or at once where it is asked for, nothing is left, and its id never comes back', async () => {
  const expectGone = async () => {
    for (const part of [
      '',
      '/private/contact',
      '/private/deletion',
      '/counters/all',
      '/priceHistory/0',
    ])
      expect(await firebase.read(`${path}${part}`)).toBeNull();
    expect((await restore()).code).toBe('notFound');
    expect((await remove()).body.result).toEqual({ outcome: 'gone' });
    expect((await call('publishListing', describedCar())).code).toBe('notAllowed');
  };
  await seedListing(firebase);
  await remove();
  await runJobs();
  expect(await stored()).toMatchObject({ status: 'deleted' });
  await whenDue();
  await expectGone();
  await firebase.owner.delete(`deletedListings/${id}`);
  await seedListing(firebase);
  await remove();
  expect((await remove(true)).body.result).toEqual({ outcome: 'gone' });
  await runJobs();
  await expectGone();
});

test('a listing has one order however often it is deleted, none once it is taken back, and the day has its limit', async () => {
  await seedListing(firebase);
  for (const _round of [1, 2, 3]) {
    await remove();
    expect((await jobs()).length).toBe(1);
    await restore();
    expect(await jobs()).toEqual([]);
  }
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  const counter = `limitCounters/${day}_listingChanges_account_${seller}`;
  expect(await firebase.read(counter)).toMatchObject({ count: 6 });
});

test('one that was taken back is not removed by an order of its deletion as versions before left it', async () => {
  await seedListing(firebase);
  await remove();
  await restore();
  const order = { name: removeDueListing.name, input: { id }, attempts: 0 };
  await firebase.seed('jobs/old1', { ...order, dueAt: inDays(-1), createdAt: inDays(-31) });
  await runJobs();
  expect(await stored()).toMatchObject({ status: 'active' });
  await remove();
  await whenDue();
  expect(await stored()).toBeNull();
});

test.each([
  ['rejected', { status: 'rejected', held: true }, false],
  ['reported', {}, true],
])(
  'a listing that was %s is kept for six months, also where it is to go for good',
  async (_w, change, isReported) => {
    await seedListing(firebase, change);
    if (isReported) await firebase.seed('reports/report1', report);
    expect((await remove()).body.result).toEqual({ outcome: 'kept' });
    expect((await remove(true)).body.result).toEqual({ outcome: 'kept' });
    expect(await stored()).toMatchObject({ status: 'deleted', title: sampleCar.title });
    expect(await daysKept()).toBe(183);
    expect((await jobs()).length).toBe(1);
    await whenDue();
    // Its order came early; until the six months are over it stays.
    expect(await stored()).toMatchObject({ status: 'deleted' });
    await firebase.owner.update(`${path}/private/deletion`, { askedAt: inDays(-184) });
    await whenDue();
    expect(await stored()).toBeNull();
  },
);

test('what versions before archived as evidence goes when its time is over, unless it was taken back', async () => {
  const archived = async (status: string) => {
    await seedListing(firebase, { status });
    await firebase.seed(`${path}/private/deletion`, { askedAt: inDays(-183), dueAt: inDays(-1) });
    const order = { name: 'deleteArchivedListing', input: { id }, attempts: 0 };
    await firebase.seed('jobs/old1', { ...order, dueAt: inDays(-1), createdAt: inDays(-183) });
    await runJobs();
  };
  await archived('draft');
  expect(await stored()).toMatchObject({ status: 'draft' });
  await archived('archived');
  expect(await stored()).toBeNull();
});

test('a rejected one comes back as rejected, its open appeal with it', async () => {
  const contestedAt = inDays(-2);
  await seedListing(firebase, { status: 'rejected', held: true, appealedAt: contestedAt });
  const contested = { ...sampleRejection, contestText: 'Prețul este cel întreg.', contestedAt };
  await firebase.seed(`${path}/private/moderation`, contested);
  await remove();
  expect(await stored()).not.toHaveProperty('appealedAt');
  expect((await restore()).body.result).toEqual({ status: 'rejected' });
  expect(await stored()).toMatchObject({ held: true, appealedAt: contestedAt });
});

const decideReport = (n: number) =>
  firebase.owner.update(`reports/report${n}`, {
    status: 'decided',
    decision: { outcome: 'kept', text: 'Anunțul nu mai este.', decidedAt: new Date() },
  });

test('nobody gets round a report by a deletion: one answered meanwhile sends it to approval', async () => {
  await seedListing(firebase);
  await firebase.seed('reports/report1', report);
  await remove();
  expect((await restore()).body.result).toEqual({ status: 'active' });
  await remove();
  await decideReport(1);
  expect((await restore()).body.result).toEqual({ status: 'pending' });
});

test.each(['paused', 'draft', 'archived'])(
  'nor by deleting one that was %s: it is not public again before somebody looked at it',
  async (status) => {
    await seedListing(firebase, { status });
    for (let n = 10; n < 35; n += 1) await firebase.seed(`reports/report${n}`, report);
    await remove();
    await decideReport(34);
    const restored = status === 'paused' ? 'pending' : status;
    expect((await restore()).body.result).toEqual({ status: restored });
    if (status !== 'paused')
      await call('changeListingStatus', { id, version: 3, to: 'active' }).then(({ body }) =>
        expect(body.result).toEqual({ status: 'pending' }),
      );
    expect(await stored()).toMatchObject({ status: 'pending' });
  },
);
