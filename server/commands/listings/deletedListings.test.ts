import { sampleCar, sampleListingId as id } from '@anunturi/shared-domain/samples/listingSamples';
import { removeDueListing } from '../../jobs/removeDueListing';
import { describedCar, seedSeller } from '../../testing/seedMarket';
import { seedListing } from '../../testing/seedListing';
import {
  seller,
  path,
  inDays,
  firebase,
  call,
  remove,
  restore,
  jobs,
  runJobs,
  whenDue,
  stored,
  deletion,
  daysKept,
} from './testing/deletions';

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

test('where it was public, anybody may know that it was deleted, and nothing else of it, until it is back', async () => {
  const tombstone = () => firebase.as(null).get(`tombstones/listing-${id}`);
  await seedListing(firebase, { publishedAt: undefined, expiresAt: undefined, status: 'draft' });
  await remove();
  expect((await tombstone()).status).toBe(404);
  await restore();
  await seedListing(firebase);
  await remove();
  const said = { at: expect.any(Date) as Date, categoryId: sampleCar.categoryId };
  expect((await tombstone()).status).toBe(200);
  expect(await firebase.read(`tombstones/listing-${id}`)).toEqual(said);
  await restore();
  expect((await tombstone()).status).toBe(404);
  await remove(true);
  await runJobs();
  expect(await firebase.read(`tombstones/listing-${id}`)).toEqual(said);
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
  const decision = { listingId: id, version: 2, decision: { kind: 'approve' } };
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
