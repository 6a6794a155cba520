/** @jest-environment node */
import { type TestFirebase, startTestFirebase } from '@anunturi/backend/testing/startTestFirebase';
import { configureFirebase, openAuth } from '@anunturi/shared-auth/firebase';
import { toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import {
  blockPerson,
  markRead,
  readBlockedIds,
  unblockPerson,
} from '../../data/conversations/changeTalk';
import { readMessageAllowance } from '../../data/conversations/readMessageAllowance';
import { readInbox, readTalk, readThread } from '../../data/conversations/readTalks';
import { sendReply } from './sendReply';

const listingId = 'Ab12Cd34Ef56Gh78Ij90';
const [seller, buyer] = ['sellerAna', 'buyerDan'];
const talkId = `${listingId}_${buyer}`;
const talk = { id: talkId, sellerId: seller };
const password = 'o parolă lungă';
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
let firebase: TestFirebase;

async function enter(who: string) {
  const { auth, signInWithEmailAndPassword } = await openAuth();
  await signInWithEmailAndPassword(auth, `${who.toLowerCase()}@exemplu.ro`, password);
}

beforeAll(async () => {
  firebase = await startTestFirebase({ log: () => {} });
  configureFirebase({
    projectId: firebase.projectId,
    apiKey: 'demo',
    authDomain: 'localhost',
    storageBucket: firebase.bucket,
    emulatorOrigin: firebase.origin,
  });
  for (const uid of [seller, buyer])
    await firebase.accounts.createUser({ uid, email: `${uid}@exemplu.ro`, password });
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
  await firebase.seed(`conversations/${talkId}`, {
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
  await firebase.seed(`conversations/${talkId}/messages/mesaj1`, {
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
  await sendReply({ uid: seller, talk, messageId: 'raspuns1', text: 'Da,\neste disponibil.' });
  expect(await firebase.read(`conversations/${talkId}`)).toMatchObject({
    lastText: 'Da, este disponibil.',
    lastSenderId: seller,
    unreadByBuyer: 1,
    unreadBySeller: 0,
  });
  const { messages } = await readThread(talkId);
  expect(messages.map(({ text, senderId }) => [senderId, text])).toEqual([
    [buyer, 'Bună ziua'],
    [seller, 'Da,\neste disponibil.'],
  ]);
});

test('sending the same message again does not double it', async () => {
  await sendReply({ uid: seller, talk, messageId: 'raspuns1', text: 'Da.' });
  await expect(
    sendReply({ uid: seller, talk, messageId: 'raspuns1', text: 'Da.' }),
  ).resolves.toBeUndefined();
  expect((await readThread(talkId)).messages).toHaveLength(2);
  expect(await firebase.read(`conversations/${talkId}`)).toMatchObject({ unreadByBuyer: 1 });
});

test('two answers in a row both arrive: the second waits for the pause that rules ask for', async () => {
  await Promise.all([
    sendReply({ uid: seller, talk, messageId: 'unu', text: 'Unu' }),
    sendReply({ uid: seller, talk, messageId: 'doi', text: 'Doi' }),
  ]);
  expect((await readThread(talkId)).messages.map(({ text }) => text)).toEqual([
    'Bună ziua',
    'Unu',
    'Doi',
  ]);
}, 15_000);

test('whoever was blocked is told, and nothing is written', async () => {
  await blockPerson(seller, buyer);
  expect(await readBlockedIds(seller)).toEqual([buyer]);
  await enter(buyer);
  await expect(
    sendReply({ uid: buyer, talk, messageId: 'iar', text: 'Mai e?' }),
  ).rejects.toMatchObject({ code: 'blockedByRecipient' });
  expect(await firebase.read(`conversations/${talkId}/messages/iar`)).toBeNull();
  await enter(seller);
  await unblockPerson(seller, buyer);
  await enter(buyer);
  await expect(
    sendReply({ uid: buyer, talk, messageId: 'iar', text: 'Mai e?' }),
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
  await sendReply({ uid: seller, talk, messageId: 'ultimul', text: 'Ultimul' });
  await expect(
    sendReply({ uid: seller, talk, messageId: 'peste', text: 'Peste' }),
  ).rejects.toMatchObject({ code: 'dailyLimit' });
}, 15_000);

test('a look for news gives what is newer, and only the own conversations', async () => {
  await firebase.seed('conversations/Ab12Cd34Ef56Gh78Ij90_altul', {
    listingId,
    participantIds: ['x', 'altul'],
    lastMessageAt: ago(1),
  });
  const inbox = await readInbox(seller, undefined);
  expect(inbox.talks.map(({ id }) => id)).toEqual([talkId]);
  const before = await readThread(talkId);
  await firebase.seed(`conversations/${talkId}/messages/mesaj2`, {
    text: 'Și un preț mai bun?',
    senderId: buyer,
    sentAt: ago(0),
  });
  const fresh = await readThread(talkId, { sinceMs: before.messages.at(-1)!.sentAtMs + 1 });
  expect(fresh.messages.map(({ text }) => text)).toEqual(['Și un preț mai bun?']);
  expect(await readInbox(seller, listingId)).toMatchObject({ talks: [{ id: talkId }] });
});

test('reading clears the own count', async () => {
  await markRead(seller, talk);
  expect(await firebase.read(`conversations/${talkId}`)).toMatchObject({ unreadBySeller: 0 });
});

test('a conversation of others reads as none', async () => {
  await expect(readTalk(`${listingId}_altcineva`)).resolves.toBeNull();
  await expect(readTalk(talkId)).resolves.toMatchObject({ id: talkId, unreadBySeller: 1 });
});
