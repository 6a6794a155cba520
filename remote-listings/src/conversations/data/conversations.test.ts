/** @jest-environment node */
import { type TestFirebase, startTestFirebase } from '@anunturi/backend/testing/startTestFirebase';
import { configureFirebase, openAuth } from '@anunturi/shared-auth/firebase';
import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import {
  blockPerson,
  markRead,
  readBlockedIds,
  unblockPerson,
} from '../../data/conversations/changeConversation';
import { learnServerClock } from '@anunturi/shared-auth/serverClock';
import { readMessageAllowance } from '../../data/conversations/readMessageAllowance';
import {
  readInbox,
  readConversation,
  readThread,
} from '../../data/conversations/readConversations';
import { sendReply } from './sendReply';

const listingId = 'Ab12Cd34Ef56Gh78Ij90';
const [seller, buyer] = ['sellerAna', 'buyerDan'];
const conversationId = `${listingId}_${buyer}`;
const conversation = { id: conversationId, sellerId: seller };
const password = 'o parolă lungă';
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
let firebase: TestFirebase;

async function enter(who: string) {
  const { auth, signInWithEmailAndPassword } = await openAuth();
  await signInWithEmailAndPassword(auth, `${who.toLowerCase()}@exemplu.ro`, password);
}

beforeAll(async () => {
  setFakeSession(fakeSignedIn()); // commands take the token of who entered
  firebase = await startTestFirebase({ log: () => {}, commands: true });
  configureFirebase(firebase.config);
  for (const uid of [seller, buyer])
    await firebase.accounts.createUser({
      uid,
      email: `${uid}@exemplu.ro`,
      password,
      emailVerified: true,
    });
});
beforeEach(async () => {
  firebase.wipe();
  const at = ago(100 * 24 * 3600);
  for (const uid of [seller, buyer]) {
    await firebase.seed(`users/${uid}`, {
      role: 'user',
      email: `${uid.toLowerCase()}@exemplu.ro`,
      displayName: uid,
      nameFolded: uid.toLowerCase(),
      sellerType: 'private',
      blocked: false,
      trusted: false,
      acceptedListings: 0,
      createdAt: at,
      updatedAt: at,
    });
  }
  await firebase.seed(`conversations/${conversationId}`, {
    listingId,
    listingTitle: 'Dacia Logan 2018',
    listingSlug: 'dacia-logan-2018',
    sellerId: seller,
    sellerName: 'Ana',
    buyerId: buyer,
    buyerName: 'Dan',
    participantIds: [seller, buyer],
    lastText: 'Bună ziua',
    lastSenderId: buyer,
    lastMessageId: 'mesaj1',
    lastMessageAt: ago(60),
    unreadBySeller: 1,
    unreadByBuyer: 0,
    createdAt: ago(60),
  });
  await firebase.seed(`conversations/${conversationId}/messages/mesaj1`, {
    text: 'Bună ziua',
    senderId: buyer,
    sentAt: ago(60),
  });
  await enter(seller);
});
afterAll(async () => {
  await (await openAuth()).auth.signOut();
  await firebase.stop();
});

test('an answer arrives with its preview, is unread for the other and read for its sender', async () => {
  await sendReply({
    conversationId,
    messageId: 'raspuns1',
    text: 'Da,\neste disponibil.',
  });
  expect(await firebase.read(`conversations/${conversationId}`)).toMatchObject({
    lastText: 'Da, este disponibil.',
    lastSenderId: seller,
    unreadByBuyer: 1,
    unreadBySeller: 0,
  });
  const { messages } = await readThread(conversationId);
  expect(messages.map(({ text, senderId }) => [senderId, text])).toEqual([
    [buyer, 'Bună ziua'],
    [seller, 'Da,\neste disponibil.'],
  ]);
});

test('a conversation and a message that nobody can read are left out and named in the log; the others are there', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const whole = await firebase.read(`conversations/${conversationId}`);
  const broken = `conversations/${listingId}_altcineva`;
  await firebase.seed(broken, { ...whole, unreadBySeller: 'mai multe', lastMessageAt: ago(5) });
  await firebase.seed(`conversations/${conversationId}/messages/stricat`, {
    text: ['nu', 'un', 'text'],
    senderId: buyer,
    sentAt: ago(5),
  });
  const inbox = await readInbox(seller, undefined);
  expect(inbox.conversations.map(({ id }) => id)).toEqual([conversationId]);
  const { messages } = await readThread(conversationId);
  expect(messages.map(({ id }) => id)).toEqual(['mesaj1']);
  const named = log.mock.calls.flat().join();
  expect(named).toContain(`${broken} is not valid at unreadBySeller`);
  expect(named).toContain('messages/stricat is not valid at text');
  log.mockRestore();
});

test('sending the same message again does not double it', async () => {
  await sendReply({ conversationId, messageId: 'raspuns1', text: 'Da.' });
  await expect(
    sendReply({ conversationId, messageId: 'raspuns1', text: 'Da.' }),
  ).resolves.toBeUndefined();
  expect((await readThread(conversationId)).messages).toHaveLength(2);
  expect(await firebase.read(`conversations/${conversationId}`)).toMatchObject({
    unreadByBuyer: 1,
  });
});

