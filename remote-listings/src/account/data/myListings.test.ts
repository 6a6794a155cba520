/** @jest-environment node */
import { type TestFirebase, startTestFirebase } from '@anunturi/backend/testing/startTestFirebase';
import { configureFirebase, openAuth } from '@anunturi/shared-auth/firebase';
import { fakeSignedIn } from '@anunturi/shared-auth/fakeSession';
import { setSession } from '@anunturi/shared-auth/sessionStore';
import { sampleCar, sampleRejection } from '@anunturi/shared-domain/samples/listingSamples';
import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import {
  appealRejection,
  markSold,
  pauseListing,
  publishAgain,
  renewListing,
  withdrawListing,
} from './changeMyListing';
import { deleteForGood, deleteMyListing, restoreMyListing } from './deleteMyListing';
import { readAttention } from './readAttention';
import { countMyListings, readMyListings } from './readMyListings';

const DAY_MS = 24 * 60 * 60 * 1000;
const uid = 'sellerAna';
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
let firebase: TestFirebase;
let made = 0;

beforeAll(async () => {
  firebase = await startTestFirebase({ log: () => {}, commands: true });
  configureFirebase(firebase.config);
  await firebase.accounts.createUser({ uid, email: 'ana@exemplu.ro', password: 'o parolă lungă' });
  const { auth, signInWithEmailAndPassword } = await openAuth();
  await signInWithEmailAndPassword(auth, 'ana@exemplu.ro', 'o parolă lungă');
  setSession(fakeSignedIn('user', { uid }));
});
beforeEach(async () => {
  firebase.wipe();
  const at = inDays(-100);
  await firebase.seed(`users/${uid}`, {
    role: 'user',
    email: 'ana@exemplu.ro',
    displayName: 'Ana Pop',
    nameFolded: 'ana pop',
    sellerType: 'private',
    blocked: false,
    trusted: false,
    acceptedListings: 0,
    createdAt: at,
    updatedAt: at,
  });
});
afterAll(async () => {
  await (await openAuth()).auth.signOut();
  await firebase.stop();
});

async function seedRejected() {
  const listing = await seedListing({ status: 'rejected', held: true });
  await firebase.seed(`listings/${listing.id}/private/moderation`, sampleRejection);
  return listing;
}

/** A listing of the signed-in seller, as the database would hold it. */
async function seedListing(
  change: Partial<ListingFields> = {},
): Promise<{ id: string; version: number }> {
  made += 1;
  const id = `Listing${String(made).padStart(13, '0')}`;
  const fields = {
    ...sampleCar,
    ownerId: uid,
    photos: [],
    hasPhotos: false,
    hasPhone: false,
    sellerType: 'private',
    sellerName: 'Ana Pop',
    publishedAt: inDays(-10),
    expiresAt: inDays(20),
    updatedAt: inDays(-made / 100),
    ...change,
  };
  await firebase.seed(
    `listings/${id}`,
    JSON.parse(JSON.stringify(fields), (key, value: unknown) =>
      typeof value === 'string' && /(At|until)$/.test(key) ? new Date(value) : value,
    ) as object,
  );
  await firebase.seed(`listings/${id}/counters/all`, { views: 7, favourites: 2, conversations: 1 });
  await firebase.seed(`listings/${id}/private/check`, { at: inDays(-10) });
  await firebase.seed(`listings/${id}/priceHistory/0`, {
    amountMinor: sampleCar.price.amountMinor,
    currency: sampleCar.price.currency,
    priceLei: sampleCar.priceLei,
    at: inDays(-10),
  });
  return { id, version: fields.version };
}
const stored = (id: string) => firebase.read(`listings/${id}`);

test('the owner sees the own listings in every status with their figures, changed last first, and nobody else’s', async () => {
  const first = await seedListing({ status: 'paused' });
  const second = await seedListing({ status: 'sold', soldAt: inDays(-1) });
  await seedListing({ ownerId: 'sellerDan' });
  const { rows, next } = await readMyListings(uid);
  expect(rows.map((row) => [row.card.id, row.card.status])).toEqual([
    [first.id, 'paused'],
    [second.id, 'sold'],
  ]);
  expect(rows[0]!.counters).toEqual({ views: 7, favourites: 2, conversations: 1 });
  expect(next).toBeUndefined();
  expect((await readMyListings(uid, 'sold')).rows.map((row) => row.card.id)).toEqual([second.id]);
  expect(await countMyListings(uid)).toMatchObject({ paused: 1, sold: 1, active: 0 });
});

test('what waits for the owner: rejected, ending within five days, ended, unread messages', async () => {
  const rejected = await seedRejected();
  const ending = await seedListing({ expiresAt: inDays(3) });
  const ended = await seedListing({ status: 'expired', expiresAt: inDays(-2) });
  const fine = await seedListing();
  await firebase.seed(`conversations/${fine.id}_buyerDan`, {
    listingId: fine.id,
    listingTitle: sampleCar.title,
    listingSlug: sampleCar.slug,
    sellerId: uid,
    sellerName: 'Ana Pop',
    buyerId: 'buyerDan',
    buyerName: 'Dan',
    participantIds: [uid, 'buyerDan'],
    lastText: 'Bună',
    lastSenderId: 'buyerDan',
    lastMessageId: 'mesaj1',
    lastMessageAt: inDays(-1),
    unreadBySeller: 2,
    unreadByBuyer: 0,
    createdAt: inDays(-1),
  });
  const attention = await readAttention(uid);
  expect(attention.rejected.map((row) => row.card.id)).toEqual([rejected.id]);
  expect(attention.ending.map((row) => row.card.id)).toEqual([ending.id]);
  expect(attention.ended.map((row) => row.card.id)).toEqual([ended.id]);
  expect(attention.unreadByListing).toEqual({ [fine.id]: 2 });
});

