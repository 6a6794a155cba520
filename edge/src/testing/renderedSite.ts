// A site with a blog and a shell, rendered by the server of `get`; importing it writes the folder and starts the server.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleGrants } from '@anunturi/shared-contract/registry/sampleGrants';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import type { SiteConfig } from '@anunturi/shared-contract/site/siteConfigSchema';
import type { EdgeOptions } from '../EdgeContext';
import { integrityOf } from '../files/findDamage';
import { sampleEdge } from './sampleEdge';

export const folder = mkdtempSync(join(tmpdir(), 'edge-'));
const shellFolder = join(folder, 'shell');
const releasesFolder = join(folder, 'releases');
export const registryFile = join(folder, 'registry.json');

export const site = {
  name: 'Târgul <de> probă',
  domain: 'proba.example',
  tagline: 'Vindeți și cumpărați aproape de casă.',
  county: { name: 'Sibiu', code: 'SB' },
} as SiteConfig;

export const firebase = {
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
  if (params.slug === 'sters') return { status: 410, data: {}, head: { title: 'Articol șters', noindex: true } };
  if (params.slug === 'rau') throw new Error('the database does not answer');
  return params.slug === 'nou' ? { data: {}, head: { title: 'Nou "titlu"', image: '/poza.webp', properties: [['og:type', 'article'], ['article:tag', '"acte"']], jsonLd: { '@type': 'BlogPosting', url: '/blog/nou' } } } : { status: 404, data: {}, head: { title: 'Lipsă', noindex: true } };
};`;

const listings = sampleRelease('listings', [
  { path: '/dashboard', screen: 'dashboard', access: 'user', title: 'Contul meu' },
]);

export function writeRegistry(version: string, style = 'h1{color:red}\n', change: object = {}) {
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
    ...change,
  };
  mkdirSync(join(releasesFolder, 'blog', version, 'static/css'), { recursive: true });
  const named = [...files.lifecycles, ...Object.values(files.screens).flat()];
  const assets = Object.fromEntries(
    named.map((file) => [
      file,
      { sizeBytes: 1, integrity: file.endsWith('.css') ? integrityOf(style) : 'sha384-abc' },
    ]),
  );
  writeList(blog, assets);
  writeFileSync(join(releasesFolder, 'blog', version, 'static/css/lifecycles.css'), style);
  writeFileSync(join(releasesFolder, 'blog', version, 'server.cjs'), serverBundle);
  writeFileSync(
    join(releasesFolder, 'blog', version, 'remoteEntry.js'),
    `var remote_blog; // ${version}`,
  );
}

/** As a folder of releases is when a release has not come whole. */
export const removeManifest = (version: string) =>
  rmSync(join(releasesFolder, 'blog', version, 'remote.json'));

/** Other files than those that the release came with, in its list and the list's hash in the registry. */
export function writeManifest(assets: object) {
  const { remotes } = JSON.parse(readFileSync(registryFile, 'utf8')) as {
    remotes: { blog: { version: string; manifestIntegrity: string } };
  };
  const { manifestIntegrity: _before, ...blog } = remotes.blog;
  writeList(blog, assets);
}

function writeList(blog: { version: string }, assets: object) {
  const origin = { owner: 'a', builtAt: '2026-01-01', digest: 'a' };
  const list = JSON.stringify({ ...blog, ...origin, assets });
  writeFileSync(join(releasesFolder, 'blog', blog.version, 'remote.json'), list);
  const entry = { manifestIntegrity: integrityOf(list), ...blog };
  writeFileSync(
    registryFile,
    JSON.stringify({ remotes: { blog: entry, listings }, grants: sampleGrants }),
  );
}

export function writeShell(version: string, markup: string) {
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
let noteChange = () => {};
export const passTime = (ms: number) => (nowMs += ms);
export const tellOfChange = () => noteChange();

// Pages of one test are too old for the next.
beforeEach(() => passTime(3_600_000));

/** Asks a server that differs from the usual one in these, and renders however long that takes on a busy machine. */
export function start(options: Partial<EdgeOptions> = {}) {
  const app = sampleEdge(folder, {
    site,
    firebase,
    siteOrigin: 'http://localhost:3000',
    renderLimitMs: 60_000,
    ...options,
  });
  return async (path: string, headers: Record<string, string> = {}) =>
    app.request(`http://localhost:3000${path}`, { headers });
}
export const get = start({
  now: () => new Date(nowMs),
  elapsedMs: () => nowMs,
  statusToken: 'a-token',
  onPublicChange: (listener) => (noteChange = listener),
});

export const quiet = () => jest.spyOn(console, 'error').mockImplementation();
export const rootOf = (html: string) => /<div id="root">(.*)<\/div>/.exec(html)?.[1];
