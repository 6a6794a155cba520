import { conversationSchema } from '@anunturi/shared-domain/people/conversation';
import { MESSAGE_PREVIEW_MAX } from '@anunturi/shared-domain/site/limits';
import {
  defaultLimitSettings,
  defaultModerationSettings,
} from '@anunturi/shared-domain/site/defaultSettings';
import { toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { sampleCar, sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { callTestCommand, type TestCall } from '../../testing/callTestCommand';
import { signInForTest } from '../../testing/signInForTest';
import { ANSWERED_FREE, SAME_ANSWER_FREE } from './slowReplies';
import { NEW_CONVERSATIONS_FREE, SAME_TEXT_FREE } from './slowSender';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';

const [seller, buyer, stranger] = [sampleCar.ownerId, 'buyerDan', 'strangerEva'];
const id = `${sampleListingId}_${buyer}`;
const path = `conversations/${id}`;
const longAgo = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
const tokens: Record<string, string> = {};
let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
  for (const uid of [seller, buyer, stranger]) tokens[uid] = await signInForTest(firebase, uid);
});
beforeEach(async () => {
  firebase.wipe();
  for (const uid of [seller, buyer, stranger]) await seedUser(uid);
  const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
  await firebase.seed(`listings/${sampleListingId}`, { ...sampleCar, expiresAt });
  await firebase.seed(`listings/${sampleListingId}/counters/all`, {
    views: 7,
    favourites: 0,
    conversations: 0,
  });
});
afterAll(() => firebase.stop());

const seedUser = (uid: string, change: object = {}) =>
  firebase.seed(`users/${uid}`, {
    ...sampleUser,
    displayName: 'Dan Radu',
    createdAt: longAgo,
    ...change,
  });
const ask = (text = 'Mai este?', uid = buyer, more: TestCall = {}) =>
  callTestCommand(
    firebase.origin,
    'startConversation',
    { listingId: sampleListingId, text },
    { token: tokens[uid]!, ...more },
  );
const answer = (text: string, uid = seller, messageId = 'answer1', more: TestCall = {}) =>
  callTestCommand(
    firebase.origin,
    'sendReply',
    { conversationId: id, messageId, text },
    { token: tokens[uid]!, ...more },
  );
const messages = async () =>
  (await firebase.owner.list(`${path}/messages`, { limit: 50, orderBy: [['sentAt']] })).data.map(
    ({ data }) => [data.senderId, data.text],
  );
const dayOf = (uid: string) => firebase.read(`users/${uid}/dailyUsage/${toDayKey(new Date())}`);

const listingOf = (n: number) => `Listing0000000000${100 + n}`;
async function askMany(count: number, textOf: (n: number) => string) {
  const codes = [];
  for (let n = 0; n < count; n += 1) {
    const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
    await firebase.seed(`listings/${listingOf(n)}`, { ...sampleCar, expiresAt });
    const input = { listingId: listingOf(n), text: textOf(n) };
    const token = tokens[buyer]!;
    codes.push(
      (await callTestCommand(firebase.origin, 'startConversation', input, { token })).code,
    );
  }
  return codes;
}

test('one text to many sellers is slowed, however its signs differ; other words go on', async () => {
  const codes = await askMany(SAME_TEXT_FREE + 1, (n) => `Buna ziua${'!'.repeat(n)} Mai este?`);
  expect(codes).toEqual([...Array(SAME_TEXT_FREE).fill(undefined), 'tooFast']);
  expect((await ask('Are carte de service?')).status).toBe(200);
});

test('who writes to many sellers in seconds is slowed', async () => {
  const codes = await askMany(NEW_CONVERSATIONS_FREE + 1, (n) => `Mai este? Întreb de ${n} ori.`);
  expect(codes).toEqual([...Array(NEW_CONVERSATIONS_FREE).fill(undefined), 'tooFast']);
});

async function answerMany(count: number, textOf: (n: number) => string) {
  await ask();
  const opened = await firebase.read(path);
  const codes = [];
  for (let n = 0; n < count; n += 1) {
    const conversationId = `${listingOf(n)}_${buyer}`;
    await firebase.seed(`conversations/${conversationId}`, { ...opened, listingId: listingOf(n) });
    const input = { conversationId, messageId: `many${n}`, text: textOf(n) };
    const token = tokens[seller]!;
    codes.push((await callTestCommand(firebase.origin, 'sendReply', input, { token })).code);
  }
  return codes;
}

