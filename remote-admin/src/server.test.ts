/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { startTestFirebase, type TestFirebase } from '@anunturi/server/testing/startTestFirebase';
import type { YearTally } from './transparency/data/readTallies';
import { TALLIES_KEY } from './transparency/data/useTallies';
import { configure, load } from './server';

let firebase: TestFirebase;
const year = new Date().getUTCFullYear();
beforeAll(async () => {
  firebase = await startTestFirebase({ log: () => {} });
  configure(firebase.config);
});
afterAll(() => firebase.stop());

test('the public page comes with the tallies that exist, newest first, read by nobody in particular', async () => {
  await firebase.seed(`moderationTallies/${year}`, {
    rejectedByGround: { spam: 2 },
    contested: 0,
    reversed: 0,
  });
  await firebase.seed(`moderationTallies/${year - 2}`, {
    rejectedByGround: {},
    contested: 1,
    reversed: 0,
  });
  const page = await load({ screen: 'transparency' });
  expect(page?.head?.title).toBe('Transparență');
  expect(page?.data?.[TALLIES_KEY]).toEqual([
    { year, rejectedByGround: { spam: 2 }, contested: 0, reversed: 0 },
    { year: year - 2, rejectedByGround: {}, contested: 1, reversed: 0 },
  ]);
});

test('once the operator is no longer small each past year has its report, also one without a decision', async () => {
  const figures = { year: year - 1, orders: 2, disputes: 0, users: 12_000 };
  await firebase.seed('settings/duties', {
    largeSince: `${year - 1}-06-01`,
    reports: [figures],
    updatedAt: new Date(),
  });
  const page = await load({ screen: 'transparency' });
  const [now, last, before] = page!.data![TALLIES_KEY] as YearTally[];
  expect([now?.report, before?.report]).toEqual([undefined, undefined]);
  expect(last).toEqual({
    year: year - 1,
    rejectedByGround: {},
    contested: 0,
    reversed: 0,
    report: figures,
  });
});

test('no page of the administration has data of its own', async () => {
  expect(await load({ screen: 'users' })).toBeNull();
});
