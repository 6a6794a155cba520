import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { as, bucket, startTestStorage } from '../../testing/startTestStorage';

let server: Awaited<ReturnType<typeof startTestStorage>>;
const objects = `/v0/b/${bucket}/o`;
const bytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

beforeEach(async () => {
  server = await startTestStorage();
});
afterEach(async () => {
  expect(server.faults).toEqual([]);
  await server.stop();
});

async function start(
  headers: Record<string, string> = {},
  metadata: object = { contentType: 'text/plain' },
): Promise<Response> {
  return server.request(`${objects}?name=a%2Fb.txt`, {
    method: 'POST',
    headers: {
      'X-Goog-Upload-Protocol': 'resumable',
      'X-Goog-Upload-Command': 'start',
      'X-Goog-Upload-Header-Content-Length': '1000',
      ...as('ana'),
      ...headers,
    },
    body: JSON.stringify(metadata),
  });
}

async function startAt(): Promise<string> {
  const answer = await start();
  expect([answer.status, answer.headers.get('x-goog-upload-status')]).toEqual([200, 'active']);
  const address = new URL(answer.headers.get('x-goog-upload-url')!);
  return address.pathname + address.search; // the port changes when the server starts again
}

const send = (path: string, command: string, body?: Buffer, offset?: number | string) =>
  server.request(path, {
    method: 'POST',
    headers: {
      'X-Goog-Upload-Command': command,
      ...(offset === undefined ? {} : { 'X-Goog-Upload-Offset': String(offset) }),
    },
    body: body && new Uint8Array(body),
  });

const seen = (answer: Response) => [
  answer.status,
  answer.headers.get('x-goog-upload-status'),
  answer.headers.get('x-goog-upload-size-received'),
];

async function stored(): Promise<Buffer> {
  return Buffer.from(await (await server.request(`${objects}/a%2Fb.txt?alt=media`)).arrayBuffer());
}

test('pieces make a file, and the state can be asked for at any time', async () => {
  const at = await startAt();
  expect(seen(await send(at, 'upload', bytes.subarray(0, 300), 0))).toEqual([200, 'active', '300']);
  expect(seen(await send(at, 'query'))).toEqual([200, 'active', '300']);
  const last = await send(at, 'upload, finalize', bytes.subarray(300), 300);
  expect(seen(last)).toEqual([200, 'final', '1000']);
  expect(await last.json()).toMatchObject({
    name: 'a/b.txt',
    size: '1000',
    contentType: 'text/plain',
  });
  expect(await stored()).toEqual(bytes);
  expect(seen(await send(at, 'query'))).toEqual([200, 'final', '1000']);
});

test('a repeated last request gets the same answer', async () => {
  const at = await startAt();
  const first = await (await send(at, 'upload, finalize', bytes, 0)).json();
  const second = await send(at, 'upload, finalize', bytes, 0);
  expect(second.headers.get('x-goog-upload-status')).toBe('final');
  expect(await second.json()).toEqual(first);
});

test('an upload goes on after the server was started again', async () => {
  const at = await startAt();
  await send(at, 'upload', bytes.subarray(0, 400), 0);
  await server.restart();
  expect(seen(await send(at, 'query'))).toEqual([200, 'active', '400']);
  expect((await send(at, 'upload, finalize', bytes.subarray(400), 400)).status).toBe(200);
  expect(await stored()).toEqual(bytes);
});

test('a piece cut off in the middle keeps what came, and may be sent again from its start', async () => {
  const at = await startAt();
  const { hostname, port } = new URL(server.origin);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      const head = `POST ${at} HTTP/1.1\r\nHost: x\r\nX-Goog-Upload-Command: upload, finalize\r\nX-Goog-Upload-Offset: 0\r\nContent-Length: 1000\r\n\r\n`;
      socket.write(Buffer.concat([Buffer.from(head), bytes.subarray(0, 600)]), () =>
        socket.destroy(),
      );
    });
    socket.on('close', () => resolve());
  });
  const [status, state, received] = seen(await send(at, 'query'));
  expect([status, state]).toEqual([200, 'active']);
  expect(Number(received)).toBeLessThanOrEqual(600);
  expect((await send(at, 'upload, finalize', bytes, 0)).status).toBe(200);
  expect(await stored()).toEqual(bytes);
});

test('bytes lost from the disk are asked for again', async () => {
  const at = await startAt();
  await send(at, 'upload', bytes.subarray(0, 400), 0);
  const [part] = await server.onDisk('uploads');
  await truncate(join(server.folder, 'uploads', part!), 100);
  expect(seen(await send(at, 'query'))).toEqual([200, 'active', '100']);
});

