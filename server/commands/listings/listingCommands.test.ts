import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { callTestCommand, type TestCall } from '../../testing/callTestCommand';
import { signInForTest } from '../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';
import { IDEMPOTENCY_HEADER, WORK_HEADER } from '@anunturi/shared-domain/commands/CommandAnswer';
import { limits } from '../../app/limits/limits';
import { workForTest } from '../../testing/workForTest';
import { VIEWING_DEVICES_MAX } from './countView';

const id = 'Listing0000000000001';
let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
beforeEach(async () => {
  firebase.wipe();
  await firebase.seed(`listings/${id}`, { ...sampleCar, status: 'active', expiresAt: tomorrow() });
  await firebase.seed(`listings/${id}/private/contact`, { phone: '0712345678' });
  await firebase.seed(`listings/${id}/counters/all`, { views: 7, favourites: 0, conversations: 0 });
});
afterAll(() => firebase.stop());

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000);
const reveal = (more: TestCall = {}) =>
  callTestCommand(firebase.origin, 'revealPhone', { listingId: id }, more);
const view = (more: TestCall = {}) =>
  callTestCommand(firebase.origin, 'countView', { listingId: id }, more);
const views = async () => (await firebase.read(`listings/${id}/counters/all`))?.views;

test('the phone of an active listing is shown to a visitor', async () => {
  expect(await reveal()).toMatchObject({ status: 200, body: { result: { phone: '0712345678' } } });
});

test.each([
  ['paused', { status: 'paused' }],
  ['rejected', { status: 'rejected' }],
  ['out of date', { expiresAt: new Date(0) }],
])('the phone of a listing that is %s is not', async (_state, change) => {
  await firebase.owner.update(`listings/${id}`, change);
  expect(await reveal()).toMatchObject({ status: 404, code: 'notFound' });
});

test('from so many phones a day on a device works for each, and others go on as before', async () => {
  const from = '192.0.2.77';
  for (let n = 0; n < limits.phones.device; n += 1)
    expect((await reveal({ from })).status).toBe(200);
  expect(await reveal({ from })).toMatchObject({ status: 429, code: 'workNeeded' });
  expect((await reveal({ from: '192.0.2.2' })).status).toBe(200);
  expect((await reveal({ from, works: true })).status).toBe(200);
});

test('a hundred honest people behind one address, all with the same browser, each see the phone they ask for', async () => {
  const from = '198.51.100.7';
  for (let person = 0; person < 100; person += 1)
    expect((await reveal({ from, works: true })).status).toBe(200);
});

test('another browser each time works from the number of the address on, more each time that the calls have doubled', async () => {
  const from = '198.51.100.8';
  for (let n = 0; n < limits.phones.address; n += 1)
    expect((await reveal({ from, browser: `B${n}` })).status).toBe(200);
  const first = (await reveal({ from, browser: 'Bx' })).body.error;
  expect(first).toMatchObject({ code: 'workNeeded' });
  for (let n = 0; n < limits.phones.address; n += 1)
    expect((await reveal({ from, browser: `C${n}`, works: true })).status).toBe(200);
  expect((await reveal({ from, browser: 'By', works: true })).status).toBe(200);
  const second = (await reveal({ from, browser: 'Bz' })).body.error;
  expect(second.work).toBe(first.work + 1);
});

test('the answer to a puzzle is of no use for another call', async () => {
  const from = '198.51.100.9';
  for (let n = 0; n < limits.phones.device; n += 1) await reveal({ from });
  const { work } = (await reveal({ from })).body.error;
  const body = JSON.stringify({ listingId: id });
  const key = 'a'.repeat(20);
  const answered = (input: string, as: string) =>
    fetch(`${firebase.origin}/api/revealPhone`, {
      method: 'POST',
      body: input,
      headers: {
        'x-forwarded-for': from,
        'user-agent': 'Firefox',
        [IDEMPOTENCY_HEADER]: as,
        [WORK_HEADER]: workForTest('revealPhone', key, body, work),
      },
    });
  expect((await answered(body, 'b'.repeat(20))).status).toBe(429);
  expect((await answered(JSON.stringify({ listingId: 'x'.repeat(20) }), key)).status).toBe(429);
  expect((await answered(body, key)).status).toBe(200);
});

test('who is signed in with a confirmed address is counted by the account alone, whatever others of the network do', async () => {
  const from = '198.51.100.10';
  for (let n = 0; n < limits.phones.device; n += 1) await reveal({ from });
  expect((await reveal({ from })).code).toBe('workNeeded');
  const token = await signInForTest(firebase, 'zoe');
  expect((await reveal({ from, token })).status).toBe(200);
  const unconfirmed = await signInForTest(firebase, 'eli', {}, { emailVerified: false });
  expect((await reveal({ from, token: unconfirmed })).code).toBe('workNeeded');
});

