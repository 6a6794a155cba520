import { readByteRange } from './byteRange';
import { bucket, multipart, startTestStorage } from '../../testing/startTestStorage';

let server: Awaited<ReturnType<typeof startTestStorage>>;
const objects = `/v0/b/${bucket}/o`;

beforeAll(async () => {
  server = await startTestStorage();
  await server.request(
    `${objects}?name=text.txt`,
    multipart({ contentType: 'text/plain' }, '0123456789'),
  );
  await server.request(`${objects}?name=empty.txt`, multipart({ contentType: 'text/plain' }, ''));
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.stop();
});

const get = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.request(`${objects}/${name}?alt=media`, { method, headers });

test.each([
  ['bytes=0-3', '0123', 'bytes 0-3/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=-2', '89', 'bytes 8-9/10'],
  ['bytes=5-99', '56789', 'bytes 5-9/10'],
  ['bytes=-99', '0123456789', 'bytes 0-9/10'],
])('the range %s is answered with its part', async (range, text, contentRange) => {
  const answer = await get('text.txt', { range });
  expect([
    answer.status,
    answer.headers.get('content-range'),
    answer.headers.get('content-length'),
  ]).toEqual([206, contentRange, String(text.length)]);
  expect(await answer.text()).toBe(text);
});

test.each([['bytes=10-'], ['bytes=99-100'], ['bytes=-0']])(
  'the range %s cannot be satisfied',
  async (range) => {
    const answer = await get('text.txt', { range });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  },
);

test.each([
  ['bytes=5-2'],
  ['bytes=a-b'],
  ['items=0-1'],
  ['bytes=0-1,3-4'],
  ['bytes=-'],
  [`bytes=0-${'9'.repeat(400)}`],
])('the odd range %s gives the whole file', async (range) => {
  const answer = await get('text.txt', { range });
  expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
});

test('an empty file comes down, with a range too', async () => {
  expect((await get('empty.txt', { range: 'bytes=0-9' })).status).toBe(200);
  expect(readByteRange('bytes=0-0', 0)).toBeNull();
});

test('a known file is not sent again, a HEAD sends none', async () => {
  const etag = (await get('text.txt')).headers.get('etag')!;
  expect((await get('text.txt', { 'if-none-match': `"x", ${etag}` })).status).toBe(304);
  expect((await get('text.txt', { 'if-range': '"other"', range: 'bytes=0-1' })).status).toBe(200);
  const head = await get('text.txt', {}, 'HEAD');
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    200,
    '10',
    '',
  ]);
});

test.each([
  ['page.html', 'text/html', 'attachment'],
  ['drawing.svg', 'image/svg+xml', 'attachment'],
  ['paper.pdf', 'application/pdf', 'attachment'],
  ['photo.webp', 'image/webp', 'inline'],
  ['typed.png', 'image/png; charset=x', 'attachment'],
])('%s (%s) cannot act as a page of the site', async (name, contentType, disposition) => {
  await server.request(
    `${objects}?name=${name}`,
    multipart({ contentType, contentDisposition: 'inline' }, '<script>alert(1)</script>'),
  );
  const { headers } = await get(name);
  expect(headers.get('content-disposition')).toMatch(
    new RegExp(`^${disposition}; filename\\*=utf-8''${name}$`),
  );
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain('sandbox');
  expect(headers.get('cache-control')).toBe('private, max-age=0');
});

test('only known origins may call from a browser', async () => {
  const known = await get('text.txt', { origin: 'https://partner.example' });
  expect(known.headers.get('access-control-allow-origin')).toBe('https://partner.example');
  expect(known.headers.get('access-control-expose-headers')).toMatch(/x-goog-upload-status/i);
  expect(
    (await get('text.txt', { origin: 'https://evil.example' })).headers.get(
      'access-control-allow-origin',
    ),
  ).toBeNull();
});
