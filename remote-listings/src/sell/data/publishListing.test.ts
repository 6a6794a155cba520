/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { firebase, prepared, store, toNew, uid, usedToday } from '#testing/publishing';
import { seedLimits, seedModeration } from '@anunturi/server/testing/seedMarket';
import { storageUrl } from '@anunturi/shared-auth/firebase';
import { learnServerClock } from '@anunturi/shared-auth/serverClock';
import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { randomId } from '#domain/randomId';
import { sampleCarForm } from '#testing/sampleForms';
import { publishListing } from './publishListing';
import { readSellingTerms } from '#data/drafts/readSellingTerms';
import { uploadPhoto } from '#data/drafts/uploadPhoto';

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

test('terms say who sells, how many are left today, and hold for visitors without an account too', async () => {
  expect(await readSellingTerms(null)).toEqual({
    eurRateBani: 509,
    preModeration: false,
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
