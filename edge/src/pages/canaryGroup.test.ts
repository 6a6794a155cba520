import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleGrants } from '@anunturi/shared-contract/registry/sampleGrants';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { sampleEdge } from '../testing/sampleEdge';

const folder = mkdtempSync(join(tmpdir(), 'edge-canary-'));
afterAll(() => rmSync(folder, { recursive: true }));

const route = { path: '/blog', access: 'public', screen: 'blog', title: 'Blog' } as const;
const version = (number: string) => sampleRelease('blog', [route], { version: number });
const live = { remotes: { blog: version('1.0.0-live') }, grants: sampleGrants };
const canary = { percent: 10, release: version('1.1.0-canary') };

function start(registry: unknown) {
  const registryFile = join(mkdtempSync(join(folder, 'site-')), 'registry.json');
  writeFileSync(registryFile, JSON.stringify(registry));
  const app = sampleEdge(folder, { registryFile });
  return async (path: string, cookie = '') => {
    const answer = await app.request(`https://targ.example${path}`, { headers: { cookie } });
    const [shown] = /1\.\d\.0-(live|canary)/.exec(await answer.text()) ?? [];
    return { shown, headers: answer.headers };
  };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test.each(['/blog', '/registry.json'])(
  '%s names the canary to its share of visitors, and always the same to one of them',
  async (path) => {
    const get = start({ ...live, canaries: { blog: canary } });
    expect((await get(path, '__session=dark.g9')).shown).toBe('1.1.0-canary');
    for (const cookie of ['__session=g10', '__session=dark.g99', 'x=1; __session=g55'])
      expect((await get(path, cookie)).shown).toBe('1.0.0-live');
    expect((await get(path, '__session=g9')).headers.get('set-cookie')).toBeNull();
    expect((await get(path, '__session=g9')).headers.get('vary')).toContain('Cookie');
  },
);

test('a visitor without a group is given one, for no cache in between, and keeps what else the cookie says', async () => {
  const get = start({ ...live, canaries: { blog: canary } });
  const { headers, shown } = await get('/blog', '__session=dark');
  const group = /^__session=dark\.g(\d+); Path=\/; SameSite=Lax; Max-Age=\d+; Secure$/.exec(
    headers.get('set-cookie')!,
  )?.[1];
  expect(shown).toBe(Number(group) < 10 ? '1.1.0-canary' : '1.0.0-live');
  expect(headers.get('cache-control')).toBe('private, no-cache');
});

test.each(['', '__session=dark', `__session=o${Buffer.from('blog@x').toString('hex')}`])(
  'who is in no group (%j) is told what is live, and is given none for asking',
  async (cookie) => {
    const get = start({ ...live, canaries: { blog: { ...canary, percent: 100 } } });
    const { headers, shown } = await get('/registry.json', cookie);
    expect([shown, headers.get('set-cookie')]).toEqual(['1.0.0-live', null]);
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual([
      'no-cache',
      expect.stringContaining('Cookie'),
    ]);
  },
);

test('without a canary nobody is given a group', async () => {
  const { headers, shown } = await start(live)('/blog');
  expect([shown, headers.get('set-cookie')]).toEqual(['1.0.0-live', null]);
});

test.each<[string, unknown]>([
  ['another remote’s name', { percent: 100, release: { ...canary.release, name: 'listings' } }],
  ['no release', { percent: 100 }],
  ['a share above all', { ...canary, percent: 200 }],
  ['paths that were not granted', { percent: 100, release: { ...canary.release, routes: [] } }],
])('a canary with %s takes no page of the live version', async (_what, broken) => {
  const { shown } = await start({ ...live, canaries: { blog: broken } })('/blog', '__session=g5');
  expect(shown).toBe('1.0.0-live');
});

test('a canary for people who are signed in is shown to its share of them alone, and their pages ask for it', async () => {
  const only = { signedIn: true };
  const get = start({ ...live, canaries: { blog: { ...canary, only } } });
  expect((await get('/blog', '__session=g9.s')).shown).toBe('1.1.0-canary');
  for (const cookie of ['__session=g9', '__session=g50.s', ''])
    expect((await get('/registry.json', cookie)).shown).toBe('1.0.0-live');
  const app = sampleEdge(folder, { registryFile: writeRegistry({ blog: { ...canary, only } }) });
  const asks = async (on: typeof app) =>
    (await (await on.request('https://targ.example/blog')).text()).includes('"asksSignedIn":true');
  expect(await asks(app)).toBe(true);
  expect(await asks(sampleEdge(folder, { registryFile: writeRegistry({ blog: canary }) }))).toBe(
    false,
  );
});

test('a canary for one county is shown by its site, and another one gives no group', async () => {
  const of = (county: string) =>
    start({ ...live, canaries: { blog: { ...canary, only: { county } } } });
  expect((await of('SB')('/blog', '__session=g9')).shown).toBe('1.1.0-canary');
  const { shown, headers } = await of('CJ')('/blog', '');
  expect([shown, headers.get('set-cookie')]).toEqual(['1.0.0-live', null]);
});

function writeRegistry(canaries: object): string {
  const file = join(mkdtempSync(join(folder, 'site-')), 'registry.json');
  writeFileSync(file, JSON.stringify({ ...live, canaries }));
  return file;
}
