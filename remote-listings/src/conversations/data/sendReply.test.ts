/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { learnServerClock } from '@anunturi/shared-auth/serverClock';
import { readMessageAllowance } from '#data/conversations/readMessageAllowance';
import { readThread } from '#data/conversations/readConversations';
import { sendReply } from './sendReply';
import { seller, buyer, conversationId, ago, firebase } from './testing/oneConversation';

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
