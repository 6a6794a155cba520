/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { openAuth } from '@anunturi/shared-auth/firebase';
import { getSession, register, signIn, signOut, startSession } from '@anunturi/shared-auth/session';
import { conversationSchema } from '@anunturi/shared-domain/people/conversation';
import { toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { reportSchema } from '@anunturi/shared-domain/moderation/report';
import { savedSearchSchema } from '@anunturi/shared-domain/search/savedSearch';
import { startConversation } from '../view/data/startConversation';
import { countView } from '../view/data/countView';
import {
  addFavourite,
  readFavouriteIds,
  removeFavourite,
  wantFavourite,
} from './preferences/favourites';
import { readListing, readPublicListing } from './readListing';
import { readPhone } from '../view/data/readPhone';
import { saveSearch } from './preferences/saveSearch';
import { sendReport } from './conversations/sendReport';
import {
  listingId,
  publishedCar,
  publishedService,
} from '@anunturi/shared-domain/samples/publishedSamples';
import { startMarket } from '#testing/testMarket';

let firebase: Awaited<ReturnType<typeof startMarket<TestFirebase>>>;
const uid = () => getSession().user!.uid;
const prove = async () => ({ trap: '', openMs: 5000 });
const counters = async (n: number) => firebase.read(`listings/${listingId(n)}/counters/all`);
const fakeStorage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const report = {
  target: 'listing' as const,
  targetId: listingId(1),
  url: `/anunt/dacia-logan-${listingId(1)}`,
  title: 'Dacia Logan numărul 1',
  ground: 'fraud' as const,
  explanation: 'Fotografiile sunt din alt anunț, de pe alt site.',
  reporterName: 'Dan Pop',
  reporterEmail: 'dan@exemplu.ro',
};

beforeAll(async () => {
  Object.assign(globalThis, {
    localStorage: fakeStorage(),
    sessionStorage: fakeStorage(),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  firebase = await startMarket(
    () => startTestFirebase({ commands: true }),
    [
      publishedCar(1),
      publishedCar(2, { status: 'sold', soldAt: new Date() }),
      publishedCar(3, { status: 'paused' }),
      publishedService(4, { photos: [], hasPhotos: false }),
    ],
  );
  await firebase.seed(`listings/${listingId(1)}/private/contact`, { phone: '0712345678' });
  await startSession();
  await register({ email: 'dan@exemplu.ro', password: 'o parolă lungă', displayName: 'Dan Pop' });
  firebase.accounts.confirmEmail('dan@exemplu.ro');
});
afterAll(async () => {
  await (await openAuth()).auth.signOut();
  firebase.reads.stop();
  await firebase.stop();
});

test('a first message opens a valid conversation, counted for the listing and for the day', async () => {
  const id = await startConversation({
    listingId: listingId(1),
    text: 'Bună ziua, mai este disponibilă?',
  });
  const conversation = await firebase.read(`conversations/${id}`);
  expect(conversationSchema.safeParse(conversation)).toMatchObject({ success: true });
  expect(conversation).toMatchObject({
    buyerName: 'Dan Pop',
    sellerName: 'Ana Pop',
    unreadBySeller: 1,
    lastText: 'Bună ziua, mai este disponibilă?',
  });
  expect(await counters(1)).toMatchObject({ conversations: 1 });
  expect(await firebase.read(`users/${uid()}/dailyUsage/${toDayKey(new Date())}`)).toMatchObject({
    conversations: 1,
    messages: 1,
  });
});

test('nothing is written to the seller of what is no longer active', async () => {
  await expect(
    startConversation({ listingId: listingId(2), text: 'Mai este?' }),
  ).rejects.toMatchObject({ name: 'MarketError', code: 'wrongStatus' });
});

test('a favourite grows the counter, and letting it go shrinks it', async () => {
  await addFavourite(listingId(1));
  expect(await readFavouriteIds(uid())).toEqual([listingId(1)]);
  expect(await counters(1)).toMatchObject({ favourites: 1 });
  await removeFavourite(listingId(1));
  expect(await readFavouriteIds(uid())).toEqual([]);
  expect(await counters(1)).toMatchObject({ favourites: 0 });
});

test('what was wanted before signing in is kept when the favourites are read, once', async () => {
  wantFavourite({ id: listingId(4), priceLei: 120 });
  expect(await readFavouriteIds(uid())).toEqual([listingId(4)]);
  await removeFavourite(listingId(4));
  expect(await readFavouriteIds(uid())).toEqual([]);
});

/** Commands that keep a favourite, until `restore`: counted, and lost on the way where nothing arrives. */
function watchSending({ arrives }: { arrives: boolean }) {
  const send = globalThis.fetch;
  let sent = 0;
  const watched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    if (!String(asked[0]).includes('setFavourite')) return send(...asked);
    sent += 1;
    if (!arrives) throw new TypeError('Failed to fetch');
    return send(...asked);
  });
  return { sent: () => sent, restore: () => watched.mockRestore() };
}

test('favourites can be read while what was wanted before signing in does not arrive; it is kept later, once', async () => {
  const lost = watchSending({ arrives: false });
  wantFavourite({ id: listingId(1), priceLei: 120 });
  expect(await readFavouriteIds(uid())).toEqual([]);
  lost.restore();
  const arriving = watchSending({ arrives: true });
  const both = await Promise.all([readFavouriteIds(uid()), readFavouriteIds(uid())]);
  expect(both).toEqual([[listingId(1)], [listingId(1)]]);
  expect(arriving.sent()).toBe(1);
  arriving.restore();
  await removeFavourite(listingId(1));
  expect(await readFavouriteIds(uid())).toEqual([]);
});

test('what was wanted before signing in and is refused is not sent again', async () => {
  wantFavourite({ id: 'x'.repeat(20), priceLei: 120 });
  await expect(readFavouriteIds(uid())).rejects.toMatchObject({ code: 'notFound' });
  expect(await readFavouriteIds(uid())).toEqual([]);
});

test('what one account wanted and could not keep is not kept for the next one', async () => {
  const lost = watchSending({ arrives: false });
  wantFavourite({ id: listingId(1), priceLei: 120 });
  await readFavouriteIds(uid());
  lost.restore();
  await signOut();
  await register({ email: 'ion@exemplu.ro', password: 'o parolă lungă', displayName: 'Ion Pop' });
  firebase.accounts.confirmEmail('ion@exemplu.ro');
  expect(await readFavouriteIds(uid())).toEqual([]);
  await signOut();
  await signIn('dan@exemplu.ro', 'o parolă lungă');
  expect(await readFavouriteIds(uid())).toEqual([]);
});

test('a view is sent by a beacon and counted once a day', async () => {
  const sent: Promise<Response>[] = [];
  const sendBeacon = (url: string, body: string) =>
    sent.push(fetch(url, { method: 'POST', body })) > 0;
  Object.defineProperty(globalThis, 'navigator', { value: { sendBeacon }, configurable: true });
  countView(listingId(1));
  await Promise.all(sent);
  countView(listingId(1));
  await Promise.all(sent);
  expect(await counters(1)).toMatchObject({ views: 1 });
});

test('the phone is read for one active listing, and missing ones are said to be so', async () => {
  expect(await readPhone(listingId(1))).toBe('0712345678');
  await expect(readPhone(listingId(4))).rejects.toMatchObject({
    name: 'MarketError',
    code: 'notFound',
  });
});

test('a search is saved under its name', async () => {
  await saveSearch({
    name: 'Dacia, Diesel',
    query: 'marca=dacia&combustibil=diesel',
    alert: 'daily',
  });
  const [saved] = (await firebase.owner.list(`users/${uid()}/savedSearches`, {})).data;
  expect(savedSearchSchema.safeParse(saved!.data)).toMatchObject({ success: true });
});

test('a report is a valid notice whose number is its receipt, with and without an account', async () => {
  const signedIn = await sendReport(report, prove);
  expect(reportSchema.safeParse(await firebase.read(`reports/${signedIn.receipt}`))).toMatchObject({
    success: true,
  });
  await (await openAuth()).auth.signOut();
  const signedOut = await sendReport(report, prove);
  const stored = await firebase.read(`reports/${signedOut.receipt}`);
  expect(stored).toMatchObject({ status: 'open', ground: 'fraud' });
  expect(stored).not.toHaveProperty('reporterId');
});

test('a sold listing stays readable, a paused one is like one that never was', async () => {
  expect((await readPublicListing(listingId(2)))?.listing.status).toBe('sold');
  expect(await readListing(listingId(3))).toBeNull();
  expect(await readListing(listingId(99))).toBeNull();
});

test('a read listing is plain JSON without what only searches need', async () => {
  const read = await readListing(listingId(1));
  expect(JSON.parse(JSON.stringify(read))).toEqual(read);
  expect(read!.listing).not.toHaveProperty('searchTokens');
});
