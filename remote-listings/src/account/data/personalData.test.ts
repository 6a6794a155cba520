/** @jest-environment node */
import { runTestJobs } from '@anunturi/backend/testing/runTestJobs';
import { type TestFirebase, startTestFirebase } from '@anunturi/backend/testing/startTestFirebase';
import { uploadForTest } from '@anunturi/backend/testing/uploadForTest';
import { configureFirebase, openAuth } from '@anunturi/shared-auth/firebase';
import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import {
  sampleCar,
  sampleListingId,
  samplePhotos,
  sampleService,
} from '@anunturi/shared-domain/samples/listingSamples';
import { filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { copyToDraft } from './copyToDraft';
import { closeMyAccount } from './closeMyAccount';
import { createDraftStore } from '../../data/drafts/draftStore';
import { exportMyData } from './exportMyData';
import { openMemoryStore } from '../../data/drafts/memoryStore';
import { saveProfile } from './myAccount';
import { deleteTestFile, listTestFiles, uploadTestFile } from '../../testing/testUploads';

const uid = 'sellerAna';
const email = 'ana@exemplu.ro';
const password = 'o parolă lungă';
const other = 'buyerDan';
const otherListing = 'Zz12Cd34Ef56Gh78Ij90';
const ago = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);
const conversationIds = [`${sampleListingId}_${other}`, `${otherListing}_${uid}`] as const;
let firebase: TestFirebase;

async function enter() {
  const { auth, signInWithEmailAndPassword } = await openAuth();
  await signInWithEmailAndPassword(auth, email, password);
  setFakeSession(fakeSignedIn()); // commands take the token of who entered
}

/** As trusted code stores it. */
const store = (path: string, text: string, contentType: string) =>
  uploadForTest(firebase, 'owner', path, new TextEncoder().encode(text), { contentType });

/** A person who has used everything there is. */
async function seedEverything() {
  firebase.wipe();
  await firebase.accounts.createUser({ uid, email, password });
  const person = {
    role: 'user',
    displayName: 'Ana Pop',
    nameFolded: 'ana pop',
    sellerType: 'private',
    blocked: false,
    trusted: false,
    acceptedListings: 1,
    createdAt: ago(100),
    updatedAt: ago(100),
  };
  await firebase.seed(`users/${uid}`, { ...person, email, phone: '0712345678' });
  await firebase.seed(`profiles/${uid}`, {
    displayName: 'Ana Pop',
    sellerType: 'private',
    memberSince: ago(100),
  });
  await enter();
  const [photo] = samplePhotos(1);
  const photoId = photo!.id;
  const photos = [
    {
      ...photo!,
      path: filePaths.listingPhoto(uid, sampleListingId, photoId),
      thumbPath: filePaths.listingThumbnail(uid, sampleListingId, photoId),
    },
  ];
  const dates = { createdAt: ago(3), updatedAt: ago(3), publishedAt: ago(3), expiresAt: ago(-27) };
  await firebase.seed(`listings/${sampleListingId}`, {
    ...sampleCar,
    ...dates,
    ownerId: uid,
    sellerName: 'Ana Pop',
    sellerType: 'private',
    hasPhone: true,
    hasPhotos: true,
    photos,
  });
  await firebase.seed(`listings/${sampleListingId}/private/contact`, { phone: '0712345678' });
  await firebase.seed(`listings/${sampleListingId}/private/check`, { at: ago(3) });
  await firebase.seed(`listings/${sampleListingId}/counters/all`, {
    views: 5,
    favourites: 0,
    conversations: 1,
  });
  await firebase.seed(`listings/${sampleListingId}/priceHistory/0`, {
    amountMinor: sampleCar.price.amountMinor,
    currency: 'EUR',
    priceLei: sampleCar.priceLei,
    at: ago(3),
  });
  await firebase.seed(`listings/${otherListing}`, { ...sampleService, ...dates, ownerId: other });
  await firebase.seed(`listings/${otherListing}/counters/all`, {
    views: 9,
    favourites: 1,
    conversations: 1,
  });
  await firebase.seed(`users/${uid}/favourites/${otherListing}`, {
    listingId: otherListing,
    priceLei: 100,
    addedAt: ago(2),
  });
  await firebase.seed(`users/${uid}/favourites/Gg12Cd34Ef56Gh78Ij90`, {
    listingId: 'Gg12Cd34Ef56Gh78Ij90',
    priceLei: 100,
    addedAt: ago(1),
  });
  await firebase.seed(`users/${uid}/savedSearches/search1`, {
    name: 'Dacia',
    query: 'marca=dacia',
    createdAt: ago(2),
    lastSeenAt: ago(2),
  });
  await firebase.seed(`users/${uid}/blocks/cineva`, { blockedAt: ago(1) });
  await firebase.seed(`users/${uid}/mutedSellers/altul`, { sellerName: 'Altul', mutedAt: ago(1) });
  await firebase.seed(`users/${uid}/dailyUsage/20260101`, {
    day: '20260101',
    listings: 1,
    conversations: 1,
    messages: 2,
    reports: 0,
  });
  await firebase.seed(`users/${uid}/archive/act1`, {
    name: 'Contract',
    kind: 'saleContract',
    tags: [],
    path: `archive/${uid}/act1.pdf`,
    sizeBytes: 4,
    contentType: 'application/pdf',
    createdAt: ago(1),
  });
  await firebase.seed(`users/${uid}/usage/archive`, { usedBytes: 4, lastEntryId: 'act1' });
  const conversation = {
    listingTitle: 'Un titlu de anunț',
    listingSlug: 'un-titlu',
    lastMessageId: 'm2',
    lastMessageAt: ago(1),
    unreadBySeller: 0,
    unreadByBuyer: 1,
    createdAt: ago(2),
  };
  await firebase.seed(`conversations/${conversationIds[0]}`, {
    ...conversation,
    listingId: sampleListingId,
    sellerId: uid,
    sellerName: 'Ana Pop',
    buyerId: other,
    buyerName: 'Dan',
    participantIds: [uid, other],
    lastText: 'Sunt Ana, 0712345678',
    lastSenderId: uid,
  });
  await firebase.seed(`conversations/${conversationIds[1]}`, {
    ...conversation,
    listingId: otherListing,
    sellerId: other,
    sellerName: 'Dan',
    buyerId: uid,
    buyerName: 'Ana Pop',
    participantIds: [other, uid],
    lastText: 'Vorbele lui Dan',
    lastSenderId: other,
  });
  for (const id of conversationIds) {
    await firebase.seed(`conversations/${id}/messages/m1`, {
      text: 'Sunt Ana, 0712345678',
      senderId: uid,
      sentAt: ago(2),
    });
    await firebase.seed(`conversations/${id}/messages/m2`, {
      text: 'Vorbele lui Dan',
      senderId: other,
      sentAt: ago(1),
    });
  }
  for (const { path, thumbPath } of photos)
    for (const each of [path, thumbPath]) await store(each, 'poza', 'image/webp');
  await store(`archive/${uid}/act1.pdf`, '%PDF', 'application/pdf');
  await store(`test-upload/${uid}/proba.png`, 'png', 'image/png');
}

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true, log: () => {} });
  configureFirebase(firebase.config);
  await seedEverything();
});
afterAll(async () => {
  await (await openAuth()).auth.signOut();
  await firebase.stop();
});

