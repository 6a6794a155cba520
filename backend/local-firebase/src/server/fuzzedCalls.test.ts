import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { openFirebase, type OpenFirebase } from './openFirebase';

const REQUESTS = 3000;
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const OPEN =
  "rules_version = '2'; service firebase.storage { match /b/{b}/o/{path=**} { allow read, write: if request.resource == null || request.resource.size < 100000; } }";

let folder: string;
let firebase: OpenFirebase;
let server: Server;
const faults: string[] = [];
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fuzzed-'));
  await writeFile(join(folder, 'storage.rules'), OPEN);
  firebase = await openFirebase({
    dataFolder: join(folder, 'data'),
    rulesFolder: folder,
    siteOrigin: 'http://localhost:3000',
    testMode: true,
    log: (line) => faults.push(line),
  });
  faults.length = 0; // what it said at the start
  server = createAdaptorServer({ fetch: firebase.app.fetch }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  agent.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await firebase.close();
  await rm(folder, { recursive: true, force: true });
});

/** Mulberry32: the same requests for the same seed. */
let state = SEED;
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;

const texts = [
  '',
  'x',
  'ana@example.ro',
  'parola-1',
  '\ud800',
  '\0',
  'a'.repeat(3000),
  '💥',
  '../../etc',
  'constructor',
  '__proto__',
  '%',
  'null',
  'owner',
  'a.b.c',
  'eyJhbGciOiJub25lIn0.e30.',
  '-1',
  'NaN',
  '9'.repeat(30),
];
const values = [
  ...texts,
  null,
  true,
  0,
  -1,
  1e308,
  [],
  {},
  [null],
  { a: { b: [] } },
  ['DISPLAY_NAME'],
  ['EMAIL'],
];
const fields = [
  'email',
  'password',
  'idToken',
  'oobCode',
  'newPassword',
  'requestType',
  'displayName',
  'photoUrl',
  'deleteAttribute',
  'returnSecureToken',
  'continueUrl',
  'newEmail',
  'refresh_token',
  'grant_type',
  'localId',
  '__proto__',
];
const operations = [
  'signUp',
  'signInWithPassword',
  'lookup',
  'update',
  'delete',
  'sendOobCode',
  'resetPassword',
  'createAuthUri',
  'signInWithIdp',
  'toString',
  '',
  'signUp:signUp',
];
const bucket = 'demo-anunturi.appspot.com';

type Call = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer;
};
const bodyOf = () =>
  JSON.stringify(
    Object.fromEntries(
      Array.from({ length: Math.floor(random() * 6) }, () => [pick(fields), pick(values)]),
    ),
  );
const spoilt = (body: string) =>
  pick([
    body,
    body.slice(0, -1),
    `[${body}]`,
    '',
    body.replaceAll('"', "'"),
    '[[[['.repeat(2000),
    body,
  ]);
const authorization = () =>
  pick([
    {},
    {},
    { authorization: 'Bearer owner' },
    { authorization: `Firebase ${Buffer.from(pick(texts)).toString('base64url')}` },
    { authorization: 'Bearer' },
    { authorization: 'Basic eA==' },
  ]);

function authCall(): Call {
  const isRefresh = random() < 0.2;
  const path = isRefresh
    ? '/securetoken.googleapis.com/v1/token'
    : `/identitytoolkit.googleapis.com/v1/accounts:${pick(operations)}`;
  const type = pick([
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data',
    'x',
  ]);
  return {
    method: pick(['POST', 'POST', 'POST', 'GET', 'PUT']),
    path: `${path}?key=${encodeURIComponent(pick(['k', '', '💥']))}`,
    headers: { 'content-type': type },
    body: spoilt(bodyOf()),
  };
}

const names = [
  'a',
  'a/b.txt',
  'a//b',
  '/',
  '..',
  'a/../b',
  '%',
  '%2F',
  '%00',
  '%ff',
  '%C4%83/%C8%9B',
  '%C4%83%2F%C8%9B',
  '%F0%9F%92%A5',
  'x'.repeat(1100),
  '',
  'a%0d%0ab',
  '%E0%A4%A',
];
const settings = () =>
  JSON.stringify({
    contentType: pick(values),
    cacheControl: pick(values),
    metadata: pick([...values, { a: pick(values) }]),
    md5Hash: pick([undefined, ...values]),
    name: pick(values),
  });
const uploadHeaders = (): Record<string, string> => ({
  'x-goog-upload-protocol': pick(['multipart', 'resumable', 'x']),
  'x-goog-upload-command': pick([
    'start',
    'upload',
    'upload, finalize',
    'finalize',
    'query',
    'cancel',
    ',',
    'x',
  ]),
  'x-goog-upload-offset': pick(['0', '-1', '5', 'x', '9'.repeat(40)]),
  'x-goog-upload-header-content-length': pick(['0', '3', '-3', 'x', '1e9', '99999999999999']),
  'content-type': pick([
    'multipart/related; boundary=b',
    'multipart/related; boundary=',
    'multipart/related; boundary="b"',
    'application/json',
    'x',
  ]),
});
const uploadIds: string[] = ['x', '../x', '00000000-0000-0000-0000-000000000000'];

