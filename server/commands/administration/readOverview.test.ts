import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleContactMessage } from '@anunturi/shared-domain/samples/contactMessageSamples';
import { sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { Store } from '../../app/data/Store';
import { startModeration } from '../../testing/startModeration';

const DAY_MS = 24 * 60 * 60 * 1000;
const day = Date.UTC(2026, 5, 10);
const before = day - DAY_MS;
let world: Awaited<ReturnType<typeof startModeration>>;

beforeAll(async () => {
  world = await startModeration();
});
beforeEach(() => world.reset());
afterAll(() => world.stop());

const ask = async (daysMs: number[]) => (await world.call('readOverview', { daysMs })).body.result;
const seedListing = (id: string, fields: object) =>
  world.seed(`listings/${id}`, { ...sampleCar, ...fields });

test('what waits is counted by what it waits for, and nothing else is', async () => {
  const appealedAt = new Date();
  await seedListing('pending1', { status: 'pending' });
  await seedListing('pending2', { status: 'pending' });
  await seedListing('appealed', { status: 'rejected', held: true, appealedAt });
  await seedListing('rejected', { status: 'rejected', held: true });
  await world.seed('reports/open', { ...sampleReport, status: 'open' });
  await world.seed('reports/done', { ...sampleReport, status: 'decided' });
  await world.seed('contactMessages/new', { ...sampleContactMessage, status: 'new' });
  await world.seed('contactMessages/old', { ...sampleContactMessage, status: 'answered' });
  await world.seed('unreadableListings/x', { setAsideAt: new Date() });
  expect(await ask([])).toEqual({
    awaiting: { pending: 2, reports: 1, contested: 1, contactMessages: 1, unreadable: 1 },
    days: [],
  });
});

test('what waits is counted whole', async () => {
  for (let n = 0; n < 203; n += 1)
    await world.seed(`unreadableListings/${n}`, { setAsideAt: new Date() });
  expect((await ask([])).awaiting.unreadable).toBe(203);
});

test('a quarter of a year is counted a few days at once, after what waits', async () => {
  const { count } = Store.prototype;
  const asked: string[] = [];
  let [underWay, most] = [0, 0];
  jest.spyOn(Store.prototype, 'count').mockImplementation(async function (this: Store, ...what) {
    asked.push(what[0]);
    most = Math.max(most, (underWay += 1));
    try {
      return await count.apply(this, what);
    } finally {
      underWay -= 1;
    }
  });
  const daysMs = Array.from({ length: 90 }, (_, n) => day - n * DAY_MS);
  const { days } = await ask(daysMs);
  jest.restoreAllMocks();
  expect(days.map(({ startMs }: { startMs: number }) => startMs)).toEqual(daysMs);
  expect(asked.indexOf('unreadableListings')).toBe(6);
  expect(most).toBeLessThan(20);
});

test('a day has what began from its first moment to before the next one, and the messages of everybody', async () => {
  for (const [n, createdAtMs] of [before, day - 1, day, day + DAY_MS - 1, day + DAY_MS].entries()) {
    await seedListing(`listing${n}`, { createdAt: new Date(createdAtMs) });
    await world.seed(`users/person${n}`, { ...sampleUser, createdAt: new Date(createdAtMs) });
  }
  for (const [uid, messages] of [
    ['dan', 3],
    ['sefa', 4],
  ] as const)
    await world.seed(`users/${uid}/dailyUsage/20260610`, { day: '20260610', messages });
  expect((await ask([before, day])).days).toEqual([
    { startMs: before, users: 2, listings: 2, messages: 0 },
    { startMs: day, users: 2, listings: 2, messages: 7 },
  ]);
});

test('only whole UTC days are counted, and a quarter of a year at once', async () => {
  const code = async (daysMs: number[]) => (await world.call('readOverview', { daysMs })).code;
  expect(await code([day + 1])).toBe('invalidInput');
  expect(await code([-DAY_MS])).toBe('invalidInput');
  expect(await code(Array.from({ length: 91 }, (_, n) => n * DAY_MS))).toBe('invalidInput');
  expect(await code([day, before, day])).toBe('invalidInput');
});

test('nothing is written, neither a log entry nor a kept answer', async () => {
  expect(
    (await world.call('readOverview', { daysMs: [day] }, 'sefa', { key: 'k'.repeat(36) })).status,
  ).toBe(200);
  expect(await world.log()).toEqual([]);
  expect((await world.owner.list('commandResults', { limit: 1 })).data).toEqual([]);
});
