import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  firebase,
  folder,
  removeManifest,
  writeManifest,
  writeRegistry,
  writeShell,
  get,
  quiet,
  rootOf,
  site,
  start,
} from '../testing/renderedSite';

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
    '<link rel="held" as="script" href="/remotes/blog/1.0.0-a/remoteEntry.js" integrity="sha384-abc" fetchpriority="low">',
  );
  expect(html).toContain('href="/remotes/blog/1.0.0-a/static/js/blog.chunk.js"');
  expect(html).toContain('<script type="held" src="/static/js/main.js"></script>');
  expect(html).toContain('<title>Articole · Târgul &#60;de&#62; probă</title>');
});

test('the shell’s own scripts and style sheets carry the hashes of its list; without a list they carry none', async () => {
  const file = join(folder, 'registry.json');
  const before = readFileSync(file, 'utf8');
  const shell = { release: '1.0.0-s' };
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(before) as object), shell }));
  const complaints = quiet();
  expect(await (await start()('/blog')).text()).toContain('src="/static/js/main.js"></script>');
  expect(complaints).toHaveBeenCalledWith(
    'Pages name the shell 1.0.0-s without hashes.',
    expect.anything(),
  );
  complaints.mockRestore();
  mkdirSync(join(folder, 'shell/versions/1.0.0-s'), { recursive: true });
  const asset = (integrity: string) => ({ sizeBytes: 1, integrity });
  const assets = {
    'static/js/main.js': asset('sha384-js'),
    'static/css/main.css': asset('sha384-css'),
    'static/js/terms.js': asset('sha384-terms'),
  };
  const made = { owner: 'a', builtAt: '2026-01-01', digest: 'a', version: '1.0.0-s' };
  writeFileSync(
    join(folder, 'shell/versions/1.0.0-s/shell.json'),
    JSON.stringify({ ...made, contracts: [1], provides: {}, assets }),
  );
  const html = await (await start()('/blog')).text();
  expect(html).toContain('src="/static/js/main.js" integrity="sha384-js"></script>');
  expect(html).toContain('href="/static/css/main.css" integrity="sha384-css">');
  expect(await (await start()('/termeni')).text()).toMatch(
    /href="\/static\/js\/terms\.js" integrity="sha384-terms"/,
  );
  writeFileSync(file, before);
});

test('every page says that its language is Romanian', async () => {
  for (const path of ['/blog', '/termeni', '/dashboard', '/nu-exista'])
    expect(await (await get(path)).text()).toContain('<html lang="ro"');
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
  expect(html).not.toMatch(/rel="\w+" as="style"/);
});

test('a style sheet that names files beside itself stays a link', async () => {
  writeRegistry('1.0.0-fonturi', '@font-face{src:url(../a.ttf)}');
  const html = await (await get('/blog')).text();
  expect(html).toContain(
    '<link rel="stylesheet" href="/remotes/blog/1.0.0-fonturi/static/css/lifecycles.css" data-href="http://localhost:3000/remotes/blog/1.0.0-fonturi/static/css/lifecycles.css" integrity="sha384-',
  );
  writeRegistry('1.0.0-a');
});

test('a style sheet or a server bundle with other bytes than the release names stands in no page', async () => {
  quiet();
  writeRegistry('1.0.0-swap', 'h1{color:red}', { serverIntegrity: 'sha384-other' });
  writeFileSync(
    join(folder, 'releases/blog/1.0.0-swap/static/css/lifecycles.css'),
    'h1{color:blue}',
  );
  const html = await (await get('/blog')).text();
  expect(rootOf(html)).toBe('');
  expect(html).not.toContain('h1{color:blue}');
  expect(html).toContain('1.0.0-swap/static/css/lifecycles.css');
  writeRegistry('1.0.0-a');
});

test('pages of the shell come rendered, forms too, private ones as the frame alone; what could not be read is left to the browser', async () => {
  const terms = await (await get('/termeni')).text();
  expect(rootOf(terms)).toBe('<main>/termeni</main>');
  expect(terms).toContain('<link rel="stylesheet" href="/static/css/terms.css">');
  expect(rootOf(await (await get('/nu-exista')).text())).toBe('<main>/nu-exista</main>');
  expect(rootOf(await (await get('/dashboard')).text())).toBe('<main>/dashboard</main>');
  for (const path of ['/contact', '/login', '/register'])
    expect(rootOf(await (await get(path)).text())).toBe(`<main>${path}</main>`);
  const error = quiet();
  expect(rootOf(await (await get('/blog/rau')).text())).toBe('');
  error.mockRestore();
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

test('a build that goes live while a page is rendered is not half in it', async () => {
  writeShell('before', `'<main>before</main>'`);
  const read = start({
    async readSite() {
      writeShell('after', `'<main>after</main>'`);
      return site;
    },
  });
  const root = async () => rootOf(await (await read('/termeni')).text());
  expect([await root(), await root()]).toEqual(['<main>before</main>', '<main>after</main>']);
});

test('a release that lists its hashes is hinted and linked with them; without its list only its entry is', async () => {
  quiet();
  const font = '@font-face{src:url(../a.ttf)}';
  writeRegistry('1.0.0-lista', font);
  removeManifest('1.0.0-lista');
  const ownOnly = await (await get('/blog')).text();
  expect(ownOnly).toContain('1.0.0-lista/remoteEntry.js" integrity="sha384-abc"');
  expect(ownOnly).not.toMatch(/href="[^"]*blog\.chunk\.js"/);
  writeRegistry('1.0.0-listb', font);
  writeManifest({
    'static/js/blog.chunk.js': { sizeBytes: 1, integrity: 'sha384-chunk' },
    'static/css/lifecycles.css': { sizeBytes: 1, integrity: 'sha384-style' },
  });
  const html = await (await get('/blog')).text();
  expect(html).toContain('blog.chunk.js" integrity="sha384-chunk"');
  expect(html).toMatch(/<link rel="stylesheet"[^>]* integrity="sha384-style">/);
  writeRegistry('1.0.0-a');
});
