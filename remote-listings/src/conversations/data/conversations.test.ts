/** @jest-environment ./tooling/jest/OneRealm.cjs */
import {
  blockPerson,
  markRead,
  readBlockedIds,
  unblockPerson,
} from '#data/conversations/changeConversation';
import { readInbox, readConversation, readThread } from '#data/conversations/readConversations';
import { sendReply } from './sendReply';
import {
  listingId,
  seller,
  buyer,
  conversationId,
  ago,
  firebase,
  enter,
} from './testing/oneConversation';

const conversation = { id: conversationId, sellerId: seller };

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

test('of two messages of one moment at the border of a page neither is lost', async () => {
  const moment = ago(3);
  for (const id of ['unu', 'doi'])
    await firebase.seed(`conversations/${conversationId}/messages/${id}`, {
      text: id,
      senderId: buyer,
      sentAt: moment,
    });
  const idsOf = async (window: Parameters<typeof readThread>[1]) =>
    (await readThread(conversationId, window)).messages.map(({ id }) => id);
  expect(await idsOf({ beforeMs: moment.getTime() })).toEqual(
    expect.arrayContaining(['unu', 'doi']),
  );
  expect(await idsOf({ sinceMs: moment.getTime() })).toEqual(
    expect.arrayContaining(['unu', 'doi']),
  );
});

test('of two conversations of one moment at the border of a page neither is lost', async () => {
  const { conversations } = await readInbox(seller, undefined);
  const { id, lastMessageAt } = conversations[0]!;
  const further = await readInbox(seller, undefined, { beforeMs: lastMessageAt });
  expect(further.conversations.map((each) => each.id)).toContain(id);
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
