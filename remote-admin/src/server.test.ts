/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { startTestFirebase, type TestFirebase } from '@anunturi/server/testing/startTestFirebase';
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

test('no page of the administration has data of its own', async () => {
  expect(await load({ screen: 'users' })).toBeNull();
});
