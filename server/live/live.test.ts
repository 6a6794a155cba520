/** Open conversations over the wire: who is told what, and when. */
import { toConversationId } from '@anunturi/shared-domain/site/documentPaths';
import { sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { callTestCommand } from '../testing/callTestCommand';
import { runJobsLater } from '../testing/runJobsLater';
import { seedListing } from '../testing/seedListing';
import { seedMarket } from '../testing/seedMarket';
import { signInForTest } from '../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';

const MINUTE_MS = 60_000;
const conversation = toConversationId(sampleListingId, 'buyer');
const path = `conversations/${conversation}`;
let firebase: TestFirebase;
const elsewhere = toConversationId(sampleListingId, 'guest');
let [seller, buyer, other, guest]: string[] = [];

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
  await seedMarket(firebase);
  await seedListing(firebase, { ownerId: 'seller' });
  [seller, buyer, other, guest] = await Promise.all(
    ['seller', 'buyer', 'other', 'guest'].map((uid) => signInForTest(firebase, uid, sampleUser)),
  );
  await write('startConversation', { listingId: sampleListingId, text: 'Mai este?' }, buyer);
});
afterAll(() => firebase.stop());

const write = async (name: string, input: object, token?: string) =>
  expect((await callTestCommand(firebase.origin, name, input, { token: token! })).status).toBe(200);
let messages = 0;
const say = (text: string, token?: string) =>
  write(
    'sendReply',
    { conversationId: conversation, messageId: `m${(messages += 1)}`, text },
    token,
  );
async function ask(token: string | undefined, after: number, more = '', signal?: AbortSignal) {
  const answer = await fetch(
    `${firebase.origin}/api/live?conversation=${conversation}&after=${after}${more}`,
    { headers: { ...(token && { authorization: `Bearer ${token}` }) }, ...(signal && { signal }) },
  );
  return { status: answer.status, body: (await answer.json()) as any };
}
const standOf = async (token?: string) =>
  (await ask(token, 0)).body.changed as {
    changedAtMs: number;
    unread: number;
    otherUnread: number;
  };
const markRead = async () =>
  firebase.seed(path, {
    ...((await firebase.read(path)) as object),
    unreadBySeller: 0,
    changedAt: new Date(),
  });
/** Until so many questions wait on the server. */
async function waiting(count: number) {
  while (firebase.commandServer!.live.waiting() !== count)
    await new Promise((resolve) => setImmediate(resolve));
}

test('what the other writes answers the question that waits', async () => {
  const { changedAtMs, unread } = await standOf(seller);
  expect(unread).toBe(1);
  const asked = ask(seller, changedAtMs);
  await say('Pot veni azi.', buyer);
  const { body } = await asked;
  expect(body.changed).toMatchObject({ unread: 2, otherUnread: 0 });
  expect(body.changed.messages.at(-1)).toMatchObject({ text: 'Pot veni azi.', senderId: 'buyer' });
});

test('what happened between two questions is answered at once', async () => {
  const { changedAtMs } = await standOf(seller);
  await say('Sunt pe drum.', buyer);
  const { body } = await ask(seller, changedAtMs);
  expect(body.changed.messages.at(-1)).toMatchObject({ text: 'Sunt pe drum.' });
});

test('a read mark that a browser wrote past the commands is told too', async () => {
  const { changedAtMs, otherUnread } = await standOf(buyer);
  expect(otherUnread).toBeGreaterThan(0);
  const asked = ask(buyer, changedAtMs);
  await markRead();
  expect((await asked).body.changed).toMatchObject({ otherUnread: 0 });
});

test('that somebody types and stops is told to the other alone', async () => {
  const { changedAtMs } = await standOf(seller);
  const end = new AbortController();
  const asked = ask(seller, changedAtMs);
  await waiting(1);
  const typist = ask(buyer, changedAtMs, '&typing=1', end.signal).catch(() => 'left');
  expect((await asked).body).toEqual({ typing: true });
  end.abort();
  expect(await typist).toBe('left');
  await waiting(0);
  const next = ask(seller, changedAtMs);
  await waiting(1);
  const stopped = ask(buyer, changedAtMs, '&typing=0');
  expect((await next).body).toEqual({ typing: false });
  await say('Gata.', seller);
  await stopped;
});

test('who asks just after the other began to type is told so, once', async () => {
  const { changedAtMs } = await standOf(seller);
  await waiting(0);
  const end = new AbortController();
  const typist = ask(buyer, changedAtMs, '&typing=1', end.signal).catch(() => 'left');
  await waiting(1);
  expect((await ask(seller, changedAtMs)).body).toEqual({ typing: true });
  const next = ask(seller, changedAtMs);
  await waiting(2);
  await say('Am ajuns.', buyer);
  expect((await next).body.changed).toBeDefined();
  end.abort();
  await typist;
});

