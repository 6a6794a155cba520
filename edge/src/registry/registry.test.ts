// What the HTML server makes of registries that are broken or claim too much.
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageConfigSchema } from '@anunturi/shared-contract/page/pageConfigSchema';
import type { RouteData } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { sampleGrants } from '@anunturi/shared-contract/registry/sampleGrants';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { parseSiteConfig } from '@anunturi/shared-contract/site/parseSiteConfig';
import { sampleEdge } from '../testing/sampleEdge';

const site = parseSiteConfig('site.config.json', () =>
  readFileSync(join(__dirname, '../../../site.config.json'), 'utf8'),
);
const route = (path: string, access: RouteData['access'] = 'public'): RouteData => ({
  path,
  access,
  screen: 'screen',
  title: `Titlul ${path}`,
});
const listings = sampleRelease('listings', [
  route('/'),
  route('/toate-anunturile'),
  route('/dashboard', 'user'),
]);
const blog = sampleRelease('blog', [route('/blog')]);

let folder: string;
let complaints: jest.SpyInstance;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edge-registry-'));
  complaints = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  complaints.mockRestore();
  rmSync(folder, { recursive: true });
});

/** A text as it is; what is otherwise a registry, with the grants. */
const write = (registry: unknown) =>
  writeFileSync(
    join(folder, 'registry.json'),
    typeof registry === 'string'
      ? registry
      : JSON.stringify(isRegistry(registry) ? { grants: sampleGrants, ...registry } : registry),
  );

const isRegistry = (raw: unknown): raw is { remotes: unknown } =>
  typeof raw === 'object' && raw !== null && 'remotes' in raw && isObject(raw.remotes);
const isObject = (raw: unknown) => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** A server that starts now, on what the folder holds. */
function start() {
  const app = sampleEdge(folder, { site });
  return async (path: string) => {
    const answer = await app.request(`https://targ.example${path}`);
    const html = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      html,
      title: /<title>(.*?) · /.exec(html)?.[1],
    };
  };
}

const { routes: _routes, ...withoutRoutes } = blog;

test.each<[string, unknown]>([
  ['an empty object', {}],
  ['null', null],
  ['a list', []],
  ['remotes that are null', { remotes: null }],
  ['half a file', '{"remotes": '],
  ['an empty file', ''],
  ['every remote without routes', { remotes: { blog: withoutRoutes, listings: null } }],
])(
  'with %s for a registry the shell’s pages answer, those of remotes ask to come back',
  async (_what, registry) => {
    write(registry);
    const get = start();
    for (const path of ['/contact', '/termeni', '/login'])
      expect((await get(path)).status).toBe(200);
    // Whose a path is stands in the registry, with the grants.
    expect((await get('/nu-exista')).status).toBe(isRegistry(registry) ? 404 : 503);
    for (const path of [
      '/',
      '/blog',
      '/blog/un-articol',
      '/anunt/dacia-abc',
      '/dashboard',
      '/admin',
    ]) {
      const { status, headers, html } = await get(path);
      expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '60']);
      expect(html).not.toContain('noindex');
    }
    expect((await get('/registry.json')).status).toBe(200);
  },
);

test('a registry that is not there yet is like one without remotes', async () => {
  const get = start();
  expect([(await get('/contact')).status, (await get('/blog')).status]).toEqual([200, 503]);
});

test.each<[string, unknown]>([
  ['no routes', withoutRoutes],
  ['null', null],
  ['a folder on no address', { ...blog, url: 'http://' }],
  ['screens that are missing', { ...blog, files: { lifecycles: [], screens: {} } }],
])('an entry with %s costs its own pages', async (_what, entry) => {
  write({ remotes: { listings, blog: entry } });
  const get = start();
  expect((await get('/blog')).status).toBe(503);
  expect((await get('/toate-anunturile')).status).toBe(200);
  expect((await get('/contact')).status).toBe(200);
});

test('the last good registry outlives the server: a start on a broken one serves it', async () => {
  write({ remotes: { listings, blog } });
  expect((await start()('/blog')).status).toBe(200);
  for (const broken of [
    '{}',
    'null',
    '{"remotes": ',
    JSON.stringify({ remotes: { listings, blog: withoutRoutes }, grants: sampleGrants }),
    JSON.stringify({ remotes: { listings, blog } }),
    JSON.stringify({ remotes: { listings, blog }, grants: { blog: null } }),
  ]) {
    write(broken);
    const get = start();
    expect((await get('/blog')).title).toBe('Titlul /blog');
    expect((await get('/toate-anunturile')).title).toBe('Titlul /toate-anunturile');
  }
});

test('beside the last good registry the server writes nothing where releases lie', async () => {
  write({ remotes: { listings, blog } });
  const before = readdirSync(folder, { recursive: true }).map(String);
  const get = start();
  for (const path of ['/', '/blog', '/dashboard', '/registry.json', '/sitemap.xml', '/nu-exista'])
    await get(path);
  write('{"remotes": ');
  await get('/blog');
  const files = readdirSync(folder, { recursive: true }).map(String);
  expect(files.filter((file) => !before.includes(file))).toEqual(['registry.last-good.json']);
});

