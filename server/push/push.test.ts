/** Notifications over the wire: commands, the queue, and a push service of the test's own that reads them as browsers would. */
import { ECDH, createECDH } from 'node:crypto';
import { sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { toConversationId } from '@anunturi/shared-domain/site/documentPaths';
import { callTestCommand } from '../testing/callTestCommand';
import { runJobsLater } from '../testing/runJobsLater';
import { seedListing } from '../testing/seedListing';
import { seedMarket } from '../testing/seedMarket';
import { signInForTest } from '../testing/signInForTest';
import { startPushService } from '@anunturi/local-firebase/testing/startPushService';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { afterQuietHours } from './afterQuietHours';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
let firebase: TestFirebase;
let service: Awaited<ReturnType<typeof startPushService>>;
let [seller, buyer]: string[] = [];

beforeEach(async () => {
  service = await startPushService();
  process.env.PUSH_ORIGINS = service.origin;
  firebase = await startTestFirebase({ commands: true });
  await seedMarket(firebase);
  await seedListing(firebase, { ownerId: 'seller' });
  [seller, buyer] = await Promise.all(
    ['seller', 'buyer'].map((uid) => signInForTest(firebase, uid, sampleUser)),
  );
});
afterEach(async () => {
  delete process.env.PUSH_ORIGINS;
  await firebase.stop();
  await service.stop();
});

const ask = (name: string, input: object, token = seller) =>
  callTestCommand(firebase.origin, name, input, { token: token! });
async function call(name: string, input: object, token = seller) {
  const { status, body } = await ask(name, input, token);
  expect(status).toBe(200);
  return body.result;
}
const subscribe = (device: string, token = seller) =>
  call('savePush', service.subscribe(device), token);
const conversationId = toConversationId(sampleListingId, 'buyer');
const write = (text = 'Mai este?') =>
  call('startConversation', { listingId: sampleListingId, text }, buyer);
/** The queue, at a time of the day at which notifications go out, six minutes or more from now. */
const byDay = (laterMs = 6 * MINUTE_MS) =>
  afterQuietHours(new Date(Date.now() + laterMs)).getTime() - Date.now();
const deliver = (laterMs = byDay()) => runJobsLater(firebase, laterMs);
const subscriptions = async (): Promise<{ id: string; data: any }[]> =>
  (await firebase.owner.list('pushSubscriptions', { limit: 100 })).data;

test('a message is told to every device, for its browser alone, and opens the conversation', async () => {
  const { publicKey } = await call('readMyPush', {});
  await subscribe('telefon');
  await subscribe('laptop');
  await write();
  await deliver();
  const { arrived } = service;
  expect(arrived.map(({ device }) => device).toSorted()).toEqual(['laptop', 'telefon']);
  const [{ pushed, claims, ...said }] = arrived as [(typeof arrived)[0]];
  expect(pushed).toMatchObject({
    title: 'Un mesaj nou',
    path: `/mesaje-primite?conversatie=${conversationId}`,
  });
  expect(said).toMatchObject({ publicKey, encoding: 'aes128gcm', ttl: '86400' });
  expect(claims).toMatchObject({ aud: service.origin, sub: expect.stringMatching(/^mailto:/) });
  expect(said.body.toString('latin1')).not.toContain('mesaj');
});

test('the keys stay the same for everybody', async () => {
  const { publicKey } = await call('readMyPush', {});
  expect((await call('readMyPush', {}, buyer)).publicKey).toBe(publicKey);
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
});

test('nothing is told before a device is subscribed, nor what was read meanwhile', async () => {
  await write();
  await deliver();
  await subscribe('telefon');
  await write('Alo?');
  await firebase.seed(`conversations/${conversationId}`, {
    ...((await firebase.read(`conversations/${conversationId}`)) as object),
    unreadBySeller: 0,
  });
  await deliver();
  expect(service.arrived).toEqual([]);
});

test('a kind that is switched off is not told, and the e-mail still is', async () => {
  await subscribe('telefon');
  await call('setPushWish', { kind: 'message', wanted: false });
  expect(await call('readMyPush', {})).toMatchObject({ off: ['message'], devices: 1 });
  await write();
  await deliver();
  expect(service.arrived).toEqual([]);
  const emails = (await firebase.owner.list('mail', { limit: 10 })).data;
  expect(emails).toHaveLength(1);
});

test('a decision is told', async () => {
  await subscribe('telefon');
  const admin = await signInForTest(firebase, 'sefa', { ...sampleUser, role: 'admin' });
  const facts = 'Kilometrii din anunț nu sunt cei reali.';
  const decision = { kind: 'reject', ground: 'misleading', facts, reportIds: [] };
  await call('decideListing', { listingId: sampleListingId, version: 1, decision }, admin);
  await deliver(byDay(0));
  expect(service.arrived.map(({ pushed }) => pushed)).toMatchObject([
    { title: 'Anunțul a fost respins', path: '/dashboard' },
  ]);
});

test('the same is told once, however often the queue is worked off', async () => {
  await subscribe('telefon');
  await write();
  await deliver();
  await deliver();
  expect(service.arrived).toHaveLength(1);
});

test('what the queue had given up is told with the next news', async () => {
  await subscribe('telefon');
  await firebase.seed('jobs/push-seller', { name: 'tellDevices', deadAt: new Date() });
  await write();
  await deliver();
  expect(service.arrived).toHaveLength(1);
});

test('what came in the night is one notification at eight', async () => {
  await subscribe('telefon');
  const night = new Date();
  night.setUTCHours(21, 0, 0, 0);
  if (night.getTime() < Date.now()) night.setUTCDate(night.getUTCDate() + 1);
  const title = { message: 'Un mesaj nou', decision: 'Anunțul a fost respins' };
  for (const [kind, key] of [
    ['message', 'unreadMessages'],
    ['decision', 'decision'],
  ] as const)
    await firebase.seed(`users/seller/pushes/${key}`, {
      kind,
      title: title[kind],
      path: '/dashboard',
      about: { kind: 'decision', subject: 'x' },
      at: night,
    });
  const later = night.getTime() - Date.now();
  await runJobsLater(firebase, later, { name: 'tellDevices', input: { uid: 'seller' } });
  expect(service.arrived).toEqual([]);
  await deliver(afterQuietHours(night).getTime() - Date.now());
  expect(service.arrived.map(({ pushed }) => pushed)).toMatchObject([
    { title: '2 noutăți', path: '/dashboard?fila=noutati' },
  ]);
});

test.each([404, 410])('a device that is gone (%i) is forgotten', async (status) => {
  await subscribe('telefon');
  service.answer(status);
  await write();
  await deliver();
  expect(await subscriptions()).toEqual([]);
});

test.each([429, 503])('a service that is busy (%i) is asked again', async (status) => {
  jest.spyOn(console, 'error').mockImplementation(); // the queue says that it failed
  await subscribe('telefon');
  service.answer(status);
  await write();
  await deliver();
  service.answer(201);
  await deliver(byDay() + HOUR_MS);
  expect(service.arrived.map(({ pushed }) => pushed.tag)).toHaveLength(2);
  await deliver(byDay() + 2 * HOUR_MS);
  expect(service.arrived).toHaveLength(2);
});

test('one whose process died while it sent is not sent again', async () => {
  await subscribe('telefon');
  await write();
  await deliver();
  const [{ pushed, device }] = service.arrived as [(typeof service.arrived)[0]];
  const subscription = (await subscriptions())[0]!;
  const input = { uid: 'seller', device: subscription.id, pushed, queuedAtMs: Date.now() };
  await runJobsLater(firebase, byDay(), { name: 'sendPush', input });
  expect(service.arrived.map((each) => each.device)).toEqual([device]);
});

const point = createECDH('prime256v1').generateKeys();
test.each([
  ['an address of nobody known', { endpoint: 'https://169.254.169.254/latest' }],
  ['this server itself', { endpoint: 'http://localhost:3000/api/x' }],
  ['a key that is none', { p256dh: 'AAAA' }],
  ['a key that is no point of the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
  [
    'a compressed point of the curve',
    {
      p256dh: ECDH.convertKey(point, 'prime256v1', undefined, 'base64url', 'compressed') as string,
    },
  ],
  ['a secret that is none', { auth: 'AAAA' }],
])('%s is refused', async (_what, wrong) => {
  const { code } = await ask('savePush', { ...service.subscribe('telefon'), ...wrong });
  expect(code).toBe('invalidInput');
  expect(await subscriptions()).toEqual([]);
});

test('a device is known as one of the caller, as long as it is', async () => {
  const { endpoint, ...keys } = service.subscribe('telefon');
  expect(await call('readMyPush', { endpoint })).toMatchObject({ isThisOn: false });
  await call('savePush', { endpoint, ...keys });
  expect(await call('readMyPush', { endpoint })).toMatchObject({ isThisOn: true, devices: 1 });
  expect(await call('readMyPush', { endpoint }, buyer)).toMatchObject({ isThisOn: false });
});

test('a person has ten devices: one more takes the place of the oldest', async () => {
  for (let n = 1; n <= 11; n += 1) await subscribe(`d${n}`);
  const endpoints = (await subscriptions()).map((each) => each.data.endpoint as string);
  expect(endpoints).toHaveLength(10);
  expect(endpoints).not.toContain(`${service.origin}/d1`);
});

test('a device tells the person who subscribed it last, and only they end it', async () => {
  const telefon = service.subscribe('telefon');
  await call('savePush', telefon);
  await call('savePush', telefon, buyer);
  await call('removePush', { endpoint: telefon.endpoint });
  expect((await subscriptions()).map((each) => each.data.uid)).toEqual(['buyer']);
  await call('removePush', { endpoint: telefon.endpoint }, buyer);
  expect(await subscriptions()).toEqual([]);
});

test('a session that is over tells its device nothing, whichever way it ended', async () => {
  await subscribe('telefon');
  const { began } = (await subscriptions())[0]!.data;
  const user = (await firebase.read('users/seller')) as object;
  await firebase.seed('users/seller', { ...user, endedSessions: [began] });
  await write();
  await deliver();
  expect(service.arrived).toEqual([]);
  expect(await subscriptions()).toEqual([]);
});

test('ending the sessions of an account ends its notifications', async () => {
  await subscribe('telefon');
  const input = { uid: 'seller', before: Date.now() + HOUR_MS };
  await runJobsLater(firebase, 0, { name: 'endSessions', input });
  expect(await subscriptions()).toEqual([]);
});
