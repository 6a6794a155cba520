import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { folder, passTime, tellOfChange, get, quiet } from '../testing/renderedSite';

test.each(['/blog', '/termeni', '/dashboard', '/login', '/nu-exista'])(
  'two visitors with different cookies get the same bytes of %s, and no cache is told otherwise',
  async (path) => {
    const nobodys = await get(path);
    const somebodys = await get(path, { cookie: '__session=dark.signedIn.cookieAccepted; a=b' });
    expect(await somebodys.text()).toBe(await nobodys.text());
    expect(somebodys.headers.get('etag')).toBe(nobodys.headers.get('etag'));
    expect(somebodys.headers.get('vary') ?? '').not.toMatch(/cookie/i);
    expect(somebodys.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=/);
  },
);

test('who has the page already is told so in a few bytes, until it changes', async () => {
  const etag = (await get('/blog')).headers.get('etag') as string;
  const again = await get('/blog', { 'if-none-match': etag, 'accept-encoding': 'br' });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  expect((await get('/termeni', { 'if-none-match': etag })).status).toBe(200);
});

test.each(['/nu-exista', '/blog/lipsa', '/blog/vechi', '/blog/rau'])(
  'what is missing, has moved or is not whole (%s) is kept for at most 5 s',
  async (path) => {
    const error = quiet();
    expect((await get(path)).headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
    error.mockRestore();
  },
);

test('a page out of the cache is what was rendered; a change that trusted code tells of shows at once', async () => {
  const [first, second] = [await get('/blog'), await get('/blog?utm_source=x')];
  expect(await second.text()).toBe(await first.text());
  passTime(10_000);
  expect((await get('/blog')).headers.get('age')).toBe('10');
  tellOfChange();
  expect((await get('/blog')).headers.get('age')).toBe('0');
});

test('when the bundle of a page fails, the last good page is sent, marked with its age', async () => {
  const page = await (await get('/blog/nou')).text();
  passTime(7_200_000);
  const error = quiet();
  writeFileSync(join(folder, 'outage'), '');
  const answer = await get('/blog/nou');
  rmSync(join(folder, 'outage'));
  error.mockRestore();
  expect([answer.status, await answer.text(), answer.headers.get('age')]).toEqual([
    200,
    page,
    '7200',
  ]);
  expect(answer.headers.get('cache-status')).toContain('last-good');
});

test.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
])(
  'to a client that accepts %j a page comes as %s, the same as plain',
  async (accepted, encoding, unpack) => {
    const [plain, packed] = [
      await get('/termeni'),
      await get('/termeni', { 'accept-encoding': accepted }),
    ];
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    for (const { headers } of [plain, packed]) expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(packed.headers.get('content-security-policy')).toBe(
      plain.headers.get('content-security-policy'),
    );
    expect(unpack(Buffer.from(await packed.arrayBuffer())).toString()).toBe(await plain.text());
  },
);
