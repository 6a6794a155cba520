import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteReleaseSchema } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { integrityOf } from '../files/findDamage';
import { signedText } from '../registry/signatureFault';
import { sampleEdge } from '../testing/sampleEdge';
import { hashOfToken, writePreviewToken } from './previewToken';

const folder = mkdtempSync(join(tmpdir(), 'preview-'));
const secret = 'the secret of this site';
const version = 'preview-1.1.0-abc';
const now = new Date('2026-11-28T10:00:00Z');
const untilMs = now.getTime() + 60_000;
const route = (path: string) =>
  ({ path, screen: 'blog', access: 'public', title: 'Blog', query: [] }) as const;
const live = sampleRelease('blog', [route('/blog')]);
const manifest = sampleRelease('blog', [route('/blog'), route('/blog/nou'), route('/admin')], {
  version,
  url: `/remotes/blog/${version}/`,
  server: 'server.cjs',
});
const manifestFile = join(folder, 'releases/blog', version, 'remote.json');
const text = JSON.stringify(manifest);

beforeAll(() => {
  const registry = { remotes: { blog: live }, grants: { blog: { public: ['/blog'] } } };
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(registry));
  mkdirSync(join(manifestFile, '..'), { recursive: true });
  writeFileSync(join(manifestFile, '../server.cjs'), 'throw new Error("run on the server");');
  mkdirSync(join(folder, 'shell'));
  writeFileSync(
    join(folder, 'shell/server.a.cjs'),
    'exports.render = async ({ remoteMarkup }) => remoteMarkup ?? "";',
  );
  writeFileSync(
    join(folder, 'shell/assets.json'),
    '{"entries":{"main":["static/js/main.js"]},"chunks":{},"server":"server.a.cjs"}',
  );
});
beforeEach(() => writeFileSync(manifestFile, text));
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {})); // releases without their lists
let time = now;
beforeEach(() => (time = now));
const open = (previewSecret: string | undefined = secret) => {
  const app = sampleEdge(folder, {
    now: () => time,
    renderLimitMs: 60_000,
    ...(previewSecret && { previewSecret }),
  });
  return async (path: string, headers: Record<string, string> = {}) =>
    app.request(`https://targ.example${path}`, { headers });
};
const token = (change: Partial<Parameters<typeof writePreviewToken>[0]> = {}, by = secret) =>
  writePreviewToken(
    { name: 'blog', version, integrity: integrityOf(text), untilMs, ...change },
    by,
  );
const ours = { 'sec-fetch-site': 'same-origin' };
const versionShown = async (answer: Response) => {
  const html = await answer.text();
  const config = /<script type="application\/json" id="page-config">(.*?)<\/script>/s.exec(
    html,
  )![1]!;
  return JSON.parse(config).registry.remotes.blog.version as string;
};
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

test('a signed link asks first, then shows the build to one browser, by its hashes and not rendered here, and to nobody else', async () => {
  const get = open();
  const asked = await get(`/blog?mf-override=${token()}`, { 'sec-fetch-site': 'cross-site' });
  expect([asked.status, asked.headers.get('set-cookie')]).toEqual([200, null]);
  expect(asked.headers.get('cache-control')).toBe('private, no-store');
  expect(await asked.text()).toContain('Deschideți previzualizarea');

  const taken = await get(`/blog?pagina=2&mf-override=${token()}`, ours);
  expect([taken.status, taken.headers.get('location')]).toEqual([303, '/blog?pagina=2']);
  const cookie = cookieOf(taken);
  const page = await get('/blog', { cookie });
  const html = await page.clone().text();
  expect(await versionShown(page)).toBe(version);
  expect(html).toContain(integrityOf(text));
  expect(html).toContain('este o previzualizare (preview-1.1.0-abc), până 28 noiembrie 2026');
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  expect((await get('/blog/nou', { cookie })).status).toBe(200);

  const others = await get('/blog');
  expect(await versionShown(others)).toBe(live.version);
  expect(others.headers.get('cache-control')).toContain('public');

  const left = await get('/blog?mf-override=', { cookie, ...ours });
  expect([left.status, cookieOf(left)]).toEqual([303, '__session=']);
});

test('a link that was taken back shows what is live from the next page on; another one to the same build goes on', async () => {
  const get = open();
  const other = token({ untilMs: untilMs + 1 });
  const cookies = await Promise.all(
    [token(), other].map(async (each) => cookieOf(await get(`/blog?mf-override=${each}`, ours))),
  );
  const revokedPreviews = { [hashOfToken(token())]: untilMs };
  const file = join(folder, 'registry.json');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(before) as object), revokedPreviews }));
  const revoked = open(); // the same server reads it at its next look
  expect(await versionShown(await revoked('/blog', { cookie: cookies[0]! }))).toBe(live.version);
  expect(await versionShown(await revoked('/blog', { cookie: cookies[1]! }))).toBe(version);
  expect((await revoked(`/blog?mf-override=${token()}`, ours)).status).toBe(403);
  writeFileSync(file, before);
});

test('a preview ends by itself', async () => {
  const get = open();
  const cookie = cookieOf(await get(`/blog?mf-override=${token()}`, ours));
  time = new Date(untilMs);
  expect(await versionShown(await get('/blog', { cookie }))).toBe(live.version);
  expect((await get(`/blog?mf-override=${token()}`, ours)).status).toBe(403);
});

test('a build that was exchanged for another one since the link was made is shown to nobody', async () => {
  const get = open();
  const cookie = cookieOf(await get(`/blog?mf-override=${token()}`, ours));
  writeFileSync(manifestFile, JSON.stringify({ ...manifest, entry: 'other.js' }));
  expect(await versionShown(await get('/blog', { cookie }))).toBe(live.version);
});

test('a preview claims no page that its remote was not granted', async () => {
  const get = open();
  const cookie = cookieOf(await get(`/blog?mf-override=${token()}`, ours));
  expect((await get('/admin', { cookie })).status).toBe(404);
});

test.each([
  ['signed with another secret', token({}, 'another'), secret],
  [
    'that lasts longer than was signed',
    `${token({ untilMs: untilMs + 1 }).split('.')[0]}.${token().split('.')[1]}`,
    secret,
  ],
  ['of a version that is not there', token({ version: 'preview-gone' }), secret],
  ['to a site without previews', token(), ''],
  ['of nonsense', 'a.b', secret],
])('a link %s is refused', async (_what, asked, by) => {
  const answer = await open(by)(`/blog?mf-override=${asked}`, ours);
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
});

test('where the grant names keys, a preview that its team has not signed is shown to nobody, and one that it has is', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = `ed25519:${publicKey.export({ format: 'jwk' }).x!}`;
  const grants = { blog: { public: ['/blog'], keys: [key] } };
  const registryFile = join(folder, 'registry.json');
  const before = readFileSync(registryFile, 'utf8');
  writeFileSync(registryFile, JSON.stringify({ remotes: {}, grants }));
  const get = open();
  expect((await get(`/blog?mf-override=${token()}`, ours)).status).toBe(403);
  const entry = { ...remoteReleaseSchema.parse(manifest), manifestIntegrity: integrityOf(text) };
  const value = sign(null, Buffer.from(signedText(entry)), privateKey).toString('base64');
  const signatureFile = join(manifestFile, '../signature.json');
  writeFileSync(signatureFile, JSON.stringify({ key, value }));
  expect((await get(`/blog?mf-override=${token()}`, ours)).status).toBe(303);
  rmSync(signatureFile);
  writeFileSync(registryFile, before);
});
