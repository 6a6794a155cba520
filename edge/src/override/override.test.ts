import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { sampleEdge } from '../testing/sampleEdge';

const folder = mkdtempSync(join(tmpdir(), 'override-'));
const there = 'http://localhost:3003';

beforeAll(() => {
  const blog = sampleRelease(
    'blog',
    [{ path: '/blog', screen: 'blog', access: 'public', title: 'Blog', query: [] }],
    { integrity: 'sha384-abc', server: 'server.cjs' },
  );
  const registry = { remotes: { blog }, grants: { blog: { public: ['/blog'] } } };
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(registry));
  const releases = join(folder, 'releases/blog', blog.version);
  mkdirSync(releases, { recursive: true });
  writeFileSync(
    join(releases, 'server.cjs'),
    `exports.configure = () => {};
exports.load = async () => ({ data: {}, head: { title: 'Articole' } });
exports.render = async () => '<h1>Blogul publicat</h1>';`,
  );
  writeFileSync(
    join(folder, 'server.a.cjs'),
    'exports.render = async ({ remoteMarkup }) => remoteMarkup ?? "";',
  );
  writeFileSync(
    join(folder, 'assets.json'),
    '{"entries":{"main":["static/js/main.js"]},"chunks":{},"server":"server.a.cjs"}',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const open = (overrideOrigins?: string[]) => {
  const app = sampleEdge(folder, {
    siteOrigin: 'https://proba.example',
    shellFolder: folder,
    renderLimitMs: 60_000,
    ...(overrideOrigins && { overrideOrigins }),
  });
  return async (path: string, headers: Record<string, string> = {}) =>
    app.request(`https://proba.example${path}`, { headers });
};
/** What browsers say of an address that no page led to. */
const typed = { 'sec-fetch-site': 'none' };
type Get = ReturnType<typeof open>;
const ask = (get: Get, value = `blog@${there}`, headers = {}) =>
  get(`/blog?pagina=2&mf-override=${encodeURIComponent(value)}`, { ...typed, ...headers });
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

test('one remote comes from the developer’s machine, in one browser, with a banner that leads back', async () => {
  const get = open([there]);
  const taken = await ask(get, undefined, { cookie: '__session=g12' });
  expect([taken.status, taken.headers.get('location')]).toEqual([303, '/blog?pagina=2']);
  const cookie = cookieOf(taken);
  expect(cookie).toMatch(/^__session=g12\.o[0-9a-f]+$/);

  const page = await get('/blog', { cookie });
  const html = await page.text();
  const config = JSON.parse(
    /<script type="application\/json" id="page-config">(.*?)<\/script>/s.exec(html)![1]!,
  );
  expect(config.registry.remotes.blog).toMatchObject({
    version: 'override',
    url: `${there}/`,
    entry: 'remoteEntry.js',
  });
  expect(config.registry.remotes.blog.integrity).toBeUndefined();
  expect(html).toContain(`Partea „blog” a site-ului vine de la ${there}`);
  expect(html).not.toContain('Blogul publicat');
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  expect(page.headers.get('content-security-policy')).toMatch(
    /script-src [^;]*http:\/\/localhost:3003/,
  );
  const registry = await (await get('/registry.json', { cookie })).json();
  expect(registry.remotes.blog.version).toBe('override');

  const others = await get('/blog');
  expect(others.headers.get('content-security-policy')).not.toContain('localhost');
  expect(others.headers.get('cache-control')).toContain('public');
  expect(await others.text()).toContain('Blogul publicat');

  const reset = await get('/blog?mf-override=', { cookie, 'sec-fetch-site': 'same-origin' });
  expect([reset.status, reset.headers.get('location')]).toEqual([303, '/blog']);
  expect(cookieOf(reset)).toBe('__session=g12');
});

test.each([
  ['an origin that is not listed', [there], `blog@http://localhost:3999`, {}],
  ['an origin that only begins like a listed one', [there], `blog@${there}.evil.example`, {}],
  ['a remote that there is not', [there], `garaj@${there}`, {}],
  ['a link on another site', [there], `blog@${there}`, { 'sec-fetch-site': 'cross-site' }],
  ['a link on this site', [there], `blog@${there}`, { 'sec-fetch-site': 'same-origin' }],
  ['a request that says nothing', [there], `blog@${there}`, { 'sec-fetch-site': '' }],
  ['what every object has', [there], `constructor@${there}`, {}],
  ['a way back from another site', [there], '', { 'sec-fetch-site': 'cross-site' }],
  ['a site that allows none', [], `blog@${there}`, {}],
  ['a site that says nothing of it', undefined, `blog@${there}`, {}],
])('%s is refused', async (_name, allowed, value, headers) => {
  const answer = await ask(open(allowed), value, headers);
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
});

test('an override ends for everybody when the configuration no longer allows it', async () => {
  const cookie = cookieOf(await ask(open([there])));
  const page = await open([])('/blog', { cookie });
  expect(await page.text()).toContain('Blogul publicat');
});

test.each(['garaj', 'constructor'])(
  'a cookie that names %s changes nothing, for nobody',
  async (name) => {
    const get = open([there]);
    const cookie = `__session=o${Buffer.from(`${name}@${there}`).toString('hex')}`;
    for (const headers of [{ cookie }, {}] as Record<string, string>[]) {
      const page = await get('/blog', headers);
      expect(await page.text()).toContain('Blogul publicat');
      expect(page.headers.get('content-security-policy')).not.toContain('localhost');
      expect(page.headers.get('cache-control')).toContain('public');
    }
  },
);

test.each([undefined, [there]])(
  'the way back leads to no other site (allowed: %j)',
  async (allowed) => {
    const answer = await open(allowed)('//evil.example/?mf-override=', typed);
    expect(answer.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/);
  },
);

test('while a canary runs an override is for nobody else, and lasts no longer for it', async () => {
  const canary = {
    percent: 50,
    release: sampleRelease(
      'blog',
      [{ path: '/blog', screen: 'blog', access: 'public', title: 'Blog' }],
      { version: '2.0.0-canary' },
    ),
  };
  const file = join(folder, 'registry.json');
  const live = readFileSync(file, 'utf8');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(live), canaries: { blog: canary } }));
  const get = open([there]);
  const cookie = cookieOf(await ask(get));
  const page = await get('/blog', { cookie });
  expect(page.headers.get('set-cookie')).toBeNull();
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  writeFileSync(file, live);
});
