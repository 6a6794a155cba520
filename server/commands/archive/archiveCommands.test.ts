import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { archiveMaxBytes } from '@anunturi/shared-domain/people/archiveFields';
import { archiveEntrySchema } from '@anunturi/shared-domain/people/archiveEntry';
import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { ARCHIVE_QUOTA_BYTES } from '@anunturi/shared-domain/site/limits';
import { callTestCommand } from '../../testing/callTestCommand';
import { runJobsLater } from '../../testing/runJobsLater';
import { runTestJobs } from '../../testing/runTestJobs';
import { provedBy, signInForTest } from '../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';
import { downloadForTest, sendForTest, uploadForTest } from '../../testing/uploadForTest';

const [ana, dan, sef] = ['sellerAna', 'buyerDan', 'adminSef'];
const pdf = Buffer.from('%PDF-1.7 un contract');
const asked = {
  name: 'Contract',
  kind: 'saleContract',
  tags: ['golf'],
  sizeBytes: pdf.length,
  contentType: 'application/pdf',
};
let firebase: TestFirebase;
let tokens: Record<string, string>;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
  tokens = {};
  for (const uid of [ana, dan, sef]) tokens[uid] = await signInForTest(firebase, uid);
});
beforeEach(async () => {
  firebase.wipe();
  for (const uid of [ana, dan]) await firebase.seed(`users/${uid}`, { blocked: false });
  await firebase.seed(`users/${sef}`, {
    blocked: false,
    role: 'admin',
    ...provedBy(tokens[sef]!),
  });
  for (const { path } of await files().list('')) await files().delete(path);
});
afterAll(() => firebase.stop());

const files = () => firebase.commandServer!.files;
const call = (name: string, input: object, uid: string | null = ana) =>
  callTestCommand(firebase.origin, name, input, uid === null ? {} : { token: tokens[uid] });
const book = (change: object = {}, uid: string | null = ana) =>
  call('bookArchiveFile', { ...asked, ...change }, uid);
const upload = (address: string, bytes = pdf) => sendForTest(firebase, address, bytes);
const finish = (uploadId: string, uid = ana) => call('keepArchiveFile', { uploadId }, uid);
const remove = (entryId: string, forGood = false, uid = ana) =>
  call('deleteArchiveFile', { entryId, forGood }, uid);
const restore = (entryId: string) => call('restoreArchiveFile', { entryId });
const usedBytes = async () =>
  (await firebase.read(documentPaths.archiveUsage(ana)))?.usedBytes as number | undefined;
const entryOf = (entryId: string) => firebase.read(documentPaths.archiveEntry(ana, entryId));
const runJobs = () => runTestJobs(firebase);

/** A file of Ana's archive, as the screen keeps it. */
async function keep() {
  const { uploadId, address } = (await book()).body.result;
  expect(await upload(address)).toBe(200);
  const { entryId, path } = (await finish(uploadId)).body.result;
  return { uploadId, entryId, path };
}

test('a kept file has its entry, its bytes are counted, and only its owner reads it', async () => {
  const { entryId, path, uploadId } = await keep();
  const entry = await entryOf(entryId);
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  expect(archiveEntrySchema.parse(entry)).toMatchObject({ ...asked, path, sha256 });
  expect(await usedBytes()).toBe(pdf.length);
  expect(await (await downloadForTest(firebase, tokens[ana]!, path)).text()).toBe(pdf.toString());
  for (const token of [tokens[dan]!, tokens[sef]!, null])
    expect((await downloadForTest(firebase, token, path)).status).toBe(403);
  await runJobs();
  expect((await files().list('')).map((file) => file.path)).toEqual([path]);
  expect(await firebase.read(documentPaths.upload(uploadId))).toBeNull();
});

test('what waits in the quarantine has no key: nobody reads it, its sender neither, and no rule lets one come another way', async () => {
  const { uploadId, address } = (await book()).body.result;
  const path = filePaths.upload(ana, uploadId);
  const past = await uploadForTest(firebase, tokens[ana]!, path, pdf, asked);
  expect(past).toEqual({ status: 403, downloadToken: undefined });
  const answer = await fetch(new URL(address, firebase.origin), { method: 'PUT', body: pdf });
  expect(answer.status).toBe(200);
  expect(JSON.stringify(await answer.json())).not.toMatch(/token/i);
  for (const token of [tokens[ana]!, tokens[dan]!, null]) {
    expect((await downloadForTest(firebase, token, path)).status).toBe(403);
    expect((await downloadForTest(firebase, token, path, '')).status).toBe(403);
    const about = `${firebase.origin}/v0/b/${firebase.bucket}/o/${encodeURIComponent(path)}`;
    const headers: Record<string, string> = token ? { authorization: `Firebase ${token}` } : {};
    expect((await fetch(about, { headers })).status).toBe(403);
  }
});