test('two answers in a row both arrive: one after the other as they were typed', async () => {
  await Promise.all([
    sendReply({ conversationId, messageId: 'unu', text: 'Unu' }),
    sendReply({ conversationId, messageId: 'doi', text: 'Doi' }),
  ]);
  expect((await readThread(conversationId)).messages.map(({ text }) => text)).toEqual([
    'Bună ziua',
    'Unu',
    'Doi',
  ]);
}, 15_000);

test('a second answer waits for the first one, however long the network keeps that', async () => {
  const ask = globalThis.fetch;
  const sent: string[] = [];
  let reachSecond = () => {};
  const second = new Promise<void>((resolve) => (reachSecond = resolve));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const body = String(call[1]?.body ?? '');
    if (!String(call[0]).endsWith('/api/sendReply')) return ask(...call);
    sent.push(/"(unu|doi)"/.exec(body)?.[1] ?? body);
    if (sent.length > 1) reachSecond();
    else await Promise.race([second, new Promise((resolve) => setTimeout(resolve, 2500))]);
    return ask(...call);
  });
  await Promise.all(
    ['unu', 'doi'].map((messageId) => sendReply({ conversationId, messageId, text: messageId })),
  ).finally(() => jest.restoreAllMocks());
  expect(sent).toEqual(['unu', 'doi']);
  expect((await readThread(conversationId)).messages.map(({ text }) => text)).toEqual([
    'Bună ziua',
    'unu',
    'doi',
  ]);
}, 30_000);

test('a blocked sender gets an error, and nothing is written', async () => {
  await blockPerson(buyer);
  expect(await readBlockedIds(seller)).toEqual([buyer]);
  await enter(buyer);
  await expect(
    sendReply({ conversationId, messageId: 'iar', text: 'Mai e?' }),
  ).rejects.toMatchObject({ code: 'blockedByRecipient' });
  expect(await firebase.read(`conversations/${conversationId}/messages/iar`)).toBeNull();
  await enter(seller);
  await unblockPerson(seller, buyer);
  await enter(buyer);
  await expect(
    sendReply({ conversationId, messageId: 'iar', text: 'Mai e?' }),
  ).resolves.toBeUndefined();
}, 15_000);

test('the limit of the day is said before and after it is reached', async () => {
  const day = toDayKey(new Date());
  await firebase.seed(`users/${seller}/dailyUsage/${day}`, {
    day,
    listings: 0,
    conversations: 0,
    messages: 499,
    reports: 0,
    lastMessageId: 'x',
    lastMessageAt: ago(60),
  });
  expect(await readMessageAllowance(seller)).toMatchObject({
    left: 1,
    perDay: 500,
    isNew: false,
    blocked: false,
  });
  const hearDate = (ms: number) =>
    learnServerClock(new Headers({ date: new Date(ms).toUTCString() }), Date.now());
  hearDate(Date.now() + 24 * 60 * 60 * 1000); // the day is the server's, not this device's
  expect(await readMessageAllowance(seller)).toMatchObject({ left: 500 });
  hearDate(Date.now());
  await sendReply({ conversationId, messageId: 'ultimul', text: 'Ultimul' });
  await expect(
    sendReply({ conversationId, messageId: 'peste', text: 'Peste' }),
  ).rejects.toMatchObject({ code: 'dailyLimit' });
}, 15_000);

test('a look for news gives what is newer, and only the own conversations', async () => {
  await firebase.seed('conversations/Ab12Cd34Ef56Gh78Ij90_altul', {
    listingId,
    participantIds: ['x', 'altul'],
    lastMessageAt: ago(1),
  });
  const inbox = await readInbox(seller, undefined);
  expect(inbox.conversations.map(({ id }) => id)).toEqual([conversationId]);
  const before = await readThread(conversationId);
  await firebase.seed(`conversations/${conversationId}/messages/mesaj2`, {
    text: 'Și un preț mai bun?',
    senderId: buyer,
    sentAt: ago(0),
  });
  const fresh = await readThread(conversationId, { sinceMs: before.messages.at(-1)!.sentAtMs + 1 });
  expect(fresh.messages.map(({ text }) => text)).toEqual(['Și un preț mai bun?']);
  expect(await readInbox(seller, listingId)).toMatchObject({
    conversations: [{ id: conversationId }],
  });
});

test('reading clears the own count', async () => {
  await markRead(seller, conversation);
  expect(await firebase.read(`conversations/${conversationId}`)).toMatchObject({
    unreadBySeller: 0,
  });
});

test('a conversation of others reads as none', async () => {
  await expect(readConversation(`${listingId}_altcineva`)).resolves.toBeNull();
  await expect(readConversation(conversationId)).resolves.toMatchObject({
    id: conversationId,
    unreadBySeller: 1,
  });
});
