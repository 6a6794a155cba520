/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { startAsAdmin, testListing } from '#testing/testAdmin';
import { readOverview } from './readOverview';

const readFigures = async (days: number) => (await readOverview(days, now.getTime())).days;

let firebase: Awaited<ReturnType<typeof startAsAdmin>>;
const now = new Date();
const DAY_MS = 86_400_000;

beforeAll(async () => {
  firebase = await startAsAdmin();
  const yesterday = new Date(now.getTime() - DAY_MS);
  for (const n of [1, 2]) await firebase.seedListing(testListing(n, { createdAt: yesterday }));
  for (const [uid, messages] of [
    ['ana', 3],
    ['dan', 4],
  ] as const)
    await firebase.seed(`users/${uid}/dailyUsage/${toDayKey(yesterday)}`, {
      day: toDayKey(yesterday),
      listings: 0,
      conversations: 0,
      messages,
      reports: 0,
    });
});
afterAll(() => firebase.stopAll());

test('each day has its new accounts, new listings and messages of everybody, oldest first', async () => {
  const [before, yesterday, today] = await readFigures(3);
  expect(before).toMatchObject({ listings: 0, messages: 0 });
  expect(yesterday).toMatchObject({ listings: 2, messages: 7 });
  expect(today).toMatchObject({ users: 1, listings: 0 });
});

test('a day that is over is kept on the device, today is counted anew', async () => {
  await firebase.seedListing(testListing(3, { createdAt: new Date(now.getTime() - DAY_MS) }));
  await firebase.seedListing(testListing(4, { createdAt: now }));
  const [yesterday, today] = await readFigures(2);
  expect(yesterday).toMatchObject({ listings: 2 });
  expect(today).toMatchObject({ listings: 1 });
});

test('a busy day is counted to the end', async () => {
  const begun = now.getTime() - 5 * DAY_MS;
  for (let n = 0; n < 450; n += 1)
    await firebase.seed(`users/busy${n}`, {
      ...sampleUser,
      createdAt: new Date(Math.floor(begun / DAY_MS) * DAY_MS + n * 60_000),
    });
  expect((await readFigures(6))[0]).toMatchObject({ users: 450 });
});

test('who is no administrator counts nothing', async () => {
  await firebase.setRole('user');
  await expect(readFigures(1)).rejects.toMatchObject({ code: 'notAllowed' });
  await firebase.setRole('admin');
});
