import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { moderationSchema } from '@anunturi/shared-domain/moderation/moderation';
import { unreadableListingSchema } from '@anunturi/shared-domain/moderation/unreadableListing';
import { sampleCar, sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { runJobsLater } from '../../testing/runJobsLater';
import { runTestJobs } from '../../testing/runTestJobs';
import { seller, startModeration } from '../../testing/startModeration';

const DAY_MS = 24 * 60 * 60 * 1000;
let world: Awaited<ReturnType<typeof startModeration>>;
const idOf = (n: number) => `Broken${String(n).padStart(14, '0')}`;
const broken = {
  ...sampleCar,
  photos: 'none',
  vehicle: { shape: 'spaceship' },
  expiresAt: new Date(Date.now() + 29 * DAY_MS),
};
const page = async () =>
  (
    await world.owner.list('listings', {
      where: [['status', '==', 'active']],
      orderBy: [['expiresAt', 'desc']],
      limit: 25,
    })
  ).data;
const listed = async () => (await world.as('sefa').list('unreadableListings', { limit: 201 })).data;

const sweep = () => runJobsLater(world, 0, { name: 'setUnreadableAside' });
const doJobs = () => runTestJobs(world);

beforeAll(async () => {
  world = await startModeration();
});
beforeEach(() => world.reset());
afterAll(() => world.stop());

test('105 listings that nobody can read leave the first page full, and stand in the list of administrators', async () => {
  const good = { ...sampleCar, expiresAt: new Date(Date.now() + 10 * DAY_MS) };
  for (let n = 0; n < 30; n += 1)
    await world.seed(`listings/Good${String(n).padStart(16, '0')}`, good);
  for (let n = 0; n < 105; n += 1) await world.seed(`listings/${idOf(n)}`, broken);
  expect((await page()).filter(({ data }) => listingSchema.safeParse(data).success)).toEqual([]);
  await sweep();
  const shown = await page();
  expect(shown).toHaveLength(25);
  expect(shown.filter(({ data }) => !listingSchema.safeParse(data).success)).toEqual([]);
  const entries = await listed();
  expect(entries).toHaveLength(105);
  expect(unreadableListingSchema.parse(entries[0]!.data)).toMatchObject({
    status: 'active',
    title: sampleCar.title,
    faults: expect.arrayContaining(['photos']),
  });
  for (const uid of [null, 'dan'])
    expect((await world.as(uid).list('unreadableListings', { limit: 10 })).status).toBe(403);
});

test('one is rejected with reasons for its owner, another deleted with its parts, both logged', async () => {
  for (const n of [1, 2]) {
    await world.seed(`listings/${idOf(n)}`, n === 1 ? broken : { price: 'x'.repeat(1000) });
    await world.seed(`listings/${idOf(n)}/private/contact`, { phone: '0712345678' });
    await world.seed(`listings/${idOf(n)}/priceHistory/0`, { priceLei: 1 });
  }
  await sweep();
  const decide = (n: number, decision: object) =>
    world.call('decideUnreadable', { listingId: idOf(n), decision });
  const facts = 'Datele anunțului nu se potrivesc.';
  const reject = { kind: 'reject', ground: 'misleading', facts, reportIds: [] };
  expect(await decide(1, reject)).toMatchObject({ status: 200 });
  expect(await decide(2, { kind: 'delete' })).toMatchObject({ status: 200 });
  expect(await decide(2, { kind: 'delete' })).toMatchObject({ code: 'notFound' });
  expect(await world.read(`listings/${idOf(1)}`)).toMatchObject({ status: 'rejected', held: true });
  const moderation = await world.read(`listings/${idOf(1)}/private/moderation`);
  expect(moderationSchema.parse(moderation)).toMatchObject({ facts });
  await doJobs();
  for (const part of ['', '/private/contact', '/priceHistory/0'])
    expect(await world.read(`listings/${idOf(2)}${part}`)).toBeNull();
  expect(await world.read(`deletedListings/${idOf(2)}`)).not.toBeNull(); // its id never comes back
  expect((await world.log()).map(({ action }) => action)).toEqual([
    'listingRejected',
    'listingDeleted',
  ]);
  await sweep();
  expect(await listed()).toEqual([]);
});

test('one that its owner deletes while it was reported is kept, and nobody is asked about it any more', async () => {
  await world.seed(`listings/${idOf(1)}`, broken);
  await world.seed('reports/report1', { target: 'listing', targetId: idOf(1), status: 'open' });
  await sweep();
  expect(await listed()).toHaveLength(1);
  const answer = await world.call('deleteListing', { id: idOf(1) }, seller);
  expect(answer.body.result).toEqual({ outcome: 'kept' });
  expect(await listed()).toEqual([]);
});

test('one that a later version wrote more into stays where it is', async () => {
  const path = `listings/${sampleListingId}`;
  const whole = (await world.read(path))!;
  await world.seed(path, {
    ...whole,
    ofLater: 1,
    price: { ...(whole.price as object), ofLater: 1 },
  });
  await sweep();
  expect(await world.read(path)).toMatchObject({ status: 'active' });
  expect(await listed()).toEqual([]);
});

test('one that fits again goes back where it stood', async () => {
  const path = `listings/${sampleListingId}`;
  const whole = (await world.read(path))!;
  await world.seed(path, { ...whole, photos: 7 });
  await sweep();
  expect(await world.read(path)).toMatchObject({ status: 'unreadable' });
  await world.seed(path, { ...whole, status: 'unreadable' });
  await sweep();
  expect(await world.read(path)).toMatchObject({ status: 'active' });
  expect(await listed()).toEqual([]);
});

test('a job that was given up is seen by administrators alone, and runs again when one asks', async () => {
  const dead = { name: 'forgetExpired', input: {}, attempts: 10, createdAt: new Date() };
  await world.seed('jobs/j1', { ...dead, deadAt: new Date(), lastError: 'The printer is on fire' });
  expect((await world.as('sefa').list('jobs', { limit: 10 })).data).toHaveLength(1);
  expect((await world.as('dan').list('jobs', { limit: 10 })).status).toBe(403);
  expect(await world.call('runJobAgain', { jobId: 'j1' }, 'dan')).toMatchObject({
    code: 'notAllowed',
  });
  expect(await world.call('runJobAgain', { jobId: 'j1' })).toMatchObject({ status: 200 });
  await doJobs();
  expect(await world.read('jobs/j1')).toBeNull();
  expect(await world.call('runJobAgain', { jobId: 'j1' })).toMatchObject({ code: 'notFound' });
  expect((await world.log()).map(({ action }) => action)).toEqual(['jobRunAgain']);
});
