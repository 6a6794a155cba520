// What is signed and what is not, from the release to the page: releases of one team's key as the HTML server serves them.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleEdge } from '@anunturi/edge/testing/sampleEdge';
import { configuredGrants } from '@anunturi/edge/registry/configuredGrants';
import { digestOf } from '@anunturi/edge/registry/statementFault';
import { integrityOf } from '@anunturi/edge/files/findDamage';
import { type Context, promote, release, rollBack, setCanary } from './acts';
import { readRegistry } from './readRegistry';
import { type DeployedRegistry, entryOf } from './DeployedRegistry';
import { folderTarget } from './folderTarget';
import { readManifest } from './readManifest';
import { releaseGrants } from './releaseGrants';
import { type Signer, readSigner, writeReleaseKey } from './releaseKeys';
import { releaseStatus } from './releaseStatus';
import type { ReleaseTarget } from './ReleaseTarget';
import { route, writeBuild } from './testing/writeBuild';

type Key = { key: string; sign: Signer };
let folder: string;
let target: ReleaseTarget;
let team: Key;
let other: Key;
let platform: Key;
let complaints: jest.SpyInstance;

const makeKey = (name: string): Key => {
  const file = join(folder, `${name}.pem`);
  return { key: writeReleaseKey(file), sign: readSigner(file) };
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'signed-'));
  target = folderTarget(join(folder, 'target'));
  [team, other, platform] = [makeKey('team'), makeKey('other'), makeKey('platform')];
  complaints = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  complaints.mockRestore();
  rmSync(folder, { recursive: true });
});

const grantsOf = (...keys: Key[]) => ({
  ...configuredGrants,
  blog: { ...configuredGrants.blog, keys: keys.map(({ key }) => key) },
});
const grant = (...keys: Key[]) => releaseGrants(grantsOf(...keys), { target });
const publication = (version: string, name = 'blog') => ({
  name,
  version,
  folder: writeBuild(
    folder,
    name,
    version,
    name === 'blog' ? { routes: [{ ...route('/blog'), title: version }] } : {},
  ),
});
const releaseBy = (sign: Signer | undefined, version: string, change: Partial<Context> = {}) =>
  release(publication(version), { target, sign, ...change });
const liveVersion = async () => (await readRegistry(target)).remotes.blog?.version;

