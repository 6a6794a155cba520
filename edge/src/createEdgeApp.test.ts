import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { createEdgeApp } from './createEdgeApp';

const folder = mkdtempSync(join(tmpdir(), 'edge-'));
const shellFolder = join(folder, 'shell');
const releasesFolder = join(folder, 'releases');
const registryFile = join(folder, 'registry.json');
const site = {
  name: 'Târgul <de> probă',
  domain: 'proba.example',
  tagline: 'Vindeți și cumpărați aproape de casă.',
  county: { name: 'Sibiu', code: 'SB' },
} as never;
const firebase = {
  projectId: 'demo',
  apiKey: 'demo',
  authDomain: 'localhost',
  storageBucket: 'demo.appspot.com',
  emulatorOrigin: 'http://localhost:3000',
};

const serverBundle = `
exports.configure = (config) => { exports.config = config; };
exports.render = async ({ screen }, data) => '<h1>' + screen + ' ' + JSON.stringify(data.posts ?? null).replace(/</g, '&lt;') + '</h1>';
exports.load = async ({ screen, params }) => {
  if (require('node:fs').existsSync(${JSON.stringify(join(folder, 'outage'))})) throw new Error('outage');
  if (screen !== 'blogPost') return { data: { posts: ['</script><b>'] }, head: { title: 'Articole' } };
  if (params.slug === 'vechi') return { redirect: '/blog/nou' };
  if (params.slug === 'rau') throw new Error('the database does not answer');
  return params.slug === 'nou' ? { data: {}, head: { title: 'Nou "titlu"', image: '/poza.webp', properties: [['og:type', 'article'], ['article:tag', '"acte"']], jsonLd: { '@type': 'BlogPosting', url: '/blog/nou' } } } : { status: 404, data: {}, head: { title: 'Lipsă', noindex: true } };
};`;

const listings = sampleRelease('listings', [
  { path: '/dashboard', screen: 'dashboard', access: 'user', title: 'Contul meu' },
]);

function writeRegistry(version: string, style = 'h1{color:red}\n') {
  const routes = [
    { path: '/blog', screen: 'blog', access: 'public', title: 'Blog', query: [] },
    { path: '/blog/:slug', screen: 'blogPost', access: 'public', title: 'Articol' },
  ];
  const files = {
    lifecycles: ['static/js/lifecycles.chunk.js', 'static/css/lifecycles.css'],
    screens: { blog: ['static/js/blog.chunk.js'], blogPost: [] },
  };
  const blog = {
    name: 'blog',
    version,
    url: `/remotes/blog/${version}/`,
    entry: 'remoteEntry.js',
    integrity: 'sha384-abc',
    routes,
    files,
    server: 'server.cjs',
  };
  writeFileSync(registryFile, JSON.stringify({ remotes: { blog, listings } }));
  mkdirSync(join(releasesFolder, 'blog', version), { recursive: true });
  mkdirSync(join(releasesFolder, 'blog', version, 'static/css'), { recursive: true });
  writeFileSync(join(releasesFolder, 'blog', version, 'static/css/lifecycles.css'), style);
  writeFileSync(join(releasesFolder, 'blog', version, 'server.cjs'), serverBundle);
  writeFileSync(
    join(releasesFolder, 'blog', version, 'remoteEntry.js'),
    `var remote_blog; // ${version}`,
  );
}

function writeShell(version: string, markup: string) {
  const server = `server.${version}.cjs`;
  writeFileSync(
    join(shellFolder, server),
    `exports.render = async ({ pathname, remoteMarkup }) => ${markup};`,
  );
  writeFileSync(
    join(shellFolder, 'assets.json'),
    JSON.stringify({
      entries: { main: ['static/css/main.css', 'static/js/main.js'] },
      chunks: { terms: ['static/css/terms.css', 'static/js/terms.js'] },
      server,
    }),
  );
}

beforeAll(() => {
  mkdirSync(join(shellFolder, 'static/js'), { recursive: true });
  writeShell('a', `'<main>' + (remoteMarkup ?? pathname) + '</main>'`);
  writeFileSync(join(shellFolder, 'static/js/main.js'), 'plain');
  writeFileSync(join(shellFolder, 'static/js/main.js.br'), 'brotli');
  writeFileSync(join(shellFolder, 'service-worker.js'), '// worker');
  writeFileSync(join(folder, 'secret.json'), '{"secret":true}');
  writeRegistry('1.0.0-a');
});
afterAll(() => rmSync(folder, { recursive: true }));

