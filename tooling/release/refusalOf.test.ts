import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { release } from './acts';
import { bucketTarget } from './bucketTarget';
import { refusalOf } from './refusalOf';
import { writeBuild } from './testing/writeBuild';

// Google's client takes another module of the test's realm for no stream.
const { Storage } =
  jest.requireActual<typeof import('@google-cloud/storage')>('@google-cloud/storage');

let firebase: TestFirebase;
let folder: string;
beforeAll(async () => {
  firebase = await startTestFirebase({ testMode: false });
  folder = mkdtempSync(join(tmpdir(), 'refusal-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await firebase.stop();
});

test('a bucket that lets nobody in is said in a sentence, with what to do', async () => {
  const storage = new Storage({ projectId: firebase.projectId, apiEndpoint: firebase.origin });
  const target = bucketTarget({ bucket: firebase.bucket }, storage);
  const build = { name: 'blog', version: '1.0.0-a', folder: writeBuild(folder, 'blog', '1.0.0-a') };
  const error = await release(build, { target }).catch((reason: unknown) => reason);
  expect(refusalOf(error, target)).toMatchObject({
    message: expect.stringContaining(`gs://${firebase.bucket} refuses: Anonymous caller.`),
    remedy: expect.stringContaining('GOOGLE_APPLICATION_CREDENTIALS'),
  });
});

test('so is one whose answer comes as it was sent', () => {
  const target = bucketTarget({ bucket: firebase.bucket }, new Storage({ projectId: 'none' }));
  const message = '{"error":{"code":403,"message":"No access."}}';
  expect(refusalOf({ code: 403, message }, target)?.message).toContain('refuses: No access.');
});

test('any other error is no refusal', () => {
  const target = bucketTarget({ bucket: firebase.bucket }, new Storage({ projectId: 'none' }));
  expect(refusalOf(new TypeError('x is undefined'), target)).toBeNull();
});