test('an earlier registry, without grants, has those of this build, also once it is broken', async () => {
  write(JSON.stringify({ remotes: { listings, blog } }));
  for (const text of [null, '{"remotes": ']) {
    if (text !== null) write(text);
    const get = start();
    expect((await get('/blog')).title).toBe('Titlul /blog');
    expect((await get('/toate-anunturile')).title).toBe('Titlul /toate-anunturile');
  }
});

test('a registry that grants nothing on purpose is taken at its word', async () => {
  write({ remotes: { listings, blog }, grants: {} });
  expect((await start()('/blog')).status).not.toBe(200);
});

test('a remote that was taken out on purpose does not come back', async () => {
  write({ remotes: { listings, blog } });
  const get = start();
  expect((await get('/blog')).status).toBe(200);
  write({ remotes: { listings } });
  expect((await get('/blog')).status).toBe(503);
  expect((await start()('/blog')).status).toBe(503);
});

test('a path that is granted after the server has started serves with the next release', async () => {
  write({ remotes: { listings } });
  const get = start();
  expect((await get('/garaj')).status).toBe(404);
  const garage = sampleRelease('garaj', [route('/garaj')]);
  write({ remotes: { listings, garaj: garage } });
  expect((await get('/garaj')).status).toBe(404);
  const grants = { ...sampleGrants, garaj: { public: ['/garaj'] } };
  write({ remotes: { listings, garaj: garage }, grants });
  const { status, title, html } = await get('/garaj');
  expect([status, title]).toEqual([200, 'Titlul /garaj']);
  expect(html).toContain('"garaj":{"public":["/garaj"]}'); // the shell reads it there
});

test('what the page carries is what the contract says', async () => {
  write({ remotes: { listings, blog } });
  const { html } = await start()('/blog');
  const json = /id="page-config">(.*?)<\/script>/s.exec(html)?.[1] as string;
  expect(pageConfigSchema.parse(JSON.parse(json))).toEqual(JSON.parse(json));
});

test.each<[string, unknown]>([
  ['a redirect', `({ redirect: '/blog' })`],
  ['a title', `({ head: { title: 'Luat' } })`],
])(
  'a route that blog may not claim lets %s through nowhere, nor markup, nor its origin',
  async (_what, said) => {
    const greedy = ['/toate-anunturile', '/dashboard', '/admin', '/contact', '/comparare'];
    const stolen = sampleRelease(
      'blog',
      greedy.map((path) => route(path)),
      {
        url: 'https://luat.example/blog/',
        server: 'server.cjs',
      },
    );
    mkdirSync(join(folder, 'releases/blog', stolen.version), { recursive: true });
    writeFileSync(
      join(folder, 'releases/blog', stolen.version, 'server.cjs'),
      `exports.configure = () => {}; exports.load = async () => ${said as string}; exports.render = async () => '<h1>Luat</h1>';`,
    );
    for (const remotes of [
      { listings, blog: stolen },
      { blog: stolen },
      { listings, luat: { ...stolen, name: 'luat' } },
    ]) {
      write({ remotes });
      const get = start();
      for (const path of greedy) {
        const { status, headers, html } = await get(path);
        expect(status).not.toBe(301);
        expect(html).not.toMatch(/Luat|luat\.example|Titlul \/(admin|contact|comparare)/);
        expect(headers.get('content-security-policy')).not.toContain('luat.example');
      }
    }
  },
);

test('a release keeps its granted routes beside one that is refused', async () => {
  const blogged = sampleRelease('blog', [route('/blog'), route('/toate-anunturile')], {
    url: 'https://cdn.blog.example/1/',
  });
  const grants = {
    ...sampleGrants,
    blog: { ...sampleGrants.blog, origins: ['https://cdn.blog.example'] },
  };
  write({ remotes: { blog: blogged }, grants });
  const get = start();
  expect((await get('/blog')).title).toBe('Titlul /blog');
  const { status, html } = await get('/toate-anunturile');
  expect(status).toBe(503);
  expect(html).not.toContain('Titlul /toate-anunturile');
  expect(complaints).toHaveBeenCalledWith(
    expect.stringContaining('blog may not claim /toate-anunturile as public'),
  );
});

test('a page names the release of the shell that it starts, also after the next one', async () => {
  const releaseOf = (html: string) =>
    pageConfigSchema.parse(JSON.parse(/id="page-config">(.*?)<\/script>/s.exec(html)![1]!))
      .shellRelease;
  const remotes = { listings, blog };
  write({ remotes });
  const get = start();
  expect(releaseOf((await get('/blog')).html)).toBeUndefined();
  for (const release of ['1.0.0-first', '1.0.0-the-next']) {
    write({ remotes, shell: { release } });
    expect(releaseOf((await get('/blog')).html)).toBe(release);
  }
});
