import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { callTestCommand } from '../../testing/callTestCommand';
import { signInForTest } from '../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';
import { watchReads } from '../../testing/watchReads';

const id = 'Listing0000000000001';
let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
beforeEach(async () => {
  firebase.wipe();
  await firebase.seed(`listings/${id}`, { ...sampleCar, status: 'active' });
  await firebase.seed(`listings/${id}/counters/all`, { views: 7, favourites: 2, conversations: 0 });
});
afterAll(() => firebase.stop());

const set = (token: string | undefined, kept: boolean, from = '192.0.2.1') =>
  callTestCommand(
    firebase.origin,
    'setFavourite',
    { listingId: id, kept },
    token === undefined ? { from } : { token, from },
  );
const count = async () => (await firebase.read(`listings/${id}/counters/all`))?.favourites;

test('a favourite is kept with the price of now and counted once, however often it is asked', async () => {
  const ana = await signInForTest(firebase, 'ana');
  for (let n = 0; n < 3; n += 1) expect((await set(ana, true)).status).toBe(200);
  expect(await count()).toBe(3);
  expect(await firebase.read(`users/ana/favourites/${id}`)).toMatchObject({
    listingId: id,
    priceLei: sampleCar.priceLei,
  });
  for (let n = 0; n < 3; n += 1) expect((await set(ana, false)).status).toBe(200);
  expect(await count()).toBe(2);
  expect(await firebase.read(`users/ana/favourites/${id}`)).toBeNull();
});

test('what keeping a favourite needs is asked for in one request', async () => {
  const ana = await signInForTest(firebase, 'ana');
  const reads = await watchReads(() => set(ana, true));
  expect([...reads.alone('listings/'), ...reads.alone('users/')]).toEqual([]);
});

test('two people count twice, many presses at once as one', async () => {
  const [ana, dan] = [await signInForTest(firebase, 'ana'), await signInForTest(firebase, 'dan')];
  const home = '192.0.2.7';
  await Promise.all([set(ana, true), set(dan, true, home), set(ana, true), set(dan, true, home)]);
  expect(await count()).toBe(4);
});

test('twelve accounts of one device count as one, unconfirmed ones not at all, and none takes away what it did not add', async () => {
  const unconfirmed = await signInForTest(firebase, 'nou', {}, { emailVerified: false });
  expect((await set(unconfirmed, true, '192.0.2.9')).status).toBe(200);
  expect(await firebase.read(`users/nou/favourites/${id}`)).toMatchObject({ listingId: id });
  expect(await count()).toBe(2);
  const names = Array.from({ length: 12 }, (_, n) => `cont${n}`);
  const tokens: string[] = [];
  for (const name of names) tokens.push(await signInForTest(firebase, name));
  for (const token of tokens) await set(token, true);
  expect(await count()).toBe(3);
  await set(tokens[0], false);
  await set(tokens[0], true);
  expect(await count()).toBe(3);
  for (const token of [unconfirmed, ...tokens]) await set(token, false);
  expect(await count()).toBe(2);
});

test('a listing that is hidden is not kept, one that is gone is let go', async () => {
  const ana = await signInForTest(firebase, 'ana');
  await set(ana, true);
  await firebase.owner.update(`listings/${id}`, { status: 'paused' });
  expect((await set(await signInForTest(firebase, 'dan'), true)).code).toBe('notFound');
  await firebase.owner.batch([
    { delete: `listings/${id}` },
    { delete: `listings/${id}/counters/all` },
  ]);
  expect((await set(ana, false)).status).toBe(200);
  expect(await firebase.read(`users/ana/favourites/${id}`)).toBeNull();
});

test('a closing account keeps nothing and lets nothing go itself', async () => {
  const ana = await signInForTest(firebase, 'ana');
  await set(ana, true);
  await firebase.owner.update('users/ana', { closingAt: new Date() });
  expect((await set(ana, false)).code).toBe('blocked');
  expect((await set(ana, true)).code).toBe('blocked');
  expect(await count()).toBe(3);
});

test('visitors and blocked people keep nothing', async () => {
  expect((await set(undefined, true)).code).toBe('signInNeeded');
  expect((await set(await signInForTest(firebase, 'rau', { blocked: true }), true)).code).toBe(
    'blocked',
  );
  expect(await count()).toBe(2);
});
