import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { TEST_UPLOAD_MAX_BYTES, UPLOADS_WAITING_MAX } from '@anunturi/shared-domain/site/limits';
import { callTestCommand } from '../../testing/callTestCommand';
import { runJobsLater } from '../../testing/runJobsLater';
import { provedBy, signInForTest } from '../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';
import { downloadForTest } from '../../testing/uploadForTest';

const [ana, dan, sef] = ['sellerAna', 'buyerDan', 'adminSef'];
const HOUR_MS = 60 * 60 * 1000;
const bytes = Buffer.from('%PDF-1.7 o probă');
const asked = { name: 'proba.pdf', sizeBytes: bytes.length, contentType: 'application/pdf' };
const tokens: Record<string, string> = {};
let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
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
});
afterAll(() => firebase.stop());

const call = (name: string, input: object, uid: string | null = ana) =>
  callTestCommand(firebase.origin, name, input, uid === null ? {} : { token: tokens[uid] });
const book = (change: object = {}, uid: string | null = ana) =>
  call('bookTestUpload', { ...asked, ...change }, uid);
const list = async (uid = ana) => (await call('listTestUploads', {}, uid)).body.result.files;
const usage = () => firebase.read(documentPaths.uploadUsage(ana));

async function send(): Promise<{ uploadId: string; path: string; key: unknown }> {
  const { uploadId, address } = (await book()).body.result;
  const answer = await fetch(new URL(address, firebase.origin), { method: 'PUT', body: bytes });
  expect(answer.status).toBe(200);
  return { uploadId, path: filePaths.upload(ana, uploadId), key: await answer.json() };
}

test('a test that arrived is told to its sender, and nobody reads it: no rule, no key', async () => {
  expect((await book()).status).toBe(200); // never sent
  const { uploadId, path, key } = await send();
  expect(await list()).toEqual([
    { ...asked, uploadId, path, createdAtMs: expect.any(Number) as number },
  ]);
  expect(await list(dan)).toEqual([]);
  expect(JSON.stringify(key)).not.toMatch(/token/i);
  const about = `${firebase.origin}/v0/b/${firebase.bucket}/o/${encodeURIComponent(path)}`;
  for (const token of [tokens[ana]!, tokens[dan]!, tokens[sef]!, null]) {
    expect((await downloadForTest(firebase, token, path)).status).toBe(403);
    // Who may ask about a file is given a key by Google.
    const headers: Record<string, string> = token ? { authorization: `Firebase ${token}` } : {};
    expect((await fetch(about, { headers })).status).toBe(403);
  }
});

test('it is deleted at once by its sender alone, by itself within hours, and its place is free again', async () => {
  const { uploadId, path } = await send();
  await call('cancelUpload', { uploadId }, dan);
  expect(await list()).toHaveLength(1);
  await call('cancelUpload', { uploadId });
  expect(await list()).toEqual([]);
  expect(await usage()).toEqual({ files: 0, bytes: 0 });
  const another = await send();
  await runJobsLater(firebase, 3 * HOUR_MS, { name: 'sweepUploads' });
  for (const gone of [path, another.path])
    expect(await firebase.commandServer!.files.exists(gone)).toBe(false);
  expect(await usage()).toEqual({ files: 0, bytes: 0 });
});

test('it becomes neither a photo nor a kept file', async () => {
  const { uploadId } = await send();
  expect((await call('preparePhoto', { uploadId })).code).toBe('notFound');
  expect((await call('keepArchiveFile', { uploadId })).code).toBe('notFound');
});

test('kind, size and number are limited, and who may not write sends none', async () => {
  expect((await book({ contentType: 'text/html' })).code).toBe('fileType');
  expect((await book({ sizeBytes: TEST_UPLOAD_MAX_BYTES + 1 })).code).toBe('tooLarge');
  expect((await book({ sizeBytes: TEST_UPLOAD_MAX_BYTES })).status).toBe(200);
  await firebase.seed(documentPaths.uploadUsage(ana), { files: UPLOADS_WAITING_MAX, bytes: 1 });
  expect((await book()).code).toBe('quotaFull');
  expect((await book({}, null)).code).toBe('signInNeeded');
  await firebase.seed(`users/${dan}`, { blocked: true });
  expect((await book({}, dan)).code).toBe('blocked');
});
