/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { runTestJobs } from '@anunturi/server/testing/runTestJobs';
import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { configureFirebase, openAuth } from '@anunturi/shared-auth/firebase';
import { sampleCar, sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { copyToDraft } from './copyToDraft';
import { closeMyAccount } from './closeMyAccount';
import { createDraftStore } from '#data/drafts/draftStore';
import { exportMyData } from './exportMyData';
import { openMemoryStore } from '#data/drafts/memoryStore';
import { saveProfile } from './myAccount';
import { readStoredFile } from '@anunturi/shared-auth/readStoredFile';
import { deleteTestFile, listTestFiles, uploadTestFile } from '../../test-upload/data/testUploads';
import {
  uid,
  password,
  otherListing,
  ago,
  conversationIds,
  enter,
  seedEverything,
} from '#testing/seedEverything';

let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true, log: () => {} });
  configureFirebase(firebase.config);
  await seedEverything(firebase);
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
    'fisiere-trimise.json',
    `anunturi/${sampleListingId}/anunt.json`,
    `anunturi/${sampleListingId}/fotografii/`,
    ...conversationIds.map((id) => `conversatii/${id}.json`),
  ];
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
  expect(text).toContain('0712345678');
  expect(seen.at(-1)).toBe(1);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});

test('the first file of an export names every other', async () => {
  const recipient = documentPaths.user(uid);
  await firebase.seed(documentPaths.decision('restriction1'), { personId: uid, at: new Date() });
  await firebase.seed(`${documentPaths.toldListings}/told1`, { recipient });
  await firebase.seed(documentPaths.mailPreferences(uid), { off: [] });
  await firebase.seed(documentPaths.pushPreferences(uid), { off: [] });
  const zip = await (await exportMyData({})).arrayBuffer();
  const text = new TextDecoder('latin1').decode(zip);
  // 26 bytes stand between the mark of a file and its name.
  const names = [...text.matchAll(/PK\x03\x04.{26}([a-z-]+(?:\.json|\/))/gs)].map(
    ([, name]) => name!,
  );
  expect(names).toEqual(expect.arrayContaining(['cont.json', 'anunturi/', 'decizii.json']));
  const readme = text.slice(0, text.indexOf('.json se deschid'));
  expect(names.filter((name) => !readme.includes(name))).toEqual([]);
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

test('a test file arrives, is listed and deleted, and has no address by which anybody opens it; a wrong one is refused before it is sent', async () => {
  const sent: number[] = [];
  const stored = await uploadTestFile(
    new File(['imagine'], 'Poză mare.PNG', { type: 'image/png' }),
    (bytes) => sent.push(bytes),
    new AbortController().signal,
  );
  expect(stored).toMatchObject({
    name: 'poza-mare.png',
    sizeBytes: 7,
    contentType: 'image/png',
    path: `uploads/${uid}/${stored.uploadId}`,
  });
  expect(sent.at(-1)).toBe(7);
  expect(await listTestFiles()).toContainEqual(stored);
  await expect(readStoredFile(stored.path)).rejects.toThrow();
  await deleteTestFile(stored.uploadId);
  expect(await listTestFiles()).not.toContainEqual(stored);
  await expect(
    uploadTestFile(
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
  for (const folder of ['listings', 'archive', 'test-upload', 'uploads'])
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