test('who answers many people in seconds is slowed; in one conversation as many may be written', async () => {
  const codes = await answerMany(ANSWERED_FREE + 1, (n) => `Da, mai este. Veniți la ora ${n}.`);
  expect(codes).toEqual([...Array(ANSWERED_FREE).fill(undefined), 'tooFast']);
  firebase.wipe();
  for (const uid of [seller, buyer]) await seedUser(uid);
  const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
  await firebase.seed(`listings/${sampleListingId}`, { ...sampleCar, expiresAt });
  await ask();
  for (let n = 0; n <= ANSWERED_FREE; n += 1)
    expect((await answer(`Și încă ceva, ${n}.`, seller, `one${n}`)).status).toBe(200);
});

test('one long text into many conversations is slowed; a short answer is everybody’s', async () => {
  const text = 'Vă rog să îmi scrieți pe adresa mea, acolo vă trimit toate pozele și actele';
  const codes = await answerMany(SAME_ANSWER_FREE + 1, (n) => text + '.'.repeat(n));
  expect(codes).toEqual([...Array(SAME_ANSWER_FREE).fill(undefined), 'tooFast']);
  expect((await answer('Da, mai este.')).status).toBe(200);
});

test('a web address of a new account waits until the other person has answered', async () => {
  const link = 'Vedeți poze la auto-poze.ro/golf';
  await seedUser(buyer, { createdAt: new Date() });
  const refused = await ask(link);
  expect([refused.code, Object.keys(refused.body.error.fields)]).toEqual([
    'invalidInput',
    ['text'],
  ]);
  expect((await ask('Mai este?')).status).toBe(200);
  expect((await ask(link)).code).toBe('invalidInput');
  expect((await answer(link, buyer, 'buyer1')).code).toBe('invalidInput');
  expect((await answer('Da, mai este.')).status).toBe(200);
  expect((await answer(link, buyer, 'buyer2')).status).toBe(200);
  await seedUser(stranger);
  expect((await ask(link, stranger)).status).toBe(200);
});

test('a first message opens the conversation, counted for the listing and for the day', async () => {
  expect(await ask('  Bună ziua,\nmai este?  ')).toMatchObject({
    status: 200,
    body: { result: { conversationId: id } },
  });
  const conversation = conversationSchema.parse(await firebase.read(path));
  expect(conversation).toMatchObject({
    listingTitle: sampleCar.title,
    sellerName: sampleCar.sellerName,
    buyerName: 'Dan Radu',
    lastText: 'Bună ziua, mai este?',
    unreadBySeller: 1,
  });
  expect(await firebase.read(`listings/${sampleListingId}/counters/all`)).toMatchObject({
    conversations: 1,
  });
  expect(await dayOf(buyer)).toMatchObject({ conversations: 1, messages: 1 });
  await ask('Alo?');
  expect(await firebase.read(path)).toMatchObject({ unreadBySeller: 2, lastText: 'Alo?' });
  expect(await dayOf(buyer)).toMatchObject({ conversations: 1, messages: 2 });
});

test('a firm that nobody has confirmed is told apart within its name in a conversation, a confirmed one is not', async () => {
  const company = { name: 'Banca Auto SRL', cui: '14399840' };
  await firebase.owner.update(`listings/${sampleListingId}`, {
    sellerType: 'company',
    sellerName: company.name,
  });
  await seedUser(seller, { sellerType: 'company', company });
  await ask();
  expect(await firebase.read(path)).toMatchObject({
    sellerName: 'Banca Auto SRL (nume declarat)',
    buyerName: 'Dan Radu',
  });
  await seedUser(stranger, { sellerType: 'company', company, companyConfirmedAt: longAgo });
  await ask('Mai este?', stranger);
  expect(await firebase.read(`conversations/${sampleListingId}_${stranger}`)).toMatchObject({
    buyerName: 'Banca Auto SRL',
  });
});

test('the preview is cut from the message itself', async () => {
  await ask('x'.repeat(500));
  const { lastText } = (await firebase.read(path)) as { lastText: string };
  expect(lastText).toBe(`${'x'.repeat(MESSAGE_PREVIEW_MAX - 1)}…`);
  const forged = { conversationId: id, messageId: 'forged1', text: 'Da.', lastText: 'Nu.' };
  const call = callTestCommand(firebase.origin, 'sendReply', forged, { token: tokens[seller]! });
  expect((await call).code).toBe('invalidInput');
});

test('signs that turn the direction of writing are not sent on', async () => {
  await ask('Vă sun la \u202e4321 2170\u202c azi');
  expect(await messages()).toEqual([[buyer, 'Vă sun la 4321 2170 azi']]);
});