test('what a sender says beside the bytes does not come along: no type of theirs, no way to save it', async () => {
  const { uploadId, address } = (await book()).body.result;
  const url = new URL(address, firebase.origin);
  url.searchParams.set('contentDisposition', 'attachment; filename="factura.exe"');
  const headers = {
    'content-type': 'text/html',
    'content-disposition': 'attachment; filename="factura.exe"',
    'x-goog-meta-firebaseStorageDownloadTokens': 'chosen',
  };
  expect((await fetch(url, { method: 'PUT', body: pdf, headers })).status).toBe(200);
  const { path } = (await finish(uploadId)).body.result;
  const answer = await downloadForTest(firebase, tokens[ana]!, path);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).not.toContain('factura.exe');
  for (const waiting of [path, filePaths.upload(ana, uploadId)])
    expect((await downloadForTest(firebase, null, waiting, 'chosen')).status).toBe(403);
});

test.each([
  ['a page said to be a PDF', '<html><script>alert(1)</script></html>', 'application/pdf'],
  ['a PDF said to be a picture', '%PDF-1.7 text', 'image/png'],
  ['a program said to be a ZIP', 'MZ program', 'application/zip'],
  ['text said to be JSON', '{ nothing', 'application/json'],
])('%s is refused and leaves nothing once it is given up', async (_what, text, contentType) => {
  const bytes = Buffer.from(text);
  const { uploadId, address } = (await book({ contentType, sizeBytes: bytes.length })).body.result;
  await upload(address, bytes);
  expect(await finish(uploadId)).toMatchObject({ status: 400, code: 'fileType' });
  expect(await entryOf(uploadId)).toBeNull();
  expect(await files().list('')).toEqual([]);
  await call('cancelUpload', { uploadId });
  expect(await usedBytes()).toBe(0);
});

test('a file of another size than was booked is refused, however it came', async () => {
  const { uploadId } = (await book()).body.result;
  const more = Buffer.concat([pdf, Buffer.from('and more')]);
  await files().create(filePaths.upload(ana, uploadId), more, 'application/pdf');
  expect(await finish(uploadId)).toMatchObject({ code: 'fileType' });
  expect(await files().list('')).toEqual([]);
});

test('what is given up while it is being kept leaves no file: the quota holds', async () => {
  const { uploadId, address } = (await book()).body.result;
  await upload(address);
  const create = jest.spyOn(files(), 'create').mockImplementationOnce(async (...args) => {
    await files().create(...args);
    await call('cancelUpload', { uploadId });
  });
  expect(await finish(uploadId)).toMatchObject({ code: 'notFound' });
  create.mockRestore();
  expect((await files().list('')).map(({ path }) => path)).toEqual([]);
  expect(await usedBytes()).toBe(0);
});

test('JSON and pictures are what they say', async () => {
  for (const [text, contentType] of [
    ['{"a":1}', 'application/json'],
    ['\x89PNG\r\n\x1a\n pixels IEND', 'image/png'],
    ['PK\x03\x04 files', 'application/zip'],
  ] as const) {
    const bytes = Buffer.from(text, 'latin1');
    const { uploadId, address } = (await book({ contentType, sizeBytes: bytes.length })).body
      .result;
    await upload(address, bytes);
    expect((await finish(uploadId)).status).toBe(200);
  }
});

test('booked bytes count at once, and a full archive takes nothing more', async () => {
  await firebase.seed(documentPaths.archiveUsage(ana), {
    usedBytes: ARCHIVE_QUOTA_BYTES - pdf.length - 1,
    lastEntryId: 'x', // of an earlier version
  });
  expect((await book()).status).toBe(200);
  expect(await book()).toMatchObject({ code: 'quotaFull' });
  expect((await book({}, dan)).status).toBe(200);
});