function storageCall(): Call {
  const place = `/v0/b/${pick([bucket, bucket, bucket, '%', 'x', ''])}/o`;
  const method = pick(['POST', 'POST', 'POST', 'GET', 'PATCH', 'DELETE', 'HEAD', 'PUT']);
  const query = new URLSearchParams({
    name: pick(['a', 'ă/ț', ...texts]),
    ...pick<Record<string, string>>([
      {},
      { alt: 'media' },
      { token: pick(texts) },
      { upload_id: pick(uploadIds) },
      {
        maxResults: pick(texts),
        prefix: pick(texts),
        delimiter: pick(texts),
        pageToken: pick(texts),
      },
    ]),
  });
  const path = `${place}${pick(['', '', `/${pick(names)}`])}?${pick([query.toString(), `name=${pick(names)}`, '%%%'])}`;
  const file = `--b\r\n\r\n${settings()}\r\n--b\r\nContent-Type: ${pick(['a/b', 'x', ''])}\r\n\r\n${'y'.repeat(Math.floor(random() * 3000))}\r\n--b--`;
  const body = pick<() => string | Buffer>([
    () => file,
    () => file,
    () => file.slice(0, Math.floor(random() * file.length)),
    settings,
    () => spoilt(settings()),
    () => Buffer.from(Array.from({ length: 200 }, () => Math.floor(random() * 256))),
  ])();
  return {
    method,
    path,
    headers: {
      ...uploadHeaders(),
      range: pick(['bytes=0-1', 'bytes=-', 'x', 'bytes=5-1']),
      'if-none-match': pick(['*', 'x']),
      ...authorization(),
    } as Record<string, string>,
    body,
  };
}

function send(
  call: Call,
): Promise<{ status: number; text: string; headers: NodeJS.Dict<string | string[]> }> {
  return new Promise((resolve, reject) => {
    const hasBody = call.method !== 'GET' && call.method !== 'HEAD';
    const sent = request(
      {
        host: '127.0.0.1',
        port: (server.address() as AddressInfo).port,
        agent,
        method: call.method,
        path: call.path,
        headers: {
          ...call.headers,
          ...(hasBody ? { 'content-length': Buffer.byteLength(call.body) } : {}),
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () =>
            resolve({
              status: answer.statusCode!,
              text: Buffer.concat(chunks).toString(),
              headers: answer.headers,
            }),
          );
      },
    );
    sent.on('error', reject).setTimeout(20_000, () => sent.destroy(new Error('It hangs.')));
    sent.end(hasBody ? call.body : undefined);
  });
}

test.each([
  ['auth', authCall],
  ['storage', storageCall],
])('%s answers thousands of spoilt requests properly', async (_what, make) => {
  const wrong: unknown[] = [];
  const counts = new Map<number, number>();
  for (let done = 0; done < REQUESTS; done += 50) {
    await Promise.all(
      Array.from({ length: 50 }, make).map(async (call) => {
        const answer = await send(call).catch((error: Error) => ({
          status: 0,
          text: error.message,
          headers: {} as NodeJS.Dict<string | string[]>,
        }));
        counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
        const id = answer.headers['x-gupload-uploadid'];
        if (typeof id === 'string') uploadIds.push(id);
        if (answer.status === 0 || answer.status >= 500)
          wrong.push({ ...call, body: call.body.toString().slice(0, 300), answer });
      }),
    );
  }
  expect(wrong).toEqual([]);
  expect(faults).toEqual([]);
  expect([...counts.keys()]).toEqual(expect.arrayContaining([200, 400, 404]));
});

test('afterwards it works, and every file on the disk is named by a row', async () => {
  const bytes = randomBytes(100);
  await firebase.admin.writeFile('after.bin', bytes, 'image/png');
  const answer = await send({
    method: 'GET',
    path: `/v0/b/${bucket}/o/after.bin?alt=media`,
    headers: { authorization: 'Bearer owner' },
    body: '',
  });
  expect(answer.status).toBe(200);
  const listed = JSON.parse(
    (
      await send({
        method: 'GET',
        path: `/v0/b/${bucket}/o`,
        headers: { authorization: 'Bearer owner' },
        body: '',
      })
    ).text,
  ) as { items: unknown[]; nextPageToken?: string };
  expect(listed.nextPageToken).toBeUndefined();
  const otherBuckets =
    [
      ...(
        await send({
          method: 'GET',
          path: '/v0/b/x/o',
          headers: { authorization: 'Bearer owner' },
          body: '',
        })
      ).text.matchAll(/"name"/g),
    ].length +
    [
      ...(
        await send({
          method: 'GET',
          path: '/v0/b/%25/o',
          headers: { authorization: 'Bearer owner' },
          body: '',
        })
      ).text.matchAll(/"name"/g),
    ].length;
  expect((await readdir(join(folder, 'data', 'files'))).length).toBe(
    listed.items.length + otherBuckets,
  );
  expect(
    (await readdir(join(folder, 'data', 'uploads'))).filter((name) =>
      name.startsWith('multipart-'),
    ),
  ).toEqual([]);
});
