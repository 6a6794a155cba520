import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  folder,
  get,
  quiet,
  registryFile,
  rootOf,
  start,
  writeRegistry,
  writeShell,
} from './testing/renderedSite';

test('every page has a policy without inline script, inline style or eval, and the other headers', async () => {
  const { headers } = await get('/contact');
  const policy = headers.get('content-security-policy') as string;
  expect(policy).not.toMatch(/unsafe/);
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ])
    expect(policy).toContain(part);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy')).toContain('geolocation=()');
  expect(headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=30, stale-while-revalidate=600',
  );
});

test.each([
  ['/contact', 200],
  ['/login', 200],
  ['/dashboard', 200],
  ['/blog/nou', 200],
  ['/blog/lipsa', 404],
  ['/blog/sters', 410],
  ['/nu-exista', 404],
  ['/blog/%E0%A4%A', 404],
])('%s answers %i', async (path, status) => {
  expect((await get(path)).status).toBe(status);
});

test('an address that moved answers with a permanent redirect', async () => {
  const answer = await get('/blog/vechi');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/blog/nou']);
});

test('a page whose data did not come is no page: 503 with when to come again, and browsers go on by themselves', async () => {
  const error = quiet();
  const answer = await get('/blog/rau');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(await answer.text()).toContain('"data":{}');
  expect(error).toHaveBeenCalled();
  error.mockRestore();
});

const never = 'new Promise(() => {})';
const fine = "({ data: { posts: [] }, head: { title: 'Articole' } })";
test.each([
  ['data come too late', never, "'<h1>Articole</h1>'"],
  ['markup comes too late', fine, never],
  ['markup fails', fine, "(() => { throw new Error('no') })()"],
])(
  'a page whose %s is 503 with when to come again, never 200 without its content',
  async (what, data, markup) => {
    const error = quiet();
    const version = `1.2.0-${what.replaceAll(' ', '-')}`;
    writeRegistry(version);
    const bundle = `exports.load = async () => ${data}; exports.render = async () => ${markup};`;
    writeFileSync(join(folder, 'releases/blog', version, 'server.cjs'), bundle);
    const answer = await start({ renderLimitMs: 1500 })('/blog');
    writeRegistry('1.0.0-a');
    error.mockRestore();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
    expect(rootOf(await answer.text())).toBe('');
  },
);

test('a public page whose frame cannot be rendered is 503 too', async () => {
  const error = quiet();
  writeShell('broken', `(() => { throw new Error('no') })()`);
  const answer = await start()('/blog');
  writeShell('a', `'<main>' + (remoteMarkup ?? pathname) + '</main>'`);
  error.mockRestore();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
});

test('faults of a remote are reported without addresses or visitors', async () => {
  const error = quiet();
  await get('/blog/rau');
  await get('/remotes/blog/1.0.0-a/static/js/blog.chunk.js'); // named by the release, not on disk
  await get('/remotes/blog/1.0.0-a/wp-login.php');
  error.mockRestore();
  const answer = await get('/status.json', { authorization: 'Bearer a-token' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { last } = (await answer.json()) as {
    last: { remote: string; kind: string; what: string }[];
  };
  expect(last.slice(0, 2)).toMatchObject([
    { remote: 'blog', kind: 'file', what: 'static/js/blog.chunk.js' },
    { remote: 'blog', kind: 'data', what: 'blogPost' },
  ]);
  expect(JSON.stringify(last)).not.toMatch(/rau|wp-login/);
});

test('private pages are kept out of search engines and ask no server bundle', async () => {
  expect(await (await get('/dashboard')).text()).toContain(
    '<meta name="robots" content="noindex">',
  );
});

test('one edit of the registry makes another version live, and the earlier one stays served', async () => {
  writeRegistry('1.1.0-b');
  expect(await (await get('/blog')).text()).toContain('/remotes/blog/1.1.0-b/');
  expect((await get('/remotes/blog/1.0.0-a/remoteEntry.js')).status).toBe(200);
  writeRegistry('1.0.0-a');
  expect(await (await get('/blog')).text()).toContain('/remotes/blog/1.0.0-a/');
});

test('a registry that is broken for a moment keeps the last good one', async () => {
  await get('/blog');
  const error = quiet();
  writeFileSync(registryFile, '{"remotes": ');
  expect(await (await get('/blog')).text()).toContain('/remotes/blog/1.0.0-a/');
  writeRegistry('1.0.0-a');
  error.mockRestore();
});

test('open tabs learn which releases and which shell are live', async () => {
  expect(await (await get('/registry.json')).json()).toMatchObject({
    remotes: { blog: { name: 'blog' } },
    shell: 'static/js/main.js',
  });
});
