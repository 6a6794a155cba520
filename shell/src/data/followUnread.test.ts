/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { configureFirebase, openAuth } from '@anunturi/shared-auth/firebase';
import { NEWS_EVENT } from '@anunturi/shared-contract/page/newsEvent';
import { countUnread, followUnread, type News } from './followUnread';

let firebase: TestFirebase;
const conversation = (
  sellerId: string,
  buyerId: string,
  unreadBySeller: number,
  unreadByBuyer: number,
) => ({ sellerId, buyerId, participantIds: [sellerId, buyerId], unreadBySeller, unreadByBuyer });

beforeAll(async () => {
  firebase = await startTestFirebase({ log: () => {} });
  configureFirebase(firebase.config);
  await firebase.accounts.createUser({
    uid: 'ana',
    email: 'ana@exemplu.ro',
    password: 'o parolă lungă',
  });
  await firebase.seed('users/ana', { role: 'user', blocked: false });
  const { auth, signInWithEmailAndPassword } = await openAuth();
  await signInWithEmailAndPassword(auth, 'ana@exemplu.ro', 'o parolă lungă');
});
afterAll(async () => {
  await (await openAuth()).auth.signOut();
  await firebase.stop();
});
beforeEach(async () => {
  await firebase.seed('conversations/selling', conversation('ana', 'dan', 2, 5));
  await firebase.seed('conversations/buying', conversation('eva', 'ana', 7, 1));
  await firebase.seed('conversations/read', conversation('ana', 'ion', 0, 3));
  await firebase.seed('conversations/others', conversation('eva', 'dan', 4, 4));
});

test('unread messages are those to the person, as seller and as buyer', async () => {
  expect(await countUnread('ana')).toBe(3);
});

test('nobody counts the messages of another', async () => {
  await expect(countUnread('dan')).rejects.toMatchObject({ code: 'permission-denied' });
});

test('a change is reported when the person comes back to the page, and no more after the end', async () => {
  const page = new EventTarget();
  Object.assign(globalThis, {
    window: page,
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  });
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  const heard: News[] = [];
  let tell: () => void = () => {};
  const next = () => new Promise<void>((resolve) => (tell = resolve));
  const end = new AbortController();
  const first = next();
  followUnread(
    'ana',
    (news) => {
      heard.push(news);
      tell();
    },
    end.signal,
  );
  await first;
  await firebase.seed('conversations/buying', conversation('eva', 'ana', 7, 0));
  await firebase.seed('conversations/selling', conversation('ana', 'dan', 1, 5));
  for (const [id, read] of Object.entries({ a: false, b: false, c: true }))
    await firebase.seed(`users/ana/notices/${id}`, { read });
  const second = next();
  page.dispatchEvent(new Event('focus'));
  await second;
  expect(heard).toEqual([
    {
      messages: { count: 3, words: '3 mesaje necitite' },
      notices: { count: 0, words: '0 noutăți' },
    },
    {
      messages: { count: 1, words: '1 mesaj necitit' },
      notices: { count: 2, words: '2 noutăți' },
    },
  ]);
  end.abort();
  await firebase.seed('conversations/selling', conversation('ana', 'dan', 9, 5));
  page.dispatchEvent(new Event('focus'));
  await countUnread('ana');
  expect(heard).toHaveLength(2);
});

test('while a screen says what waits, that is told and nothing is asked', async () => {
  const page = new EventTarget();
  const place = {
    window: page,
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  };
  Object.assign(globalThis, place);
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  const told: number[] = [];
  let tell: () => void = () => {};
  const next = () => new Promise<void>((resolve) => (tell = resolve));
  const end = new AbortController();
  const say = (detail: object | null) =>
    page.dispatchEvent(new CustomEvent(NEWS_EVENT, { detail }));
  const first = next();
  followUnread(
    'ana',
    ({ messages }) => {
      told.push(messages.count);
      tell();
    },
    end.signal,
  );
  await first;
  say({ messages: 8, notices: 1 });
  const asked = jest.spyOn(globalThis, 'fetch');
  page.dispatchEvent(new Event('focus'));
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
  expect(told).toEqual([3, 8]);
  const again = next();
  say(null);
  page.dispatchEvent(new Event('focus'));
  await again;
  expect(told).toEqual([3, 8, 3]);
  end.abort();
});
