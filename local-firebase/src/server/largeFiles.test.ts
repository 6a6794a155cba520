import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendLarge } from '../../testing/sendLarge';
import { startChildFirebase } from '../../testing/startChildFirebase';

const MB = 200;
const GROWTH_MAX_MB = 60;
const objects = '/v0/b/demo-local.appspot.com/o';
let folder: string;
let server: Awaited<ReturnType<typeof startChildFirebase>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'large-files-'));
  // As little for objects as it needs: newer Nodes leave more of them for later than older ones.
  server = await startChildFirebase(folder, [], '--max-old-space-size=64');
  await sendLarge(
    `${server.origin}${objects}?name=warm`,
    multipartHeaders,
    1,
    multipartHead,
    '\r\n--b--',
  ); // code is loaded, buffers are made
}, 60_000);
afterAll(async () => {
  await server.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

const multipartHeaders = {
  'X-Goog-Upload-Protocol': 'multipart',
  'content-type': 'multipart/related; boundary=b',
};
const multipartHead =
  '--b\r\nContent-Type: application/json\r\n\r\n{}\r\n--b\r\nContent-Type: video/mp4\r\n\r\n';

test('200 MB go up in one request, in pieces, and come down again, in little memory', async () => {
  const before = await server.memoryMb();
  const whole = await sendLarge(
    `${server.origin}${objects}?name=whole`,
    multipartHeaders,
    MB,
    multipartHead,
    '\r\n--b--',
  );
  expect(whole).toMatchObject({
    status: 200,
    body: { size: String(MB * 1024 * 1024), md5Hash: whole.md5Hash },
  });

  const started = await fetch(`${server.origin}${objects}?name=pieces`, {
    method: 'POST',
    headers: {
      authorization: 'Firebase owner',
      'X-Goog-Upload-Protocol': 'resumable',
      'X-Goog-Upload-Command': 'start',
    },
    body: '{}',
  });
  const at = started.headers.get('x-goog-upload-url')!;
  const pieces = await sendLarge(
    at,
    { 'X-Goog-Upload-Command': 'upload, finalize', 'X-Goog-Upload-Offset': '0' },
    MB,
  );
  expect(pieces).toMatchObject({
    status: 200,
    body: { size: String(MB * 1024 * 1024), md5Hash: pieces.md5Hash },
  });

  const hash = createHash('md5');
  const down = await fetch(`${server.origin}${objects}/whole?alt=media`, {
    headers: { authorization: 'Firebase owner' },
  });
  for await (const chunk of down.body as unknown as AsyncIterable<Uint8Array>) hash.update(chunk);
  expect(hash.digest('base64')).toBe(whole.md5Hash);

  const after = await server.memoryMb();
  if (!before || !after) return; // the system does not tell: the bytes were compared all the same
  console.info(
    `memory: ${before.now.toFixed(0)} MB before, ${after.peak.toFixed(0)} MB at its highest`,
  );
  expect(after.peak - before.now).toBeLessThan(GROWTH_MAX_MB);
}, 120_000);