/** The title of a page of the blog as a server says it that starts now. */
async function titleOf(path = '/blog', platformKeys?: string[]): Promise<string | undefined> {
  const edge = sampleEdge(join(folder, 'target'), { platformKeys });
  const html = await (await edge.request(`https://targ.example${path}`)).text();
  return /<title>(.*?) · /.exec(html)?.[1];
}
/** Somebody who may write the files of the site, and has no key. */
const tamper = (path: string, change: (text: string) => string) => {
  const file = join(folder, 'target', path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
};

test('a private key is for its owner alone, and is not written over', () => {
  expect(statSync(join(folder, 'team.pem')).mode & 0o077).toBe(0);
  expect(() => makeKey('team')).toThrow('is there already');
  writeFileSync(join(folder, 'none.pem'), 'text');
  expect(() => readSigner(join(folder, 'none.pem'))).toThrow('is no private key of a release');
});

test('where a key is granted, a release signed with it goes live and is served', async () => {
  await grant(team);
  await releaseBy(team.sign, '1.0.0-a');
  expect(await titleOf()).toBe('1.0.0-a');
  expect(await releaseStatus(target)).toMatch(
    new RegExp(`^blog +1\\.0\\.0-a .* ${team.key.slice(8, 16)} +- +@anunturi/blog$`, 'm'),
  );
});

test.each<[string, () => Signer | undefined, string]>([
  ['unsigned', () => undefined, 'blog 1.0.0-b is not signed'],
  ['signed by another key', () => other.sign, 'is signed by a key that is not granted'],
])(
  'a release that is %s is refused, and nothing of it is published',
  async (_what, sign, reason) => {
    await grant(team);
    await releaseBy(team.sign, '1.0.0-a');
    await expect(releaseBy(sign(), '1.0.0-b')).rejects.toThrow(reason);
    await expect(setCanary(publication('1.0.0-b'), 10, { target, sign: sign() })).rejects.toThrow(
      reason,
    );
    expect(await target.listFolders('releases/blog')).toEqual(['1.0.0-a']);
  },
);

test.each<[string, (entry: object) => object, string]>([
  ['without a signature', ({ ...entry }) => ({ ...entry, signature: undefined }), 'is not signed'],
  [
    'signed by another key',
    (entry) => ({ ...entry, signature: other.sign(entry) }),
    'is signed by a key that is not granted',
  ],
  [
    'with the signature of another entry',
    (entry) => ({ ...entry, entry: 'static/other.js', integrity: integrityOf('other') }),
    'is not what was signed',
  ],
  [
    'with a field that nobody signed',
    (entry) => ({ ...entry, fromTomorrow: true }),
    'is not what was signed',
  ],
])(
  'an entry that somebody writes into the registry %s is not served: what was good stays',
  async (_what, change, reason) => {
    await grant(team);
    await releaseBy(team.sign, '1.0.0-a');
    await titleOf();
    await releaseBy(team.sign, '1.0.0-b');
    tamper('registry.json', (text) => {
      const { remotes, ...registry } = JSON.parse(text) as { remotes: { blog: object } };
      return JSON.stringify({ ...registry, remotes: { blog: change(remotes.blog) } });
    });
    expect(await titleOf()).toBe('1.0.0-a');
    expect(await releaseStatus(target)).toContain(`blog 1.0.0-b ${reason}.`);
    rmSync(join(folder, 'target/registry.last-good.json'));
    expect(await titleOf()).not.toMatch(/^1\.0\.0/);
  },
);

test('an entry that says more than its readers know counts when all of it was signed', async () => {
  await grant(team);
  await releaseBy(team.sign, '1.0.0-a');
  tamper('registry.json', (text) => {
    const registry = JSON.parse(text) as DeployedRegistry;
    const unsigned = { ...registry.remotes.blog, fromTomorrow: { a: 1 } };
    const blog = { ...unsigned, signature: team.sign(unsigned) };
    const said = { ...registry.statements?.blog, number: 9e12, live: digestOf(blog), also: 'new' };
    const statements = { blog: { ...said, signature: team.sign(said) } };
    return JSON.stringify({ ...registry, remotes: { blog }, statements });
  });
  expect([await titleOf(), await titleOf()]).toEqual(['1.0.0-a', '1.0.0-a']);
});

test('a list of files that was changed after signing is served by nobody and made live by nobody', async () => {
  await grant(team);
  for (const version of ['1.0.0-a', '1.0.0-b']) await releaseBy(team.sign, version);
  tamper('releases/blog/1.0.0-b/remote.json', (text) =>
    text.replace('"sizeBytes"', ' "sizeBytes"'),
  );
  expect(await titleOf()).not.toMatch(/^1\.0\.0/);
  expect(await releaseStatus(target)).toContain(
    'blog 1.0.0-b has another list of files than was signed.',
  );
  await expect(rollBack('blog', { target })).rejects.toThrow('nobody signs here');
  await rollBack('blog', { target, sign: team.sign });
  expect(await titleOf()).toBe('1.0.0-a');
  const back = rollBack('blog', { target, sign: team.sign }, { version: '1.0.0-b' });
  await expect(back).rejects.toThrow('blog 1.0.0-b is not what was signed');
});

test('a canary that nobody signed is shown to nobody, and is not promoted', async () => {
  await grant(team);
  await releaseBy(team.sign, '1.0.0-a');
  await setCanary(publication('1.0.0-b'), 100, { target, sign: team.sign });
  tamper('releases/blog/1.0.0-b/signature.json', () => JSON.stringify(other.sign({})));
  const context = { target, sign: team.sign };
  await expect(promote('blog', context)).rejects.toThrow('is signed by a key that is not granted');
  tamper('registry.json', (text) => text.replace('"title": "1.0.0-b"', '"title": "Schimbat"'));
  expect(await titleOf()).toBe('1.0.0-a');
  await expect(promote('blog', context)).rejects.toThrow('is not what statement');
});

test('keys change in three steps: both are granted, the release is signed anew, the earlier key goes', async () => {
  await releaseBy(undefined, '1.0.0-a');
  await expect(grant(team)).rejects.toThrow('blog 1.0.0-a is not signed');
  await releaseBy(team.sign, '1.0.0-a');
  await grant(team);
  await grant(team, other);
  await expect(grant(other)).rejects.toThrow('is signed by a key that is not granted');
  await releaseBy(other.sign, '1.0.0-a');
  expect(await grant(other)).toEqual({
    added: [],
    taken: [`blog keys ${team.key}`],
  });
  expect([await liveVersion(), await titleOf()]).toEqual(['1.0.0-a', '1.0.0-a']);
});

test('grants that the platform has not signed give nobody anything', async () => {
  const keys = [platform.key];
  const unsigned = releaseGrants(grantsOf(team), { target, platformKeys: keys });
  await expect(unsigned).rejects.toThrow('nobody signs here');
  await releaseGrants(grantsOf(team), { target, platformKeys: keys, sign: platform.sign });
  await releaseBy(team.sign, '1.0.0-a', { platformKeys: keys });
  expect(await titleOf('/blog', keys)).toBe('1.0.0-a');
  // Who may write the registry names a key of their own, and signs with it.
  const blog = {
    ...entryOf(await readManifest('blog', '1.0.0-a', target)),
    routes: [{ ...route('/blog'), title: 'Schimbat' }],
  };
  tamper('registry.json', (text) =>
    JSON.stringify({
      ...(JSON.parse(text) as object),
      grants: grantsOf(other),
      remotes: { blog: { ...blog, signature: other.sign(blog) } },
    }),
  );
  expect(await titleOf('/blog', keys)).toBe('1.0.0-a');
  expect(await releaseStatus(target, { platformKeys: keys })).toContain(
    'What the grants say is not what statement',
  );
}, 20_000);

test('the shell is served as the platform signed it, and otherwise not at all', async () => {
  const keys = [platform.key];
  const scripts = async () => {
    const edge = sampleEdge(join(folder, 'target'), { platformKeys: keys });
    return (await edge.request('https://targ.example/registry.json')).text();
  };
  const shell = (sign: Signer | undefined, version: string) =>
    release(
      { ...publication(version, 'shell'), folder: writeShellBuild(version) },
      { target, sign, platformKeys: keys },
    );
  await expect(shell(undefined, '1.0.0-a')).rejects.toThrow('shell 1.0.0-a is not signed');
  await expect(shell(team.sign, '1.0.0-a')).rejects.toThrow('a key that is not granted');
  expect(await target.listFolders('shell/versions')).toEqual([]);
  await shell(platform.sign, '1.0.0-a');
  expect(await scripts()).toContain('main.1.0.0-a.js');
  tamper('shell/static/js/main.1.0.0-a.js', (text) => `${text} `);
  expect(await scripts()).not.toContain('main.1.0.0-a.js');
  const earlier = readFileSync(join(folder, 'target/registry.json'), 'utf8');
  await shell(platform.sign, '1.0.0-b');
  expect(await scripts()).toContain('main.1.0.0-b.js');
  const now = readFileSync(join(folder, 'target/registry.json'), 'utf8');
  tamper('registry.json', () => earlier);
  expect(await scripts()).toContain('main.1.0.0-b.js');
  tamper('registry.json', () => now);
  tamper('registry.json', (text) => text.replace('"contracts": [', '"contracts": [7,'));
  expect(await scripts()).toContain('main.1.0.0-b.js');
  rmSync(join(folder, 'target/registry.last-good.json'));
  expect(await scripts()).not.toContain('main.1.0.0-b.js');
});

/** A build of the shell whose list names its script, as `npm run build` leaves it. */
function writeShellBuild(version: string): string {
  const build = writeBuild(folder, 'shell', version);
  const list = JSON.stringify({ entries: { main: [`static/js/main.${version}.js`] }, chunks: {} });
  writeFileSync(join(build, 'assets.json'), list);
  const file = join(build, 'build.json');
  const description = JSON.parse(readFileSync(file, 'utf8')) as { assets: Record<string, object> };
  description.assets['assets.json'] = { sizeBytes: list.length, integrity: integrityOf(list) };
  writeFileSync(file, JSON.stringify(description));
  return build;
}