test('a cancelled upload is gone', async () => {
  const at = await startAt();
  await send(at, 'upload', bytes.subarray(0, 400), 0);
  expect((await send(at, 'cancel')).status).toBe(200);
  expect((await send(at, 'query')).status).toBe(404);
  expect(await server.onDisk('uploads')).toEqual([]);
});

test('an upload that nobody continues for a week is removed at the next start', async () => {
  const at = await startAt();
  server.clock.ms += 8 * 24 * 60 * 60_000;
  await server.restart();
  expect((await send(at, 'query')).status).toBe(404);
  expect(await server.onDisk('uploads')).toEqual([]);
});

test('rules decide at the start with the announced size and at the end with the true one', async () => {
  server.rules.allow = ({ after }) => after!.size < 1000;
  expect((await start()).status).toBe(403);
  expect(await server.onDisk('uploads')).toEqual([]);
  server.rules.allow = () => true;
  const at = await startAt();
  server.rules.allow = ({ auth }) => auth?.uid !== 'ana';
  expect((await send(at, 'upload, finalize', bytes, 0)).status).toBe(403);
  expect(await server.onDisk('files')).toEqual([]);
  expect((await send(at, 'query')).status).toBe(404);
});

test('a sender who promised nothing is stopped when the file grows too large', async () => {
  server.rules.allow = ({ after }) => after!.size <= 3 * 1024 * 1024;
  const answer = await start({ 'X-Goog-Upload-Header-Content-Length': '' });
  expect(answer.status).toBe(400);
  const open = await server.request(`${objects}?name=big`, {
    method: 'POST',
    headers: { 'X-Goog-Upload-Protocol': 'resumable', 'X-Goog-Upload-Command': 'start' },
    body: '{}',
  });
  const at = new URL(open.headers.get('x-goog-upload-url')!);
  const refused = await send(
    at.pathname + at.search,
    'upload, finalize',
    Buffer.alloc(6 * 1024 * 1024),
    0,
  );
  expect(refused.status).toBe(403);
});

test.each([
  ['more bytes than announced', 'upload', Buffer.alloc(1001), 0],
  ['an end before all bytes came', 'upload, finalize', Buffer.alloc(999), 0],
  ['a gap', 'upload', Buffer.alloc(10), 500],
  ['a negative offset', 'upload', Buffer.alloc(10), -1],
  ['an offset that is no number', 'upload', Buffer.alloc(10), 'x'],
  ['an unknown command', 'explode', Buffer.alloc(10), 0],
  ['a second start', 'start, upload', Buffer.alloc(10), 0],
])('%s is refused', async (_what, command, body, offset) => {
  const at = await startAt();
  expect((await send(at, command, body, offset)).status).toBe(400);
  expect(await server.onDisk('files')).toEqual([]);
});

test('the announced MD5 is held to', async () => {
  const answer = await start(
    { 'X-Goog-Upload-Header-Content-Length': '3' },
    { md5Hash: 'AAAAAAAAAAAAAAAAAAAAAA==' },
  );
  const at = new URL(answer.headers.get('x-goog-upload-url')!);
  expect(
    (await send(at.pathname + at.search, 'upload, finalize', Buffer.from('abc'), 0)).status,
  ).toBe(400);
});

test.each([
  ['the site by its name, though TLS ends before us', 'site.example', 'https://site.example'],
  ['another name of this machine', 'localhost:3000', 'http://localhost:3000'],
])(
  'the address for the bytes is the one that the browser sees: %s',
  async (_what, host, origin) => {
    expect(new URL(await addressFor({ host })).origin).toBe(origin);
  },
);

test('no header of a caller leads the bytes elsewhere', async () => {
  const forged = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' };
  const host = 'localhost:3000';
  expect(await addressFor({ host, ...forged })).toMatch(/^http:\/\/localhost:3000\//);
});

/** Starts an upload under a host name of the caller's choice, which fetch does not send. */
async function addressFor(headers: Record<string, string>): Promise<string> {
  const asked = request(`${server.origin}${objects}?name=a%2Fb.txt`, {
    method: 'POST',
    headers: {
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-length': '3',
      ...as('ana'),
      ...headers,
    },
  });
  asked.end(JSON.stringify({ contentType: 'text/plain' }));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return String(answer.headers['x-goog-upload-url']);
}
