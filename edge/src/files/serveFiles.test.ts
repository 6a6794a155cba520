import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { compressText } from '../pages/compressText';
import { IMMUTABLE, serveFiles } from './serveFiles';

const parent = mkdtempSync(join(tmpdir(), 'files-'));
const folder = join(parent, 'public');
/** Long enough to be compressed as a whole. */
const facts = JSON.stringify(['one', 'x'.repeat(2000)]);
const files: [path: string, text: string][] = [
  ['public/a.js', 'plain'],
  ['public/a.js.br', 'brotli'],
  ['public/a.js.gz', 'zipped'],
  ['public/a.css', 'a{}'],
  ['public/a.css.gz', 'zipped'],
  ['public/facts.json', facts],
  ['public/media/a.woff2', 'x'],
  ['public/media/a.svg', '<svg/>'],
  ['public/media/ron.1a2b3c4d.bin', 'data'],
  ['public/js/reader-wasm.chunk.js', 'worker'],
  ['public/server.cjs', 'secret'],
  ['public/page/index.html', 'secret'],
  ['secret.json', 'secret'],
];

const onMissing = jest.fn(async () => {});
const app = new Hono()
  .use(compressText)
  .get('/files/*', serveFiles({ folder, prefix: '/files', cacheControl: IMMUTABLE, onMissing }));
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(`http://localhost:3000/files/${path}`, { headers, method });

beforeAll(() => {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(parent, path)), { recursive: true });
    writeFileSync(join(parent, path), text);
  }
});
afterAll(() => rmSync(parent, { recursive: true }));

test.each([
  ['a.js', 'text/javascript; charset=utf-8'],
  ['a.css', 'text/css; charset=utf-8'],
  ['facts.json', 'application/json'],
  ['media/a.woff2', 'font/woff2'],
  ['media/a.svg', 'image/svg+xml; charset=utf-8'],
  ['media/ron.1a2b3c4d.bin', 'application/octet-stream'],
])('%s says that it is %s, and may be kept for ever', async (file, type) => {
  const { headers } = await get(file);
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, IMMUTABLE]);
});

test.each([
  ['a.js', 'gzip, deflate, br, zstd', 'br', 'brotli'],
  ['a.js', 'gzip', 'gzip', 'zipped'],
  ['a.js', 'br;q=0', null, 'plain'],
  ['a.js', 'gzip;q=0.8, BR;q=0.9', 'br', 'brotli'],
  ['a.js', '', null, 'plain'],
  ['a.css', 'gzip, br', 'gzip', 'zipped'],
])(
  '%s comes to a client that accepts %j in the encoding %j, and caches know it',
  async (file, accepted, encoding, text) => {
    const answer = await get(file, { 'accept-encoding': accepted });
    expect([
      await answer.text(),
      answer.headers.get('content-encoding'),
      answer.headers.get('content-length'),
      answer.headers.get('vary'),
    ]).toEqual([text, encoding, String(text.length), 'Accept-Encoding']);
  },
);

test('a file that may be kept for ever is read once in each encoding, the others at each request', async () => {
  const changing = new Hono().get('*', serveFiles({ folder, cacheControl: 'no-cache' }));
  const texts = async (accepted: string) => {
    const headers = { 'accept-encoding': accepted };
    const answers = [
      await get('once.js', headers),
      await changing.request('/once.js', { headers }),
    ];
    return Promise.all(answers.map((answer) => answer.text()));
  };
  const write = (text: string) => {
    writeFileSync(join(folder, 'once.js'), text);
    writeFileSync(join(folder, 'once.js.br'), `${text} in brotli`);
  };
  write('first');
  expect([await texts('br'), await texts('gzip')]).toEqual([
    ['first in brotli', 'first in brotli'],
    ['first', 'first'],
  ]);
  write('second');
  expect([await texts('br'), await texts('gzip')]).toEqual([
    ['first in brotli', 'second in brotli'],
    ['first', 'second'],
  ]);
  const again = await get('once.js', { 'accept-encoding': 'br' });
  expect(Object.fromEntries(again.headers)).toMatchObject({
    'cache-control': IMMUTABLE,
    'content-encoding': 'br',
    'content-length': '15',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  });
});

test('a part of a file is sent as it stands, to a client that asks for a part', async () => {
  const asked = { range: 'bytes=1-5', 'accept-encoding': 'gzip, br' };
  const part = await get('facts.json', asked);
  expect([part.status, await part.text()]).toEqual([206, '"one"']);
  expect(part.headers.get('content-range')).toBe(`bytes 1-5/${facts.length}`);
  expect(part.headers.get('content-encoding')).toBeNull();
  expect((await get('facts.json', { range: 'bytes=9999999-' })).status).toBe(416);
});

test('the head of a file tells its size without its text', async () => {
  const head = await get('a.js', {}, 'HEAD');
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    200,
    '5',
    '',
  ]);
});

test.each([
  '../secret.json',
  '..%2fsecret.json',
  '%2e%2e%2fsecret.json',
  '..%5csecret.json',
  '..\\secret.json',
  '/../secret.json',
  'a.js%00.json',
  'a.js.br',
  'server.cjs',
  'page/',
  'page',
  '',
  'none.js',
])('%j gives away no file', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('secret');
});

test('a missing file is reported, a found one not', async () => {
  onMissing.mockClear();
  await get('a.js');
  expect(onMissing).not.toHaveBeenCalled();
  await get('none.js');
  expect(onMissing).toHaveBeenCalledTimes(1);
});

test('a worker that compiles WebAssembly may, and may ask this site alone; no other script says so', async () => {
  const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy');
  expect(await policyOf('js/reader-wasm.chunk.js')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
  expect(await policyOf('a.js')).toBeNull();
});