let nowMs = Date.parse('2026-01-01');
let tellOfChange = () => {};
// Pages of one test are too old for the next.
beforeEach(() => (nowMs += 3_600_000));

const app = createEdgeApp({
  site,
  firebase,
  siteOrigin: 'http://localhost:3000',
  shellFolder,
  releasesFolder,
  registryFile,
  readSite: async () => site,
  now: () => new Date(nowMs),
  statusToken: 'a-token',
  onPublicChange: (listener) => (tellOfChange = listener),
});
const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://localhost:3000${path}`, { headers });
const quiet = () => jest.spyOn(console, 'error').mockImplementation();

test('a page carries its config, first data that cannot leave its element, and hints for its own screen only', async () => {
  const answer = await get('/blog');
  const html = await answer.text();
  expect(answer.status).toBe(200);
  const json = /<script type="application\/json" id="page-config">(.*?)<\/script>/s.exec(
    html,
  )?.[1] as string;
  expect(json).not.toContain('</');
  expect(JSON.parse(json)).toMatchObject({
    data: { posts: ['</script><b>'] },
    year: 2026,
    firebase,
    registry: { remotes: { blog: { version: '1.0.0-a' } } },
  });
  expect(html).toContain(
    '<link rel="preload" as="script" href="/remotes/blog/1.0.0-a/remoteEntry.js" integrity="sha384-abc">',
  );
  expect(html).toContain('href="/remotes/blog/1.0.0-a/static/js/blog.chunk.js"');
  expect(html).toContain('<script defer src="/static/js/main.js"></script>');
  expect(html).toContain('<title>Articole · Târgul &#60;de&#62; probă</title>');
});

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
  ['/nu-exista', 404],
  ['/blog/%E0%A4%A', 404],
])('%s answers %i', async (path, status) => {
  expect((await get(path)).status).toBe(status);
});

test('an address that moved answers with a permanent redirect', async () => {
  const answer = await get('/blog/vechi');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/blog/nou']);
});

test('a post is shared as an article, any other page as a site, each with one type', async () => {
  const post = await (await get('/blog/nou')).text();
  expect(post.match(/<meta property="og:type"[^>]*>/g)).toEqual([
    '<meta property="og:type" content="article">',
  ]);
  expect(post).toContain('<meta property="article:tag" content="&#34;acte&#34;">');
  expect(post).toContain('<meta property="og:image" content="http://localhost:3000/poza.webp">');
  const data = JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(post)![1]!,
  ) as object;
  expect(data).toMatchObject({
    url: 'http://localhost:3000/blog/nou',
    publisher: { name: 'Târgul <de> probă' },
  });
  expect((await (await get('/contact')).text()).match(/<meta property="og:type"[^>]*>/g)).toEqual([
    '<meta property="og:type" content="website">',
  ]);
});

test('a server bundle that fails costs the page its first data, nothing else', async () => {
  const error = quiet();
  const answer = await get('/blog/rau');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('"data":{}');
  expect(error).toHaveBeenCalled();
  error.mockRestore();
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

test('versioned files may be kept for ever, the service worker and the registry never', async () => {
  expect((await get('/static/js/main.js')).headers.get('cache-control')).toContain('immutable');
  expect((await get('/service-worker.js')).headers.get('cache-control')).toBe('no-cache');
  expect((await get('/registry.json')).headers.get('cache-control')).toBe('no-cache');
});

test('a compressed twin is served to who accepts it', async () => {
  const plain = await get('/static/js/main.js');
  const small = await get('/static/js/main.js', { 'accept-encoding': 'gzip, br' });
  expect([await plain.text(), await small.text(), small.headers.get('content-encoding')]).toEqual([
    'plain',
    'brotli',
    'br',
  ]);
});

test.each([
  '/static/../../secret.json',
  '/static/%2e%2e/%2e%2e/secret.json',
  '/remotes/..%2f..%2fsecret.json',
  '/remotes/blog/1.0.0-a/server.cjs',
  '/static/js/',
])('%s gives away no file', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('secret":true');
});

const rootOf = (html: string) => /<div id="root">(.*)<\/div>/.exec(html)?.[1];

test('a public page comes rendered with the styles of its screen in it, admitted by hash and named as the remote asks for them', async () => {
  const answer = await get('/blog');
  const html = await answer.text();
  expect(rootOf(html)).toBe('<main><h1>blog ["&lt;/script>&lt;b>"]</h1></main>');
  expect(html).toContain(
    '<style data-href="http://localhost:3000/remotes/blog/1.0.0-a/static/css/lifecycles.css">h1{color:red}</style>',
  );
  const hash = createHash('sha256').update('h1{color:red}').digest('base64');
  expect(answer.headers.get('content-security-policy')).toContain(
    `style-src 'self' 'sha256-${hash}'`,
  );
  expect(html).not.toContain('rel="preload" as="style"');
});

test('where the site keeps nothing on devices, the service worker is one that ends itself', async () => {
  const quitting = createEdgeApp({
    site: { ...(site as object), keepsOffline: false } as never,
    firebase,
    siteOrigin: 'http://localhost:3000',
    shellFolder,
    releasesFolder,
    registryFile,
  });
  const answer = await quitting.request('http://localhost:3000/service-worker.js');
  expect(await answer.text()).toContain('registration.unregister()');
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    'text/javascript; charset=utf-8',
    'no-cache',
  ]);
  expect(await (await get('/service-worker.js')).text()).toBe('// worker');
});