test('an answer is unread for the other and marks what its sender has read', async () => {
  await ask();
  expect((await answer('Da, este.')).status).toBe(200);
  expect(await firebase.read(path)).toMatchObject({
    lastText: 'Da, este.',
    lastSenderId: seller,
    unreadByBuyer: 1,
    unreadBySeller: 0,
  });
  expect(await messages()).toEqual([
    [buyer, 'Mai este?'],
    [seller, 'Da, este.'],
  ]);
});

test('a message sent again is one, under the same key and without it', async () => {
  await ask('Mai este?', buyer, { key: 'a-key-of-one-question' });
  await ask('Mai este?', buyer, { key: 'a-key-of-one-question' });
  await answer('Da.');
  await answer('Da.');
  expect(await messages()).toHaveLength(2);
  expect(await firebase.read(path)).toMatchObject({ unreadByBuyer: 1 });
});

test('many answers at the same moment all arrive', async () => {
  await ask();
  const sent = await Promise.all(
    Array.from({ length: 10 }, (_, n) => answer(`Răspunsul ${n}`, n % 2 ? seller : buyer, `a${n}`)),
  );
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
  expect(await messages()).toHaveLength(11);
});

test('nobody else writes in a conversation, and visitors write none', async () => {
  await ask();
  expect((await answer('Și eu!', stranger)).code).toBe('notFound');
  const anonymous = { conversationId: id, messageId: 'anon1', text: 'Eu.' };
  expect((await callTestCommand(firebase.origin, 'sendReply', anonymous)).code).toBe(
    'signInNeeded',
  );
  expect((await ask('Îmi scriu mie', seller)).code).toBe('notAllowed');
  expect(await messages()).toHaveLength(1);
});

test('a person blocked by the other is told, and writes again after the block', async () => {
  await ask();
  await firebase.seed(`users/${seller}/blocks/${buyer}`, { blockedAt: new Date() });
  expect((await ask('Alo?')).code).toBe('blockedByRecipient');
  expect((await answer('Alo?', buyer)).code).toBe('blockedByRecipient');
  await firebase.owner.delete(`users/${seller}/blocks/${buyer}`);
  expect((await answer('Alo?', buyer)).status).toBe(200);
});

test('nothing is sent to an account that was deleted', async () => {
  await ask();
  await firebase.seed(`deletedAccounts/${seller}`, { at: new Date() });
  expect((await answer('Alo?', buyer)).code).toBe('blockedByRecipient');
});

test('a blocked account writes to nobody, and nobody starts to write to it', async () => {
  await seedUser(buyer, { blocked: true, blockedReason: 'Fraudă', blockedAt: new Date() });
  expect((await ask()).code).toBe('blocked');
  await seedUser(buyer);
  await seedUser(seller, { blocked: true, blockedReason: 'Fraudă', blockedAt: new Date() });
  expect((await ask()).code).toBe('wrongStatus');
});

test.each(['paused', 'rejected', 'sold', 'draft'])(
  'nobody starts a conversation about a listing that is %s',
  async (status) => {
    await firebase.owner.update(`listings/${sampleListingId}`, { status });
    expect((await ask()).code).toBe('wrongStatus');
    expect(await firebase.read(path)).toBeNull();
  },
);

test('banned words, empty and endless messages are refused beside the field', async () => {
  await firebase.seed('settings/moderation', {
    ...defaultModerationSettings,
    bannedWords: ['țigări'],
    updatedAt: new Date(),
  });
  for (const [text, code] of [
    ['Am și ȚIGĂRI de vânzare', 'bannedWords'],
    ['   ', 'invalidInput'],
    ['x'.repeat(2001), 'invalidInput'],
  ] as const) {
    const refused = await ask(text);
    expect(refused.code).toBe(code);
    expect(refused.body.error.fields).toHaveProperty('text');
  }
});

test('an account writes as much a day as the settings say, a new one less', async () => {
  await firebase.seed('settings/limits', {
    ...defaultLimitSettings,
    messagesPerDay: 2,
    messagesPerDayNew: 1,
    updatedAt: new Date(),
  });
  expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(200);
  expect((await ask()).code).toBe('dailyLimit');
  await seedUser(stranger, { createdAt: new Date() });
  expect((await ask('Mai este?', stranger)).status).toBe(200);
  expect((await ask('Mai este?', stranger)).code).toBe('dailyLimit');
});

test('a new account opens only so many conversations a day', async () => {
  const limits = { ...defaultLimitSettings, conversationsPerDayNew: 0, updatedAt: new Date() };
  await firebase.seed('settings/limits', limits);
  await seedUser(stranger, { createdAt: new Date() });
  expect((await ask('Mai este?', stranger)).code).toBe('dailyLimit');
  expect((await ask()).status).toBe(200);
});