test('the export holds every document and file of the person', async () => {
  const seen: number[] = [];
  const zip = await exportMyData({
    deviceData: { listingMarks: '{}' },
    onProgress: (done) => seen.push(done),
  });
  const text = new TextDecoder('latin1').decode(await zip.arrayBuffer());
  const names = [
    'citeste-ma.txt',
    'dispozitiv.json',
    'autentificare.json',
    'cont.json',
    'profil.json',
    'favorite.json',
    'cautari-salvate.json',
    'persoane-blocate.json',
    'vanzatori-ascunsi.json',
    'activitate-pe-zile.json',
    'arhiva.json',
    'arhiva/act1.pdf',
    'test-upload/proba.png',
    `anunturi/${sampleListingId}/anunt.json`,
    `anunturi/${sampleListingId}/fotografii/`,
    ...conversationIds.map((id) => `conversatii/${id}.json`),
  ];
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
  expect(text).toContain('0712345678');
  expect(seen.at(-1)).toBe(1);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});

test('an export that is stopped gives nothing', async () => {
  const controller = new AbortController();
  controller.abort();
  await expect(exportMyData({ signal: controller.signal })).rejects.toMatchObject({
    code: 'cancelled',
  });
});

test('a copied listing waits as a draft with photos of its own, and does not take the place of another draft unasked', async () => {
  const drafts = createDraftStore(openMemoryStore());
  await expect(copyToDraft(sampleListingId, uid, false, drafts)).resolves.toBe(true);
  const draft = (await drafts.load('new'))!;
  expect(draft.form).toMatchObject({ title: sampleCar.title, vin: '', phone: '0712 345 678' });
  expect(draft.listingId).not.toBe(sampleListingId);
  expect(await (await drafts.loadFiles('new', draft.photos[0]!.id))!.full!.text()).toBe('poza');
  await expect(copyToDraft(sampleListingId, uid, false, drafts)).resolves.toBe(false);
  await expect(copyToDraft(sampleListingId, uid, true, drafts)).resolves.toBe(true);
});