test('open tabs learn which releases and which shell are live', async () => {
  expect(await (await get('/registry.json')).json()).toMatchObject({
    remotes: { blog: { name: 'blog' } },
    shell: 'static/js/main.js',
  });
});

test('a style sheet that names files beside itself stays a link', async () => {
  writeRegistry('1.0.0-fonturi', '@font-face{src:url(../a.ttf)}');
  const html = await (await get('/blog')).text();
  expect(html).toContain(
    '<link rel="stylesheet" href="/remotes/blog/1.0.0-fonturi/static/css/lifecycles.css" data-href="http://localhost:3000/remotes/blog/1.0.0-fonturi/static/css/lifecycles.css">',
  );
  writeRegistry('1.0.0-a');
});

test('pages of the shell that are read come rendered, private ones as the frame alone; forms and what could not be read are left to the browser', async () => {
  const terms = await (await get('/termeni')).text();
  expect(rootOf(terms)).toBe('<main>/termeni</main>');
  expect(terms).toContain('<link rel="stylesheet" href="/static/css/terms.css">');
  expect(rootOf(await (await get('/nu-exista')).text())).toBe('<main>/nu-exista</main>');
  expect(rootOf(await (await get('/dashboard')).text())).toBe('<main>/dashboard</main>');
  for (const path of ['/contact', '/login'])
    expect(rootOf(await (await get(path)).text())).toBe('');
  const error = quiet();
  expect(rootOf(await (await get('/blog/rau')).text())).toBe('');
  error.mockRestore();
});

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

test('a page out of the cache is what was drawn; a change that trusted code tells of shows at once', async () => {
  const [first, second] = [await get('/blog'), await get('/blog?utm_source=x')];
  expect(await second.text()).toBe(await first.text());
  nowMs += 10_000;
  expect((await get('/blog')).headers.get('age')).toBe('10');
  tellOfChange();
  expect((await get('/blog')).headers.get('age')).toBe('0');
});

test('when the bundle of a page fails, the last good page is sent, marked with its age', async () => {
  const page = await (await get('/blog/nou')).text();
  nowMs += 7_200_000;
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

test('the one inline script is admitted by its hash', async () => {
  const answer = await get('/termeni');
  const script = /<script>(.*?)<\/script>/s.exec(await answer.text())?.[1] as string;
  const hash = createHash('sha256').update(script).digest('base64');
  expect(answer.headers.get('content-security-policy')).toContain(
    `script-src 'self' 'sha256-${hash}'`,
  );
});

test('a new build of the shell renders the next page', async () => {
  expect(rootOf(await (await get('/termeni')).text())).toBe('<main>/termeni</main>');
  writeShell('another', `'<main>nou</main>'`);
  expect(rootOf(await (await get('/termeni')).text())).toBe('<main>nou</main>');
});

test.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])(
  'to who accepts %j a page comes as %s, the same as plain',
  async (accepted, encoding, unpack) => {
    const [plain, packed] = [
      await get('/termeni'),
      await get('/termeni', { 'accept-encoding': accepted }),
    ];
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(packed.headers.get('vary')).toBe('Accept-Encoding');
    expect(packed.headers.get('content-security-policy')).toBe(
      plain.headers.get('content-security-policy'),
    );
    expect(unpack(Buffer.from(await packed.arrayBuffer())).toString()).toBe(await plain.text());
  },
);