test('nothing is booked by a visitor, a blocked account, in a wrong shape or too large', async () => {
  expect(await book({}, null)).toMatchObject({ code: 'signInNeeded' });
  for (const contentType of ['application/pdf', 'application/json']) {
    const sizeBytes = archiveMaxBytes(contentType) + 1;
    expect(await book({ contentType, sizeBytes })).toMatchObject({ code: 'tooLarge' });
  }
  for (const wrong of [
    { sizeBytes: 0 },
    { contentType: 'text/html' },
    { kind: 'secret' },
    { name: '' },
    { path: 'archive/buyerDan/x.pdf' },
  ])
    expect(await book(wrong)).toMatchObject({ code: 'invalidInput' });
  await firebase.seed(`users/${ana}`, { blocked: true });
  expect(await book()).toMatchObject({ code: 'blocked' });
});

test("another's upload is neither kept nor cancelled, another's file neither deleted nor brought back", async () => {
  const { uploadId, address } = (await book()).body.result;
  await upload(address);
  expect(await finish(uploadId, dan)).toMatchObject({ code: 'notFound' });
  await call('cancelUpload', { uploadId }, dan);
  const { entryId } = (await finish(uploadId)).body.result;
  await remove(entryId, true, dan);
  await remove(entryId, true, sef);
  expect(await remove(entryId, false, dan)).toMatchObject({ code: 'notFound' });
  expect(await call('restoreArchiveFile', { entryId }, dan)).toMatchObject({ code: 'notFound' });
  expect(await entryOf(entryId)).not.toBeNull();
});

test('the space is free once the file is gone, and an address with an earlier key opens nothing', async () => {
  const { entryId, path } = await keep();
  // As an earlier version stored it: by the browser, with a key.
  await files().delete(path);
  const old = await uploadForTest(firebase, 'owner', path, pdf, { contentType: 'application/pdf' });
  expect((await downloadForTest(firebase, null, path, old.downloadToken)).status).toBe(200);
  await remove(entryId, true);
  expect(await usedBytes()).toBe(0);
  expect(await entryOf(entryId)).toBeNull();
  expect((await downloadForTest(firebase, null, path, old.downloadToken)).status).toBe(403);
  expect((await remove(entryId, true)).status).toBe(200);
  expect(await usedBytes()).toBe(0);
});

test('a deletion is undone for some minutes; then a job carries it out, though nobody comes back', async () => {
  const [kept, gone] = [await keep(), await keep()];
  await remove(kept.entryId, false);
  for (let time = 0; time < 3; time += 1)
    for (const act of [remove, restore, remove, remove])
      expect((await act(gone.entryId)).status).toBe(200);
  await restore(kept.entryId);
  await runJobs();
  expect(await usedBytes()).toBe(2 * pdf.length);
  const jobs = (await firebase.owner.list('jobs', { limit: 10 })).data;
  expect(jobs).toHaveLength(2); // however often it was asked for
  for (const { path } of jobs) await firebase.owner.update(path, { dueAt: new Date(0) });
  await runJobs();
  expect(await entryOf(kept.entryId)).not.toHaveProperty('deletedAt');
  expect(await entryOf(gone.entryId)).toBeNull();
  expect(await usedBytes()).toBe(pdf.length);
  expect((await files().list('')).map(({ path }) => path)).toEqual([kept.path]);
});

test('an upload that stopped half-way gives its place back within hours, and nothing comes to it any more', async () => {
  const { uploadId, address } = (await book()).body.result;
  await firebase.owner.update(documentPaths.upload(uploadId), { forgetAt: new Date(0) });
  await runJobsLater(firebase, 0, { name: 'sweepUploads' });
  expect(await usedBytes()).toBe(0);
  expect(await upload(address)).toBe(404);
});

test('uploads of one person that stopped half-way give all their places back in one round', async () => {
  const stopped = [(await book()).body.result, (await book()).body.result];
  await keep();
  for (const { uploadId } of stopped)
    await firebase.owner.update(documentPaths.upload(uploadId), { forgetAt: new Date(0) });
  await runJobsLater(firebase, 0, { name: 'sweepUploads' });
  expect(await usedBytes()).toBe(pdf.length);
});

test('a photo that was cut short is refused with its reason', async () => {
  const photo = await sharp({
    create: { width: 300, height: 200, channels: 3, background: 'teal' },
  })
    .jpeg()
    .toBuffer();
  const cut = photo.subarray(0, photo.length - 40);
  const { body } = await book({ contentType: 'image/jpeg', kind: 'image', sizeBytes: cut.length });
  expect(await upload(body.result.address, cut)).toBe(200);
  const answer = await finish(body.result.uploadId);
  expect(answer).toMatchObject({ status: 400, code: 'fileType' });
  expect(JSON.stringify(answer.body)).toContain('se oprește înainte de sfârșit');
  expect(await entryOf(body.result.uploadId)).toBeNull();
});
