/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { stubBrowserStorage } from '@anunturi/shared-runtime/testing/stubBrowserStorage';
import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { configureFirebase, openAuth, openStorage } from '@anunturi/shared-auth/firebase';
import { getSession, register, signIn, signOut, startSession } from '@anunturi/shared-auth/session';
import { ARCHIVE_QUOTA_BYTES } from '@anunturi/shared-domain/site/limits';
import {
  changeEntry,
  findArchive,
  hideEntry,
  keepInArchive,
  readArchived,
  removeForGood,
  restoreEntry,
} from './archive';
import { listFiles } from './archiveFiles';
import { mendArchive } from '../archive/data/mendArchive';
import { findOwnListings } from '../archive/data/ownListings';

let firebase: TestFirebase;
const uid = () => getSession().user!.uid;
const pdf = (text: string) => new Blob([`%PDF-${text}`], { type: 'application/pdf' });
const password = 'o parolă lungă';

beforeAll(async () => {
  // What the session needs of a browser.
  stubBrowserStorage();
  firebase = await startTestFirebase({ commands: true, log: () => {} });
  configureFirebase(firebase.config);
  await startSession();
  await register({ email: 'ana@exemplu.ro', password, displayName: 'Ana Pop' });
});
afterAll(async () => {
  await (await openAuth()).auth.signOut();
  await firebase.stop();
});

test('a kept file is listed with its data, takes its place and reads back the same', async () => {
  const before = await findArchive();
  const kept = await keepInArchive(pdf('contract'), {
    name: ' Contract Logan ',
    kind: 'saleContract',
    tags: ['mașina'],
    listingId: 'abcdefghij0123456789',
  });
  const { entries, usedBytes } = await findArchive();
  expect(entries[0]).toMatchObject({
    id: kept.id,
    name: 'Contract Logan',
    kind: 'saleContract',
    tags: ['mașina'],
    listingId: 'abcdefghij0123456789',
    sizeBytes: kept.sizeBytes,
  });
  expect(usedBytes).toBe(before.usedBytes + kept.sizeBytes);
  expect(await (await readArchived(kept)).text()).toBe('%PDF-contract');
});

test('an entry that nobody can read is left out and named in the log; the others are there', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const kept = await keepInArchive(pdf('lângă'), { name: 'Lângă', kind: 'pdf', tags: [] });
  const broken = `users/${uid()}/archive/stricat`;
  const { id: _id, ...fields } = kept;
  await firebase.seed(broken, { ...fields, sizeBytes: 'multe' });
  const { entries } = await findArchive();
  expect(entries[0]?.id).toBe(kept.id);
  expect(entries.map(({ id }) => id)).not.toContain('stricat');
  expect(log.mock.calls.flat().join()).toContain(`${broken} is not valid at sizeBytes`);
  log.mockRestore();
  await firebase.owner.delete(broken);
});

test('a file can be renamed, and a deletion undone', async () => {
  const kept = await keepInArchive(pdf('a'), { name: 'Act', kind: 'pdf', tags: [] });
  await changeEntry(kept.id, { name: 'Act nou', tags: ['vechi', 'bun'] });
  await hideEntry(kept.id);
  expect((await findArchive()).entries.map(({ id }) => id)).not.toContain(kept.id);
  await restoreEntry(kept.id);
  expect((await findArchive()).entries.find(({ id }) => id === kept.id)).toMatchObject({
    name: 'Act nou',
    tags: ['vechi', 'bun'],
  });
});

test('a deletion that was not undone frees the space, now or at the next visit', async () => {
  const before = await findArchive();
  const now = await keepInArchive(pdf('bb'), { name: 'Acum', kind: 'pdf', tags: [] });
  await removeForGood(now);
  const later = await keepInArchive(pdf('ccc'), { name: 'Mai târziu', kind: 'pdf', tags: [] });
  await hideEntry(later.id);
  expect((await findArchive()).usedBytes).toBe(before.usedBytes + later.sizeBytes);
  await findArchive(Date.now() + 20 * 60_000);
  expect(await findArchive()).toEqual(before);
  await expect(readArchived(later)).rejects.toMatchObject({ code: 'notAllowed' }); // what is booked no longer is read no longer, there or not
});

test('a kind of file that the archive does not take is refused before anything is sent', async () => {
  const before = await findArchive();
  await expect(
    keepInArchive(new Blob(['x'], { type: 'text/html' }), { name: 'x', kind: 'other', tags: [] }),
  ).rejects.toMatchObject({ code: 'fileType' });
  await expect(
    keepInArchive(new Blob([], { type: 'application/pdf' }), {
      name: 'x',
      kind: 'other',
      tags: [],
    }),
  ).rejects.toMatchObject({ code: 'fileUnreadable' });
  expect(await findArchive()).toEqual(before);
});

