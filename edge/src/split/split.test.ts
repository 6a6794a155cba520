// A site on two origins: what each of them serves, and where it leads.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageConfigSchema } from '@anunturi/shared-contract/page/pageConfigSchema';
import type { RouteData } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { sampleGrants } from '@anunturi/shared-contract/registry/sampleGrants';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { parseSiteConfig } from '@anunturi/shared-contract/site/parseSiteConfig';
import { sampleEdge } from '../testing/sampleEdge';
import { readSplit } from './readSplit';

const site = parseSiteConfig('site.config.json', () =>
  readFileSync(join(__dirname, '../../../site.config.json'), 'utf8'),
);
const PUBLIC = 'https://targ.example';
const ADMIN = 'https://admin.targ.example';
const route = (path: string, access: RouteData['access']): RouteData => ({
  path,
  access,
  screen: 'screen',
  title: path,
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'split-'));
  const admin = sampleRelease('admin', [
    route('/admin', 'admin'),
    route('/admin/utilizatori', 'admin'),
    route('/transparenta', 'public'),
  ]);
  const blog = sampleRelease('blog', [route('/blog', 'public')]);
  writeFileSync(
    join(folder, 'registry.json'),
    JSON.stringify({ remotes: { admin, blog }, grants: sampleGrants }),
  );
  mkdirSync(join(folder, 'releases/admin/1.0.0-abc'), { recursive: true });
  writeFileSync(join(folder, 'releases/admin/1.0.0-abc/remoteEntry.js'), 'var remote_admin;');
  jest.spyOn(console, 'error').mockImplementation();
});
afterAll(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const open = (siteOrigin: string) => {
  const split = readSplit({
    SITE_ORIGIN: siteOrigin,
    ADMIN_ORIGIN: ADMIN,
    PUBLIC_ORIGIN: PUBLIC,
  });
  const app = sampleEdge(folder, { site, siteOrigin, split });
  return async (path: string) => app.request(siteOrigin + path);
};
const leadsTo = async (answer: Promise<Response>) => {
  const { status, headers } = await answer;
  return [status, headers.get('location'), headers.get('cache-control')];
};
const configOf = async (answer: Promise<Response>) => {
  const json = /id="page-config">(.*?)<\/script>/s.exec(await (await answer).text())![1]!;
  return pageConfigSchema.parse(JSON.parse(json));
};

test('the public origin leads to the other one for administrators’ pages, and names nothing of them in its own', async () => {
  const get = open(PUBLIC);
  expect(await leadsTo(get('/admin/utilizatori?q=ana'))).toEqual([
    302,
    `${ADMIN}/admin/utilizatori?q=ana`,
    'no-store',
  ]);
  expect((await get('/blog')).status).toBe(200);
  const { registry, isSplit } = await configOf(get('/transparenta'));
  expect(isSplit).toBe(true);
  expect(JSON.stringify(registry)).not.toContain('"/admin');
  expect(Object.keys(registry.remotes)).toEqual(['admin', 'blog']);
});

test('the origin for administrators serves their pages and sign-in, from the remote that has them alone', async () => {
  const get = open(ADMIN);
  for (const path of ['/admin', '/admin/utilizatori', '/login'])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  const { registry } = await configOf(get('/admin'));
  expect(Object.keys(registry.remotes)).toEqual(['admin']);
  expect(registry.remotes.admin!.routes.map(({ path }) => path)).toEqual([
    '/admin',
    '/admin/utilizatori',
  ]);
  expect(Object.keys(registry.grants)).toEqual(['admin']);
  expect((await get('/remotes/admin/1.0.0-abc/remoteEntry.js')).status).toBe(200);
  expect((await get('/admin/nu-exista')).status).toBe(404);
  expect((await get('/registry.json')).status).toBe(200);
});

test('there everything else leads to the public site, and no crawler is let in', async () => {
  const get = open(ADMIN);
  expect(await leadsTo(get('/'))).toEqual([302, '/admin', 'no-store']);
  for (const path of ['/blog', '/transparenta', '/sitemap.xml', '/contact', '/adminul'])
    expect(await leadsTo(get(path))).toEqual([302, PUBLIC + path, 'no-store']);
  expect(await (await get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
});

test('without ADMIN_ORIGIN a site is one, and both of its addresses must be known', async () => {
  expect(readSplit({ SITE_ORIGIN: PUBLIC })).toBeUndefined();
  expect(() => readSplit({ SITE_ORIGIN: ADMIN, ADMIN_ORIGIN: ADMIN })).toThrow(
    'does not know where the public site is',
  );
  const whole = sampleEdge(folder);
  expect((await whole.request(`${PUBLIC}/admin`)).status).toBe(200);
});