test('a test file is stored with its address, listed and deleted; a wrong one is refused before it is sent', async () => {
  const sent: number[] = [];
  const stored = await uploadTestFile(
    uid,
    new File(['imagine'], 'Poză mare.PNG', { type: 'image/png' }),
    (bytes) => sent.push(bytes),
    new AbortController().signal,
  );
  expect(stored).toMatchObject({
    name: expect.stringMatching(/^[A-Za-z0-9]{8}-poza-mare\.png$/),
    sizeBytes: 7,
    contentType: 'image/png',
  });
  expect((await listTestFiles(uid)).map(({ path }) => path)).toContain(stored.path);
  await deleteTestFile(stored.path);
  expect((await listTestFiles(uid)).map(({ path }) => path)).not.toContain(stored.path);
  await expect(
    uploadTestFile(
      uid,
      new File(['x'], 'a.txt', { type: 'text/plain' }),
      () => {},
      new AbortController().signal,
    ),
  ).rejects.toMatchObject({ code: 'fileType' });
});

test('a profile that becomes a company says so in public and on the listings', async () => {
  await saveProfile({
    displayName: 'Ana Pop',
    sellerType: 'company',
    company: { name: 'Auto Ana SRL', cui: '18547290' },
  });
  expect(await firebase.read(`profiles/${uid}`)).toMatchObject({
    sellerType: 'company',
    companyName: 'Auto Ana SRL',
    companyCui: '18547290',
  });
  expect(await firebase.read(`listings/${sampleListingId}`)).toMatchObject({
    sellerType: 'company',
    sellerName: 'Auto Ana SRL',
    version: sampleCar.version + 1,
  });
  expect(await firebase.read(`users/${uid}`)).not.toHaveProperty('phone');
});

test('a wrong password deletes nothing', async () => {
  await expect(closeMyAccount('alta parolă')).rejects.toMatchObject({
    code: 'wrongCredentials',
  });
  expect(await firebase.read(`users/${uid}`)).not.toHaveProperty('closingAt');
});

test('an administrator hands the role over before leaving', async () => {
  const before = await firebase.read(`users/${uid}`);
  await firebase.owner.set(`users/${uid}`, {
    ...before,
    role: 'admin',
    createdAt: ago(100),
    updatedAt: ago(1),
  });
  await expect(closeMyAccount(password)).rejects.toMatchObject({ code: 'notAllowed' });
  await firebase.owner.set(`users/${uid}`, {
    ...before,
    role: 'user',
    createdAt: ago(100),
    updatedAt: ago(1),
  });
});

test('a deleted account leaves nothing personal behind: no document, no file, no name, no words, no sign-in', async () => {
  await closeMyAccount(password);
  expect((await openAuth()).auth.currentUser).toBeNull();
  await runTestJobs(firebase);
  const gone = [
    `users/${uid}`,
    `profiles/${uid}`,
    `users/${uid}/favourites/${otherListing}`,
    `users/${uid}/savedSearches/search1`,
    `users/${uid}/blocks/cineva`,
    `users/${uid}/mutedSellers/altul`,
    `users/${uid}/dailyUsage/20260101`,
    `users/${uid}/archive/act1`,
    `users/${uid}/usage/archive`,
    `listings/${sampleListingId}`,
    `listings/${sampleListingId}/private/contact`,
    `listings/${sampleListingId}/private/check`,
    `listings/${sampleListingId}/counters/all`,
    `listings/${sampleListingId}/priceHistory/0`,
    ...conversationIds.map((id) => `conversations/${id}/messages/m1`),
  ];
  for (const path of gone) expect([path, await firebase.read(path)]).toEqual([path, null]);
  const conversations = await Promise.all(
    conversationIds.map((id) => firebase.read(`conversations/${id}`)),
  );
  expect(conversations[0]).toMatchObject({
    sellerName: 'Cont șters',
    lastText: 'Mesaj șters',
    buyerName: 'Dan',
  });
  expect(conversations[1]).toMatchObject({
    buyerName: 'Cont șters',
    lastText: 'Vorbele lui Dan',
    sellerName: 'Dan',
  });
  expect(JSON.stringify(conversations)).not.toMatch(/Ana Pop|0712345678/);
  expect(await firebase.read(`conversations/${conversationIds[0]}/messages/m2`)).not.toBeNull();
  expect(await firebase.read(`listings/${otherListing}/counters/all`)).toMatchObject({
    favourites: 0,
  });
  for (const folder of ['listings', 'archive', 'test-upload'])
    expect(await filesBelow(`${folder}/${uid}`)).toEqual([]);
  await expect(enter()).rejects.toMatchObject({ code: expect.stringMatching(/invalid|not-found/) });
});

/** Files below a folder, asked past the rules. */
async function filesBelow(folder: string): Promise<string[]> {
  const answer = await fetch(
    `${firebase.origin}/v0/b/${firebase.bucket}/o?prefix=${encodeURIComponent(`${folder}/`)}`,
    { headers: { authorization: 'Bearer owner' } },
  );
  expect(answer.status).toBe(200);
  const { items = [] } = (await answer.json()) as { items?: { name: string }[] };
  return items.map(({ name }) => name);
}