test('an upload that is stopped or refused leaves neither file nor entry, and takes no place', async () => {
  const before = await findArchive();
  const files = await listFiles(`archive/${uid()}`);
  const stopped = new AbortController();
  const stop = (done: number) => done < 1 && stopped.abort();
  await expect(
    keepInArchive(
      pdf('x'.repeat(3_000_000)),
      { name: 'Oprit', kind: 'pdf', tags: [] },
      { signal: stopped.signal, onProgress: stop },
    ),
  ).rejects.toMatchObject({ code: 'cancelled' });
  await expect(
    keepInArchive(
      pdf('y'),
      { name: 'Oprit înainte', kind: 'pdf', tags: [] },
      { signal: AbortSignal.abort() },
    ),
  ).rejects.toMatchObject({ code: 'cancelled' });
  expect(await findArchive()).toEqual(before);
  expect(await listFiles(`archive/${uid()}`)).toEqual(files);
});

test('an entry whose file never came gives its place back, the rest is left alone', async () => {
  const whole = await keepInArchive(pdf('întreg'), { name: 'Întreg', kind: 'pdf', tags: [] });
  const before = await findArchive();
  const broken = await keepInArchive(pdf('pierdut'), { name: 'Pierdut', kind: 'pdf', tags: [] });
  const hidden = await keepInArchive(pdf('ascuns'), { name: 'Ascuns', kind: 'pdf', tags: [] });
  // As earlier versions left them.
  const { files } = firebase.commandServer!;
  await files.delete(broken.path);
  await hideEntry(hidden.id);
  const { entries } = await findArchive();
  expect(await mendArchive(entries)).toBe(false); // it may still be on its way
  expect((await findArchive()).entries.map(({ id }) => id)).toContain(broken.id);
  expect(await mendArchive(entries, Date.now() + 2 * 60 * 60_000)).toBe(true);
  await removeForGood(hidden);
  expect(await findArchive()).toEqual(before);
  expect(await listFiles(`archive/${uid()}`)).toEqual(
    before.entries.map(({ path }) => path).toSorted(),
  );
  expect(await (await readArchived(whole)).text()).toBe('%PDF-întreg');
  expect(await mendArchive(before.entries)).toBe(false);
});

test('a file is linked to a listing and unlinked', async () => {
  const kept = await keepInArchive(pdf('l'), { name: 'Legat', kind: 'pdf', tags: [] });
  const linked = async () =>
    (await findArchive()).entries.find(({ id }) => id === kept.id)!.listingId;
  await changeEntry(kept.id, { listingId: 'abcdefghij0123456789' });
  expect(await linked()).toBe('abcdefghij0123456789');
  await changeEntry(kept.id, { name: 'Tot legat' });
  expect(await linked()).toBe('abcdefghij0123456789');
  await changeEntry(kept.id, { listingId: null });
  expect(await linked()).toBeUndefined();
});

test('above the quota nothing more is kept, whatever the page says', async () => {
  const usage = `users/${uid()}/usage/archive`;
  const { usedBytes } = (await firebase.read(usage)) as { usedBytes: number };
  await firebase.seed(usage, { usedBytes: ARCHIVE_QUOTA_BYTES - 3 });
  await expect(
    keepInArchive(pdf('prea mult'), { name: 'Mult', kind: 'pdf', tags: [] }),
  ).rejects.toMatchObject({ code: 'quotaFull' });
  await firebase.seed(usage, { usedBytes });
});

test('without a connection the archive says so', async () => {
  const fetching = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  const known = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true });
  try {
    await expect(findArchive()).rejects.toMatchObject({ code: 'offline' });
    await expect(findOwnListings()).rejects.toMatchObject({ code: 'offline' });
    await expect(changeEntry('oricare', { name: 'Act' })).rejects.toMatchObject({
      code: 'offline',
    });
  } finally {
    fetching.mockRestore();
    if (known) Object.defineProperty(globalThis, 'navigator', known);
    else Reflect.deleteProperty(globalThis, 'navigator');
  }
});

test('a file without its entry is refused by the rules of storage', async () => {
  const { storage, ref, uploadBytes } = await openStorage();
  await expect(
    uploadBytes(ref(storage, `archive/${uid()}/ascuns.pdf`), pdf('x'), {
      contentType: 'application/pdf',
    }),
  ).rejects.toMatchObject({ code: 'storage/unauthorized' });
});

test('nobody else reads an archive or its files, an administrator neither', async () => {
  const kept = await keepInArchive(pdf('secret'), { name: 'Secret', kind: 'pdf', tags: [] });
  const owner = uid();
  await firebase.seed('users/sef', { role: 'admin', secondFactorSessions: [1] });
  for (const reader of [firebase.as('altcineva'), firebase.as('sef'), firebase.as(null)]) {
    expect((await reader.get(`users/${owner}/archive/${kept.id}`)).status).toBe(403);
    expect((await reader.list(`users/${owner}/archive`, { limit: 10 })).status).toBe(403);
  }
  for (const token of [firebase.tokenFor('altcineva'), firebase.tokenFor('sef'), null]) {
    const answer = await fetch(
      `${firebase.origin}/v0/b/${firebase.bucket}/o/${encodeURIComponent(kept.path)}?alt=media`,
      token ? { headers: { authorization: `Firebase ${token}` } } : {},
    );
    expect(answer.status).toBe(403);
  }
  await signOut();
  await expect(findArchive()).rejects.toMatchObject({ code: 'signInNeeded' });
  await signIn('ana@exemplu.ro', password);
  expect((await findArchive()).entries.map(({ id }) => id)).toContain(kept.id);
});