test('an account that changes its address ends at its own limit, however much it works', async () => {
  const token = await signInForTest(firebase, 'ana');
  const answers = [];
  for (let n = 0; n <= limits.phones.account; n += 1)
    answers.push((await reveal({ token, from: `203.0.113.${n}`, works: true })).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(limits.phones.account);
  expect(answers.at(-1)).toBe(429);
});

test('a blocked account is told so, a forged token is none', async () => {
  const token = await signInForTest(firebase, 'bob', { blocked: true });
  expect(await reveal({ token })).toMatchObject({ status: 403, code: 'blocked' });
  expect((await reveal({ token: firebase.tokenFor('bob') })).code).toBe('signInNeeded');
  expect((await reveal({ token: 'owner' })).code).toBe('signInNeeded');
});

test('a view counts once for a device and day, whatever it sends', async () => {
  for (let n = 0; n < 5; n += 1) expect((await view()).status).toBe(200);
  expect(await views()).toBe(8);
  await view({ browser: 'Chrome' });
  expect(await views()).toBe(9);
});

test('views of hidden and missing listings, and of the owner, count nothing', async () => {
  await view({ token: await signInForTest(firebase, sampleCar.ownerId) });
  await firebase.owner.update(`listings/${id}`, { status: 'paused' });
  await view();
  expect(await views()).toBe(7);
  const missing = { listingId: 'Missing0000000000001' };
  expect((await callTestCommand(firebase.origin, 'countView', missing)).status).toBe(200);
});

test('an address that writes tens of thousands of views counts none any more, and others go on', async () => {
  const from = '192.0.2.90';
  await view({ from });
  const counters = (await firebase.owner.list('limitCounters', { limit: 50 })).data;
  for (const { path, data } of counters)
    if (path.includes('_views_address_'))
      await firebase.owner.set(path, { ...data, count: limits.views.address - 1 });
  expect((await view({ from, browser: 'B1' })).status).toBe(200);
  expect(await view({ from, browser: 'B2' })).toMatchObject({ status: 429, code: 'workNeeded' });
  expect(await views()).toBe(9);
  expect((await view({ from: '192.0.2.91' })).status).toBe(200);
  expect(await views()).toBe(10);
});

test('browsers that one address makes up count for a listing as an office does, not more', async () => {
  const from = '192.0.2.95';
  for (let n = 0; n < VIEWING_DEVICES_MAX + 5; n += 1)
    expect((await view({ from, browser: `B${n}` })).status).toBe(200);
  expect(await views()).toBe(7 + VIEWING_DEVICES_MAX);
  await view({ from: '192.0.2.96' });
  expect(await views()).toBe(8 + VIEWING_DEVICES_MAX);
});

test('many views at the same moment are all counted', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, n) => view({ from: `203.0.113.${n}` })));
  expect(await views()).toBe(27);
});

test.each([
  ['no JSON', '{'],
  ['no object', '[]'],
  ['a path', { listingId: '../users/ana' }],
  ['more than is known', { listingId: id, status: 'active' }],
])('%s is refused beside its field', async (_name, input) => {
  const answer = await callTestCommand(firebase.origin, 'revealPhone', input);
  expect(answer).toMatchObject({ status: 400, code: 'invalidInput' });
});

test.each(['keepArchiveFile', 'cancelUpload', 'preparePhoto'])(
  '%s of a name that the database keeps for itself is refused, not a fault',
  async (name) => {
    const token = await signInForTest(firebase, 'ana');
    const input = { uploadId: '__x__' };
    const { status } = await callTestCommand(firebase.origin, name, input, { token });
    expect(status).toBe(400);
  },
);

test('a repeated call answers the first result and counts once', async () => {
  const key = 'a-key-of-one-act-000001';
  await view({ key });
  await view({ key, browser: 'Chrome' });
  expect(await views()).toBe(8);
  const other = { listingId: 'Listing0000000000002' };
  expect(await callTestCommand(firebase.origin, 'countView', other, { key })).toMatchObject({
    code: 'invalidInput',
  });
});

test('there is no other command, method or caller from another site', async () => {
  expect((await callTestCommand(firebase.origin, 'constructor', {})).status).toBe(404);
  expect((await fetch(`${firebase.origin}/api/revealPhone`)).status).toBe(404);
  const foreign = await fetch(`${firebase.origin}/api/countView`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
    body: JSON.stringify({ listingId: id }),
  });
  expect(foreign.status).toBe(403);
});
