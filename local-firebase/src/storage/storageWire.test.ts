import { connect } from 'node:net';
import { readMultipart } from './readMultipart';
import { bucket, multipart, startTestStorage } from '../../testing/startTestStorage';

let server: Awaited<ReturnType<typeof startTestStorage>>;
const objects = `/v0/b/${bucket}/o`;

beforeAll(async () => {
  server = await startTestStorage({ testMode: false, maxFileBytes: 2_000_000 });
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  expect(await server.onDisk('uploads')).toEqual([]);
  await server.stop();
});

test('a multipart body may be cut anywhere', async () => {
  const file = 'text with \r\n--boundar, \r\n-- and\r\n';
  const body = Buffer.from(
    (multipart({ contentType: 'a/b' }, file, 'c/d', 'boundary').body as Buffer).toString(),
  );
  for (let size = 1; size < body.length; size += 1) {
    const upload = await readMultipart(inPieces(body, size), 'boundary');
    const chunks: Uint8Array[] = [];
    for await (const chunk of upload.bytes) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString()).toBe(file);
    expect([upload.metadata, upload.contentType]).toEqual(['{"contentType":"a/b"}', 'c/d']);
    expect(body.length - upload.headBytes - upload.tailBytes).toBe(file.length);
  }
});

test('a multipart body cut short is refused, wherever', async () => {
  const body = Buffer.from((multipart({}, 'abc', 'c/d', 'boundary').body as Buffer).toString());
  for (let size = 0; size < body.length; size += 1) {
    const read = async () => {
      for await (const _chunk of (
        await readMultipart(inPieces(body.subarray(0, size), 7), 'boundary')
      ).bytes);
    };
    await expect(read()).rejects.toMatchObject({ status: 400 });
  }
});

const post = (init: RequestInit, path = `${objects}?name=x.txt`) =>
  server.request(path, { ...init, method: 'POST' });
const head = {
  'X-Goog-Upload-Protocol': 'multipart',
  'Content-Type': 'multipart/related; boundary=b',
};