test('a person who blocked the other is not told that they type', async () => {
  await firebase.seed('users/seller/blocks/buyer', { blockedAt: new Date() });
  const { changedAtMs } = await standOf(seller);
  const asked = ask(seller, changedAtMs);
  await waiting(1);
  const typist = ask(buyer, changedAtMs, '&typing=1');
  await waiting(2);
  await markRead();
  expect((await asked).body.typing).toBeUndefined();
  await typist;
  await firebase.owner.delete('users/seller/blocks/buyer');
});

test('nobody asks about the conversation of others, without a token, or blocked', async () => {
  expect((await ask(undefined, 0)).status).toBe(401);
  expect((await ask(other, 0)).status).toBe(404);
  await firebase.seed('users/other', { ...sampleUser, blocked: true });
  expect((await ask(other, 0)).status).toBe(403);
});

test('a sixth tab lets the first go, and a flood of one person is refused without waiting', async () => {
  const { changedAtMs } = await standOf(buyer);
  const first = ask(buyer, changedAtMs);
  await waiting(1);
  const others = Array.from({ length: 5 }, () => ask(buyer, changedAtMs));
  expect((await first).body).toEqual({});
  await say('Bine.', seller);
  await Promise.all(others);
  const flood = await Promise.all(Array.from({ length: 300 }, () => ask(buyer, 0)));
  expect(flood.map(({ status }) => status)).toContain(429);
});

test('who has the conversation open gets no e-mail about it, and one once they have left', async () => {
  await say('Și încă ceva.', buyer);
  const emails = async () =>
    (await firebase.owner.list('mail', { limit: 50 })).data.filter(
      ({ data }) => (data as any).about.uid === 'seller',
    );
  const at = new Date(Date.now() + 5 * MINUTE_MS);
  await firebase.seed('presence/seller', { at, forgetAt: at });
  await runJobsLater(firebase, 6 * MINUTE_MS);
  expect(await emails()).toHaveLength(0);
  await runJobsLater(firebase, 12 * MINUTE_MS);
  expect(await emails()).toHaveLength(1);
});

test('a page is told what waits in the other conversations of the person and at the bell, as it comes', async () => {
  await firebase.seed('users/seller/notices/n1', { read: false });
  await firebase.seed('users/seller/notices/n2', { read: true });
  const { changedAtMs } = await standOf(seller);
  const first = (await ask(seller, changedAtMs, '&since=0')).body.news;
  expect(first).toEqual({ since: expect.any(String), messages: 0, notices: 1, conversations: [] });

  const asked = ask(seller, changedAtMs, `&since=${first.since}`);
  await waiting(1);
  const text = 'Se poate vedea mâine?';
  await write('startConversation', { listingId: sampleListingId, text }, guest);
  const { changed, news } = (await asked).body;
  expect(changed).toBeUndefined();
  expect(news).toMatchObject({ messages: 1, notices: 1 });
  expect(news.conversations).toMatchObject([{ id: elsewhere, lastText: text, unreadBySeller: 1 }]);

  const between = { conversationId: elsewhere, messageId: 'between', text: 'Sau azi?' };
  const next = ask(seller, changedAtMs, `&since=${news.since}`);
  await waiting(1); // the change before is not told again
  await write('sendReply', between, guest);
  const later = (await next).body.news;
  expect(later).toMatchObject({ messages: 2, conversations: [{ lastText: 'Sau azi?' }] });
  await say('Vin la cinci.', buyer);
  const own = (await ask(seller, changedAtMs, `&since=${later.since}`)).body;
  expect(own.changed.messages.at(-1)).toMatchObject({ text: 'Vin la cinci.' });
  expect(own.news.messages).toBe(2); // what is unread in the open conversation is being read
  expect(own.news.conversations).toMatchObject([{ id: conversation, lastText: 'Vin la cinci.' }]);
});

test('a page of an earlier release is told of its conversation alone', async () => {
  const { changedAtMs } = await standOf(seller);
  const asked = ask(seller, changedAtMs);
  await waiting(1);
  await write('sendReply', { conversationId: elsewhere, messageId: 'm', text: 'Alo?' }, guest);
  await say('Am plecat.', buyer);
  const { body } = await asked;
  expect(body.changed.messages.at(-1)).toMatchObject({ text: 'Am plecat.' });
  expect(body.news).toBeUndefined();
});
