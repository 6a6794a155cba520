/** @jest-environment node */
import { testPicture } from '@anunturi/backend/testing/testPicture';
import { stubBrowserStorage } from '@anunturi/backend/testing/stubBrowserStorage';
import { type TestFirebase, startTestFirebase } from '@anunturi/backend/testing/startTestFirebase';
import { configureFirebase, openAuth, storageUrl } from '@anunturi/shared-auth/firebase';
import { learnServerClock } from '@anunturi/shared-auth/serverClock';
import { getSession, register, signIn, startSession } from '@anunturi/shared-auth/session';
import { seedLimits, seedMarket, seedModeration } from '@anunturi/backend/testing/seedMarket';
import { toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { randomId } from '../../domain/randomId';
import { type ListingInput, checkSellForm } from '../domain/checkSellForm';
import { sampleCarForm, sampleServiceForm } from '../../testing/sampleForms';
import type { SellForm } from '../../domain/sell-form/sellForm';
import { type NewListing, publishListing } from './publishListing';
import { readListingToEdit } from '../../data/drafts/readListingToEdit';
import { readSellingTerms } from '../../data/drafts/readSellingTerms';
import { updateListing } from './updateListing';
import { uploadPhoto } from '../../data/drafts/uploadPhoto';

let firebase: TestFirebase;
const password = 'o parolă lungă';
const uid = () => getSession().user!.uid;
const toInput = (form: SellForm = sampleCarForm): ListingInput => {
  const checked = checkSellForm(form, { bannedWords: [], yearNow: 2026 });
  if ('errors' in checked) throw new Error(JSON.stringify(checked.errors));
  return checked.input;
};
const toNew = (form?: SellForm, photos: NewListing['photos'] = []): NewListing => ({
  id: randomId(),
  input: toInput(form),
  photos,
});
/** A photo of one colour, on its way to a listing. */
const prepared = async (colour: string) => {
  const full = await testPicture(colour);
  return { full, thumb: full, width: 320, height: 240 };
};
const store = async (listingId: string, colour: string) =>
  uploadPhoto({ uid: uid(), listingId, photo: await prepared(colour) });
const usedToday = async () =>
  Number((await firebase.read(`users/${uid()}/dailyUsage/${toDayKey(new Date())}`))?.listings ?? 0);

beforeAll(async () => {
  // What the session needs of a browser.
  stubBrowserStorage();
  firebase = await startTestFirebase({ log: () => {}, commands: true });
  configureFirebase(firebase.config);
  await seedMarket(firebase);
  await seedLimits(firebase, { listingsPerDayNew: 100 });
  await startSession();
  await register({ email: 'ana@exemplu.ro', password, displayName: 'Ana Pop' });
  firebase.accounts.confirmEmail('ana@exemplu.ro');
});
afterAll(async () => {
  await (await openAuth()).auth.signOut();
  await firebase.stop();
});
beforeEach(() => seedModeration(firebase));

test('a published listing is a valid document with its price, counters, phone and daily count', async () => {
  const before = await usedToday();
  const listing = toNew({ ...sampleCarForm, phone: '0712 345 678' });
  const photos = [await store(listing.id, '#aa0000'), await store(listing.id, '#00aa00')];
  expect(await publishListing({ ...listing, photos })).toEqual({
    id: listing.id,
    slug: 'dacia-logan-1-5-dci-unic-proprietar',
    status: 'active',
  });
  const stored = await firebase.read(`listings/${listing.id}`);
  expect(listingSchema.safeParse(stored)).toMatchObject({ success: true });
  expect(stored).toMatchObject({
    sellerName: 'Ana Pop',
    sellerType: 'private',
    priceLei: 48_355,
    hasPhone: true,
    photos,
    version: 1,
  });
  expect(await firebase.read(`listings/${listing.id}/private/contact`)).toEqual({
    phone: '0712345678',
  });
  expect(await firebase.read(`listings/${listing.id}/priceHistory/0`)).toMatchObject({
    amountMinor: 950_000,
    currency: 'EUR',
    priceLei: 48_355,
  });
  expect(await firebase.read(`listings/${listing.id}/counters/all`)).toEqual({
    views: 0,
    favourites: 0,
    conversations: 0,
  });
  expect(await usedToday()).toBe(before + 1);
  expect((await fetch(firebase.origin + storageUrl(photos[0]!.thumbPath))).status).toBe(200);
});

test('publishing again after an answer that never came does not publish twice', async () => {
  const listing = toNew();
  await publishListing(listing);
  const before = await usedToday();
  expect(await publishListing(listing)).toMatchObject({ id: listing.id, status: 'active' });
  expect(await usedToday()).toBe(before);
});

test('a photo whose answer never came is not refused when it is sent again', async () => {
  const id = randomId();
  const first = await store(id, '#aa0000');
  expect(await store(id, '#aa0000')).toEqual(first);
});

test('with pre-moderation on, a new seller waits for approval and a trusted one does not', async () => {
  await seedModeration(firebase, { preModeration: true });
  expect(await publishListing(toNew())).toMatchObject({ status: 'pending' });
  const { email: _email, ...user } = (await firebase.read(`users/${uid()}`))!;
  await firebase.seed(`users/${uid()}`, { ...user, email: 'ana@exemplu.ro', trusted: true });
  expect(await publishListing(toNew())).toMatchObject({ status: 'active' });
  await firebase.seed(`users/${uid()}`, { ...user, email: 'ana@exemplu.ro', trusted: false });
});

test('a banned word is named, and nothing is written', async () => {
  await seedModeration(firebase, {
    bannedWords: ['unic'],
  });
  const listing = toNew();
  await expect(publishListing(listing)).rejects.toMatchObject({
    code: 'bannedWords',
    message: 'Nu sunt permise cuvintele: unic.',
  });
  expect(await firebase.read(`listings/${listing.id}`)).toBeNull();
});

test('a seller past the daily limit is told so', async () => {
  await seedLimits(firebase, { listingsPerDayNew: 1 });
  await expect(publishListing(toNew())).rejects.toMatchObject({ code: 'dailyLimit' });
  await seedLimits(firebase, { listingsPerDayNew: 100 });
});

test('an edit of the price keeps the old one as history and as the mark of a drop', async () => {
  const { id } = await publishListing(toNew());
  const { listing } = await readListingToEdit(id, { uid: uid(), isAdmin: false });
  await updateListing({
    listing,
    input: toInput({ ...sampleCarForm, price: '9.000' }),
    photos: [],
  });
  expect(await firebase.read(`listings/${id}`)).toMatchObject({
    version: 2,
    priceChanges: 1,
    previousPriceLei: 48_355,
    priceLei: 45_810,
  });
  expect(await firebase.read(`listings/${id}/priceHistory/1`)).toMatchObject({
    amountMinor: 900_000,
    priceLei: 45_810,
  });
});

test('an edit changes the slug and keeps the id; files of photos taken out are left to a job', async () => {
  const fresh = toNew();
  const photos = [await store(fresh.id, '#aa0000'), await store(fresh.id, '#00aa00')];
  const { id } = await publishListing({ ...fresh, photos });
  const { listing } = await readListingToEdit(id, { uid: uid(), isAdmin: false });
  const saved = await updateListing({
    listing,
    input: toInput({ ...sampleCarForm, title: 'Dacia Logan cu puțini kilometri' }),
    photos: [photos[1]!],
  });
  expect(saved).toEqual({ slug: 'dacia-logan-cu-putini-kilometri', status: 'active' });
  expect(await firebase.read(`listings/${id}`)).toMatchObject({
    photos: [photos[1]],
    slug: saved.slug,
  });
  const { data: jobs } = await firebase.owner.list('jobs', { limit: 50 });
  expect(jobs.map((job) => [job.data.name, job.data.input])).toContainEqual([
    'tidyPhotos',
    { ownerId: uid(), listingId: id },
  ]);
  expect((await fetch(firebase.origin + storageUrl(photos[1]!.path))).status).toBe(200);
});

test('of two edits that began on the same version the second is told and writes nothing', async () => {
  const { id } = await publishListing(toNew({ ...sampleCarForm, phone: '0712345678' }));
  const { listing, phone } = await readListingToEdit(id, { uid: uid(), isAdmin: false });
  expect(phone).toBe('0712345678');
  const edit = (title: string) =>
    updateListing({
      listing,
      input: toInput({ ...sampleCarForm, title }),
      photos: [],
    });
  await edit('Titlul din prima filă');
  await expect(edit('Titlul din a doua filă')).rejects.toMatchObject({ code: 'changedElsewhere' });
  expect(await firebase.read(`listings/${id}`)).toMatchObject({
    title: 'Titlul din prima filă',
    version: 2,
    hasPhone: false,
  });
  expect(await firebase.read(`listings/${id}/private/contact`)).toBeNull();
});

test('with pre-moderation on, a reworded listing goes back to be looked at; a new price alone does not', async () => {
  const { id } = await publishListing(toNew());
  await seedModeration(firebase, { preModeration: true });
  const read = async () => (await readListingToEdit(id, { uid: uid(), isAdmin: false })).listing;
  expect(
    await updateListing({
      listing: await read(),
      input: toInput({ ...sampleCarForm, price: '9.100' }),
      photos: [],
    }),
  ).toMatchObject({ status: 'active' });
  expect(
    await updateListing({
      listing: await read(),
      input: toInput({ ...sampleCarForm, price: '9.100', title: 'Un titlu cu totul nou' }),
      photos: [],
    }),
  ).toMatchObject({ status: 'pending' });
});

test('a service loses what was emptied in its form', async () => {
  const { id } = await publishListing(toNew(sampleServiceForm));
  const { listing } = await readListingToEdit(id, { uid: uid(), isAdmin: false });
  await updateListing({
    listing,
    input: toInput({
      ...sampleServiceForm,
      priceUnit: 'onRequest',
      experienceYears: '',
      coverage: 'county',
    }),
    photos: [],
  });
  const stored = await firebase.read(`listings/${id}`);
  expect(listingSchema.safeParse(stored)).toMatchObject({
    success: true,
    data: { priceLei: 0, service: { wholeCounty: true } },
  });
  expect(stored).not.toHaveProperty('service.experienceYears');
});

test('somebody else may neither open the form of a listing nor save it; an administrator may, and it is logged', async () => {
  const { id } = await publishListing(toNew());
  const owner = uid();
  const { listing } = await readListingToEdit(id, { uid: owner, isAdmin: false });
  await register({ email: 'dan@exemplu.ro', password, displayName: 'Dan Ilie' });
  await expect(readListingToEdit(id, { uid: uid(), isAdmin: false })).rejects.toMatchObject({
    code: 'notAllowed',
  });
  const edit = {
    listing,
    input: toInput({ ...sampleCarForm, title: 'Titlul altcuiva aici' }),
    photos: [],
  };
  await expect(updateListing(edit)).rejects.toMatchObject({ code: 'notAllowed' });
  await firebase.seed(`users/${uid()}`, {
    ...(await firebase.read(`users/${uid()}`)),
    role: 'admin',
  });
  expect(await updateListing(edit)).toMatchObject({ status: 'active' });
  const stored = await firebase.read(`listings/${id}`);
  expect(stored).toMatchObject({ title: 'Titlul altcuiva aici', ownerId: owner, version: 2 });
  const { data: log } = await firebase.owner.list('moderationLog', { limit: 5 });
  expect(log.map((entry) => entry.data)).toMatchObject([{ action: 'listingEdited', targetId: id }]);
  await signIn('ana@exemplu.ro', password);
});

test('terms say who sells, how many are left today, and hold for visitors without an account too', async () => {
  expect(await readSellingTerms(null)).toEqual({
    eurRateBani: 509,
    preModeration: false,
    bannedWords: [],
    account: null,
  });
  expect(await readSellingTerms(uid())).toMatchObject({
    account: {
      sellerName: 'Ana Pop',
      perDay: 100,
      publishedToday: await usedToday(),
      blocked: false,
    },
  });
});

test('how many are left today is counted by the day of the server', async () => {
  const hearDate = (ms: number) =>
    learnServerClock(new Headers({ date: new Date(ms).toUTCString() }), Date.now());
  await publishListing(toNew());
  hearDate(Date.now() + 24 * 60 * 60 * 1000);
  const tomorrow = await readSellingTerms(uid());
  hearDate(Date.now());
  const today = await readSellingTerms(uid());
  expect(tomorrow.account?.publishedToday).toBe(0);
  expect(today.account?.publishedToday).toBeGreaterThan(0);
});

test('an upload that is stopped says so and stores nothing', async () => {
  const stop = new AbortController();
  stop.abort();
  const photo = await prepared('#0000aa');
  await expect(
    uploadPhoto({ uid: uid(), listingId: randomId(), photo, signal: stop.signal }),
  ).rejects.toMatchObject({ code: 'cancelled' });
});