test.each<[string, () => Promise<Response>, number]>([
  ['no protocol', () => post({ body: 'x' }), 400],
  ['no name', () => post(multipart({}, 'x'), objects), 400],
  ['a name with an empty part', () => post(multipart({}, 'x'), `${objects}?name=a//b`), 400],
  ['a name that climbs', () => post(multipart({}, 'x'), `${objects}?name=a/../b`), 400],
  [
    'a name that is too long',
    () => post(multipart({}, 'x'), `${objects}?name=${'x'.repeat(1025)}`),
    400,
  ],
  ['a name with a line end', () => post(multipart({}, 'x'), `${objects}?name=a%0Ab`), 400],
  ['a name in bad encoding', () => post(multipart({}, 'x'), `${objects}?name=%ff`), 400],
  [
    'no boundary',
    () => post({ headers: { ...head, 'Content-Type': 'multipart/related' }, body: 'x' }),
    400,
  ],
  [
    'another content type',
    () => post({ headers: { ...head, 'Content-Type': 'text/plain; boundary=b' }, body: 'x' }),
    400,
  ],
  ['no body', () => post({ headers: head }), 400],
  ['a body without parts', () => post({ headers: head, body: 'rubbish' }), 400],
  ['one part only', () => post({ headers: head, body: '--b\r\n\r\n{}\r\n--b--' }), 400],
  [
    'three parts',
    () => post({ headers: head, body: '--b\r\n\r\n{}\r\n--b\r\n\r\nx\r\n--b\r\n\r\ny\r\n--b--' }),
    400,
  ],
  [
    'a part without an end',
    () => post({ headers: head, body: '--b\r\n\r\n{}\r\n--b\r\n\r\nx' }),
    400,
  ],
  [
    'a huge head',
    () =>
      post({
        headers: head,
        body: `--b\r\n\r\n{"x":"${'x'.repeat(100_000)}"}\r\n--b\r\n\r\nx\r\n--b--`,
      }),
    400,
  ],
  [
    'metadata that is no JSON',
    () => post({ headers: head, body: '--b\r\n\r\n{\r\n--b\r\n\r\nx\r\n--b--' }),
    400,
  ],
  ['metadata that is a list', () => post(multipart([], 'x')), 400],
  ['a content type that is a number', () => post(multipart({ contentType: 7 }, 'x')), 400],
  [
    'a content type with a line end',
    () => post(multipart({ contentType: 'a\r\nX-Evil: 1' }, 'x')),
    400,
  ],
  ['custom metadata that is no text', () => post(multipart({ metadata: { a: 1 } }, 'x')), 400],
  [
    'too much custom metadata',
    () => post(multipart({ metadata: { a: 'x'.repeat(5000), b: 'x'.repeat(5000) } }, 'x')),
    400,
  ],
  ['bytes that do not match their MD5', () => post(multipart({ md5Hash: 'x' }, 'x')), 400],
  ['a file above the limit', () => post(multipart({}, Buffer.alloc(2_000_001))), 413],
  [
    'a bad token',
    () => post({ ...multipart({}, 'x'), headers: { ...head, authorization: 'Firebase rubbish' } }),
    401,
  ],
  [
    'an unknown scheme',
    () => post({ ...multipart({}, 'x'), headers: { ...head, authorization: 'Basic eDp5' } }),
    401,
  ],
  ['another bucket', () => post(multipart({}, 'x'), '/v0/b/other/o?name=x'), 404],
  [
    'an unknown upload',
    () =>
      post(
        { headers: { 'X-Goog-Upload-Command': 'query' } },
        `${objects}?name=x&upload_id=00000000-0000-0000-0000-000000000000`,
      ),
    404,
  ],
  [
    'an upload id that climbs',
    () =>
      post(
        { headers: { 'X-Goog-Upload-Command': 'upload' }, body: 'x' },
        `${objects}?name=x&upload_id=../../etc`,
      ),
    404,
  ],
  ['token changes', () => post({}, `${objects}/x.txt?create_token=true`), 403],
  ['a path in bad encoding', () => server.request(`${objects}/%E0%A4%A`), 400],
  ['an empty path', () => server.request(`${objects}/`), 400],
  ['a page size of zero', () => server.request(`${objects}?maxResults=0`), 400],
  ['a page size that is no number', () => server.request(`${objects}?maxResults=x`), 400],
  ['a prefix with an empty part', () => server.request(`${objects}?prefix=a//`), 400],
  [
    'metadata of nothing',
    () => server.request(`${objects}/none`, { method: 'PATCH', body: '{}' }),
    404,
  ],
  [
    'metadata in another encoding',
    () =>
      server.request(`${objects}/none`, { method: 'PATCH', body: new Uint8Array([0xff, 0xfe]) }),
    400,
  ],
  [
    'a method that is not there',
    () => server.request(`${objects}/none`, { method: 'PUT', body: 'x' }),
    404,
  ],
])('%s is refused properly', async (_what, ask, status) => {
  const answer = await ask();
  expect(answer.status).toBe(status);
  expect(await server.onDisk('files')).toEqual([]);
});

test.each([
  ['a body shorter than announced', 'Content-Length: 500\r\n\r\n--b\r\n\r\n{}\r\n'],
  ['a length that is no number', 'Content-Length: minus one\r\n\r\n'],
  ['a negative length', 'Content-Length: -5\r\n\r\n'],
  ['headers without end', `X-Long: ${'x'.repeat(40_000)}\r\n\r\n`],
  ['chunks that are none', 'Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n'],
])('the server survives %s', async (_what, rest) => {
  const { hostname, port } = new URL(server.origin);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST ${objects}?name=x HTTP/1.1\r\nHost: x\r\nX-Goog-Upload-Protocol: multipart\r\nContent-Type: multipart/related; boundary=b\r\n${rest}`,
        () => socket.end(),
      );
    });
    socket.on('error', () => {}); // a reset is an answer too
    socket.on('close', () => resolve());
    socket.resume();
  });
  expect((await server.request(objects, { headers: {} })).status).toBe(200);
  expect(await server.onDisk('files')).toEqual([]);
});

test('a list is judged by its folder, so that a half name shows no other folder', async () => {
  server.rules.allow = ({ method, path }) => method !== 'list' || path === 'archive/ana';
  const asked = async (prefix: string) =>
    (await server.request(`${objects}?prefix=${encodeURIComponent(prefix)}`)).status;
  expect(await asked('archive/ana/')).toBe(200);
  expect(await asked('archive/ana/2026')).toBe(200);
  expect(await asked('archive/ana')).toBe(403);
  expect(await asked('')).toBe(403);
  server.rules.allow = () => true;
});

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