test('a listing may be renewed from the 25th day, not before, and an expired one becomes public again', async () => {
  await expect(renewListing(await seedListing({ expiresAt: inDays(6) }))).rejects.toMatchObject({
    code: 'wrongStatus',
  });
  const ending = await seedListing({ expiresAt: inDays(4) });
  await expect(renewListing(ending)).resolves.toBe('active');
  expect(new Date(String((await stored(ending.id))!.expiresAt)).getTime()).toBeGreaterThan(
    inDays(29).getTime(),
  );
  await expect(
    renewListing(await seedListing({ status: 'expired', expiresAt: inDays(-3) })),
  ).resolves.toBe('active');
});

test('where new listings are looked at first, an expired one of a seller who is not trusted waits for its check', async () => {
  await firebase.seed('settings/moderation', {
    preModeration: true,
    autoTrustAfter: 3,
    bannedWords: [],
    updatedAt: inDays(-1),
  });
  await expect(
    renewListing(await seedListing({ status: 'expired', expiresAt: inDays(-3) })),
  ).resolves.toBe('pending');
});

test('a listing is paused, sold, and public again; a draft is published; each act raises the version', async () => {
  const listing = await seedListing();
  await expect(pauseListing(listing)).resolves.toBe('paused');
  await expect(publishAgain({ ...listing, version: listing.version + 1 })).resolves.toBe('active');
  await expect(markSold({ ...listing, version: listing.version + 2 })).resolves.toBe('sold');
  expect(await stored(listing.id)).toMatchObject({
    status: 'sold',
    version: listing.version + 3,
    soldAt: expect.anything(),
  });
  await expect(publishAgain({ ...listing, version: listing.version + 3 })).resolves.toBe('active');
  expect(await stored(listing.id)).not.toHaveProperty('soldAt');
});

test('a sold listing whose time is over comes back with thirty new days', async () => {
  const listing = await seedListing({ status: 'sold', soldAt: inDays(-20), expiresAt: inDays(-1) });
  await expect(publishAgain(listing)).resolves.toBe('active');
  expect(new Date(String((await stored(listing.id))!.expiresAt)).getTime()).toBeGreaterThan(
    inDays(29).getTime(),
  );
});

test('what waits for its check can be taken back to the drafts', async () => {
  const listing = await seedListing({ status: 'pending' });
  await expect(withdrawListing(listing)).resolves.toBe('draft');
});

test('an act on a version that has changed elsewhere writes nothing', async () => {
  const listing = await seedListing();
  await expect(pauseListing({ ...listing, version: listing.version + 1 })).rejects.toMatchObject({
    code: 'changedElsewhere',
  });
  expect(await stored(listing.id)).toMatchObject({ status: 'active', version: listing.version });
});

test('a rejection is contested once and stays a rejection', async () => {
  const listing = await seedRejected();
  const contestText = 'Prețul din anunț este prețul întreg al mașinii.';
  await appealRejection(listing, `${contestText} `);
  expect(await stored(listing.id)).toMatchObject({ status: 'rejected', held: true });
  expect(JSON.stringify(await stored(listing.id))).not.toContain('Prețul din anunț');
  const [row] = (await readMyListings(uid)).rows;
  expect(row?.moderation).toMatchObject({ decision: 'rejected', contestText });
  const again = { ...listing, version: listing.version + 1 };
  await expect(appealRejection(again, 'Încă o dată, aceeași contestație.')).rejects.toMatchObject({
    code: 'wrongStatus',
  });
});

test('a deleted listing stands apart with the day on which it goes, and can be brought back', async () => {
  const other = await seedListing({ status: 'paused' });
  const { id } = await seedListing({ status: 'paused' });
  await expect(deleteMyListing(id)).resolves.toBe('deleted');
  expect((await readMyListings(uid)).rows.map((row) => row.card.id)).toEqual([other.id]);
  const [row] = (await readMyListings(uid, 'deleted')).rows;
  expect(row?.card.id).toBe(id);
  const { dueAt, ...deletion } = row!.deletion!;
  expect(deletion).toMatchObject({ from: 'paused', isEvidence: false });
  expect(Math.round((dueAt - Date.now()) / DAY_MS)).toBe(30);
  expect(await countMyListings(uid)).toMatchObject({ paused: 1, deleted: 1 });
  await expect(restoreMyListing(id)).resolves.toBe('paused');
  expect((await readMyListings(uid, 'deleted')).rows).toEqual([]);
});

test('a listing deleted for good leaves no document behind, and deleting it again is no failure', async () => {
  const { id } = await seedListing();
  await expect(deleteMyListing(id)).resolves.toBe('deleted');
  await expect(deleteForGood(id)).resolves.toBe('gone');
  const areDue = async () =>
    (await firebase.owner.list('jobs', { limit: 9 })).data.some(
      ({ data }) => (data.dueAt as Date) < inDays(1),
    );
  do await firebase.commandServer!.runner.runDue();
  while (await areDue());
  for (const path of [
    `listings/${id}`,
    `listings/${id}/counters/all`,
    `listings/${id}/private/check`,
    `listings/${id}/priceHistory/0`,
  ])
    expect(await firebase.read(path)).toBeNull();
  await expect(deleteMyListing(id)).resolves.toBe('gone');
});
