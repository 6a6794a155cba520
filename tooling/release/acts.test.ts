import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { integrityOf } from '@anunturi/edge/files/findDamage';
import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import type { RouteGrants } from '@anunturi/shared-contract/registry/routeGrantsSchema';
import { type Look, promote, release, rollBack, setCanary } from './acts';
import { readRegistry } from './readRegistry';
import { configuredGrants } from '@anunturi/edge/registry/configuredGrants';
import { bucketTarget } from './bucketTarget';
import { liveVersionOf, readRegistryText } from './DeployedRegistry';
import { folderTarget } from './folderTarget';
import { releaseGrants } from './releaseGrants';
import { ReleaseRefused, type ReleaseTarget } from './ReleaseTarget';
import { releaseStatus } from './releaseStatus';
import { storageOf } from './testing/storageOf';
import { route, writeBuild } from './testing/writeBuild';

let firebase: TestFirebase;
let folder: string;
let targets: Record<'folder' | 'bucket', ReleaseTarget>;

beforeAll(async () => {
  firebase = await startTestFirebase({ testMode: false });
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  const storage = storageOf(firebase);
  targets = {
    folder: folderTarget(join(folder, 'target')),
    // Listed in small pages: a bucket that has many versions is.
    bucket: bucketTarget({ bucket: firebase.bucket, prefix: folder.slice(-6) }, storage, {
      pageSize: 2,
    }),
  };
});

afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => firebase.stop());

const publication = (name: string, version: string, change?: object) => ({
  name,
  version,
  commit: 'abc',
  folder: writeBuild(folder, name, version, change),
});

describe.each(['folder', 'bucket'] as const)('in a %s', (kind) => {
  test('the maps of scripts are kept with who owns which file, and no release carries one', async () => {
    const target = targets[kind];
    await release(publication('shell', '1.0.0-s'), { target });
    await release(publication('blog', '1.0.0-a'), { target });
    expect(await target.readText('maps/blog/1.0.0-a/remoteEntry.js.map')).toContain('mappings');
    expect(await target.readText('maps/shell/1.0.0-s/static/js/main.1.0.0-s.js.map')).toContain(
      'mappings',
    );
    expect(await target.readText('maps/blog/1.0.0-a/CODEOWNERS')).toContain('/remote-blog/ ');
    expect(await target.readText('releases/blog/1.0.0-a/remoteEntry.js.map')).toBeNull();
    expect(await target.readText('shell/static/js/main.1.0.0-s.js.map')).toBeNull();
  });

  const live = async (name: string) => (await readRegistry(targets[kind])).remotes[name]?.version;
  const context = () => ({ target: targets[kind] });
  const releaseOf = (name: string, version: string, change?: object) =>
    release(publication(name, version, change), context());

  test('a release is published whole and made live; a roll back returns to the one before, step by step', async () => {
    for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) await releaseOf('blog', version);
    expect(await targets[kind].readText('releases/blog/1.0.0-c/remoteEntry.js')).toBe('1.0.0-c');
    expect(
      JSON.parse((await targets[kind].readText('releases/blog/1.0.0-c/remote.json'))!),
    ).toMatchObject({
      name: 'blog',
      version: '1.0.0-c',
      url: '/remotes/blog/1.0.0-c/',
      owner: '@anunturi/blog',
      commit: 'abc',
      assets: { 'remoteEntry.js': { integrity: integrityOf('1.0.0-c') } },
    });
    expect(await rollBack('blog', context())).toEqual({
      name: 'blog',
      before: '1.0.0-c',
      now: '1.0.0-b',
    });
    await rollBack('blog', context());
    expect(await live('blog')).toBe('1.0.0-a');
    await expect(rollBack('blog', context())).rejects.toThrow('no version before 1.0.0-a');
    await rollBack('blog', context(), { version: '1.0.0-c' });
    expect(await live('blog')).toBe('1.0.0-c');
  });

  test('pages can check what a release says of its files, after a roll back and for a canary too', async () => {
    const hashed = async ({ version, manifestIntegrity }: RemoteRelease) => {
      const text = await targets[kind].readText(`releases/blog/${version}/remote.json`);
      const hash = createHash('sha384').update(text!).digest('base64');
      expect(manifestIntegrity).toBe(`sha384-${hash}`);
    };
    const registry = () => readRegistry(targets[kind]);
    for (const version of ['1.0.0-a', '1.0.0-b']) await releaseOf('blog', version);
    await hashed((await registry()).remotes.blog!);
    await rollBack('blog', context());
    await hashed((await registry()).remotes.blog!);
    await setCanary(publication('blog', '1.0.0-c'), 10, context());
    await hashed((await registry()).canaries!.blog!.release);
  });

  test('two releases at the same time both stand in a registry that was not there', async () => {
    await Promise.all([
      releaseOf('blog', '1.0.0-a'),
      releaseOf('documents', '1.0.0-b', { routes: [], files: { lifecycles: [], screens: {} } }),
    ]);
    expect([await live('blog'), await live('documents')]).toEqual(['1.0.0-a', '1.0.0-b']);
  });

  test('a release that claims another’s path is refused with the reason, and nothing is published', async () => {
    await releaseOf('blog', '1.0.0-a');
    await expect(releaseOf('blog', '1.0.0-b', { routes: [route('/jurnal')] })).rejects.toThrow(
      'blog may not claim /jurnal as public',
    );
    expect(await live('blog')).toBe('1.0.0-a');
    expect(await targets[kind].listFolders('releases/blog')).toEqual(['1.0.0-a']);
  });

  test('a new path needs a grant, and no other shell', async () => {
    await releaseOf('blog', '1.0.0-a');
    const journal = { routes: [route('/blog'), { ...route('/jurnal'), title: 'Jurnalul' }] };
    await expect(releaseOf('blog', '1.0.0-b', journal)).rejects.toThrow('/jurnal');
    const grants = { ...configuredGrants, blog: { public: ['/blog', '/jurnal'] } };
    expect(await releaseGrants(grants, context())).toEqual({
      added: ['blog public /jurnal'],
      taken: [],
    });
    await releaseOf('blog', '1.0.0-b', journal);
    expect(await live('blog')).toBe('1.0.0-b');
    expect((await readRegistry(targets[kind])).grants.blog).toEqual(grants.blog);
  });

  test('grants are refused, with the reason, that share a path, cover the shell’s, or take what a live release needs', async () => {
    await releaseOf('blog', '1.0.0-a');
    const grant = (blog: RouteGrants[string]) =>
      releaseGrants({ ...configuredGrants, blog }, context());
    await expect(grant({ public: ['/blog', '/anunt/blog'] })).rejects.toThrow(
      'would share /anunt and /anunt/blog',
    );
    await expect(grant({ public: ['/blog', '/contact'] })).rejects.toThrow(
      'blog would cover /contact of the shell',
    );
    await expect(grant({ public: ['/jurnal'] })).rejects.toThrow(
      'blog may not claim /blog as public',
    );
    expect((await readRegistry(targets[kind])).grants).toEqual(configuredGrants);
  });

  test('a version never changes: other files under its name are refused', async () => {
    await releaseOf('blog', '1.0.0-a');
    await expect(
      release(
        { name: 'blog', version: '1.0.0-a', folder: writeBuild(folder, 'blog', 'other') },
        context(),
      ),
    ).rejects.toThrow('published with other files');
    expect(await targets[kind].readText('releases/blog/1.0.0-a/remoteEntry.js')).toBe('1.0.0-a');
  });

  test('nothing goes live whose files are not what its list says, and releasing it anew puts them back', async () => {
    for (const name of ['blog', 'shell']) {
      const files = {
        blog: ['releases/blog/1.0.0-a/remoteEntry.js', 'remoteEntry.js'],
        shell: ['shell/static/js/main.1.0.0-a.js', 'static/js/main.1.0.0-a.js'],
      }[name]!;
      for (const letter of 'ab') await releaseOf(name, `1.0.0-${letter}`);
      await targets[kind].removeFile(files[0]!);
      await expect(rollBack(name, context())).rejects.toThrow(`${files[1]} is missing`);
      await targets[kind].addFiles(dirname(files[0]!), { [basename(files[0]!)]: { text: 'bad' } });
      await expect(rollBack(name, context())).rejects.toThrow(`${files[1]} has other bytes`);
      await releaseOf(name, '1.0.0-a');
      expect(await targets[kind].readText(files[0]!)).toBe('1.0.0-a');
    }
    await setCanary(publication('blog', '1.0.0-c'), 10, context());
    await targets[kind].removeFile('releases/blog/1.0.0-c/remoteEntry.js');
    await expect(promote('blog', context())).rejects.toThrow('remoteEntry.js is missing');
    expect(await live('blog')).toBe('1.0.0-a');
  });

  test('what is refused when it is looked at does not go live; what was live before is not looked at', async () => {
    await releaseOf('shell', '1.0.0-s');
    for (const letter of 'ab') await releaseOf('blog', `1.0.0-${letter}`);
    const seen: string[] = [];
    const look: Look = async (name, registry) => {
      seen.push(`${name} ${liveVersionOf(name, registry)}, ${Object.keys(registry.remotes)}`);
      throw new ReleaseRefused('it shows nothing');
    };
    const looking = { ...context(), look };
    const before = await targets[kind].readText('registry.json');
    const next = publication('blog', '1.0.0-c');
    for (const act of [
      () => release(next, looking),
      () => release(publication('shell', '1.0.0-t'), looking),
      () => release({ ...publication('shell', '1.0.0-t'), without: ['blog'] }, looking),
      () => setCanary(next, 10, looking),
    ])
      await expect(act()).rejects.toThrow('it shows nothing');
    expect(await targets[kind].readText('registry.json')).toBe(before);
    await setCanary(next, 10, context());
    await setCanary({ name: 'blog' }, 20, looking);
    await expect(promote('blog', looking)).rejects.toThrow('it shows nothing');
    expect(seen).toEqual([
      'blog 1.0.0-c, blog',
      'shell 1.0.0-t, blog',
      'shell 1.0.0-t, ', // what may be out is not looked for
      'blog 1.0.0-c, blog',
      'blog 1.0.0-c, blog',
    ]);
    await rollBack('blog', looking);
    expect(await live('blog')).toBe('1.0.0-a');
  });

  test('five versions stay served, the live one and the one before it among them however old they are', async () => {
    for (const letter of 'abc') await releaseOf('blog', `1.0.0-${letter}`);
    for (const letter of 'defg')
      await setCanary(publication('blog', `1.0.0-${letter}`), 10, context());
    const kept = await targets[kind].listFolders('releases/blog');
    expect(kept.sort()).toEqual(['1.0.0-b', '1.0.0-c', '1.0.0-e', '1.0.0-f', '1.0.0-g']);
  });

  test('a canary is shown to its share, ended, or promoted', async () => {
    await releaseOf('blog', '1.0.0-a');
    await setCanary(publication('blog', '1.0.0-b'), 10, context());
    const canary = async () => (await readRegistry(targets[kind])).canaries?.blog;
    expect([await live('blog'), await canary()]).toMatchObject([
      '1.0.0-a',
      { percent: 10, release: { version: '1.0.0-b' } },
    ]);
    await setCanary({ name: 'blog' }, 0, context());
    expect(await canary()).toBeUndefined();
    await expect(promote('blog', context())).rejects.toThrow('blog has no canary');
    await setCanary(publication('blog', '1.0.0-b'), 50, context());
    await promote('blog', context());
    expect([await live('blog'), await canary()]).toEqual(['1.0.0-b', undefined]);
    await rollBack('blog', context());
    expect(await live('blog')).toBe('1.0.0-a');
  });

  test('a release that the live shell cannot run is refused; so is going back to one', async () => {
    await releaseOf('shell', '1.0.0-s');
    const needs = { react: '^20.0.0' };
    await expect(releaseOf('blog', '2.0.0-a', { needs })).rejects.toThrow(
      'blog wants react ^20.0.0',
    );
    await expect(releaseOf('blog', '2.0.0-a', { contract: 9 })).rejects.toThrow('contract 9');
  });

  test('the shell is released and rolled back like a remote; scripts of the version before stay served', async () => {
    await releaseOf('shell', '1.0.0-a');
    await releaseOf('shell', '1.0.0-b');
    const read = (path: string) => targets[kind].readText(`shell/${path}`);
    expect(await read('assets.json')).toBe('"1.0.0-b"');
    expect(await read('static/js/main.1.0.0-a.js')).toBe('1.0.0-a');
    await rollBack('shell', context());
    expect(await read('assets.json')).toBe('"1.0.0-a"');
    expect((await readRegistry(targets[kind])).shell).toMatchObject({
      release: '1.0.0-a',
      provides: { react: expect.stringMatching(/^\d+\./) },
    });
    for (const letter of 'cdefgh') await releaseOf('shell', `1.0.0-${letter}`);
    expect(await read('static/js/main.1.0.0-b.js')).toBeNull();
    expect(await read('static/js/main.1.0.0-d.js')).toBe('1.0.0-d');
  });
});

test('a file that is no registry stays as it is, and why is said; an entry that is broken stays', async () => {
  const { folder: target } = targets;
  for (const text of ['{}', 'null', '[]', '{"remotes": ']) {
    await target.changeText('registry.json', () => text);
    await expect(release(publication('blog', '1.0.0-a'), { target })).rejects.toThrow(
      'is no registry',
    );
    expect(await target.readText('registry.json')).toBe(text);
  }
  await target.changeText('registry.json', () => '{"remotes": {"listings": null}}');
  await release(publication('blog', '1.0.0-a'), { target });
  expect((await readRegistry(target)).remotes).toMatchObject({
    listings: null,
    blog: { name: 'blog' },
  });
});

test('the status is a table of what is live, for whom, since when and from whom', async () => {
  const { folder: target } = targets;
  const now = () => new Date('2026-05-01T10:00:00Z');
  await release(publication('blog', '1.0.0-a'), { target, now });
  await setCanary(publication('blog', '1.0.0-b'), 20, { target, now });
  const status = await releaseStatus(target, {
    now: new Date('2026-05-01T13:10:00Z'),
    telemetry: {
      days: 7,
      parts: [
        {
          part: 'blog',
          version: '1.0.0-a',
          loads: 40,
          faults: { load: 1, render: 1, slow: 9 },
          look: { faults: ['blog: Error: no title'] },
        },
      ],
      newest: [],
      groups: [
        {
          part: 'blog',
          kind: 'data',
          query: 'posts',
          message: 'TypeError',
          place: {
            file: 'remote-blog/src/data/findPosts.ts',
            line: 12,
            function: 'findPosts',
            owner: '@anunturi/blog',
          },
          count: 7,
          versions: { '1.0.0-a': 6, '0.9.0': 1 },
        },
      ],
      stepsBack: [],
    },
  });
  expect(status).toMatch(/^blog +1\.0\.0-a +80 % +3 h +2 of 40 +no +abc +@anunturi\/blog$/m);
  expect(status).toMatch(/^blog +1\.0\.0-b +20 % +3 h +- +no +abc +@anunturi\/blog$/m);
  expect(status).toMatch(
    /^blog data posts: TypeError +remote-blog\/src\/data\/findPosts.ts:12 findPosts +@anunturi\/blog +1.0.0-a: 6, 0.9.0: 1$/m,
  );
  expect(status).toMatch(/^listings +none$/m);
  expect(status).toMatch(/^blog 1\.0\.0-a, as the site itself sees it: blog: Error: no title$/m);
});

test('the status says who uses what is deprecated, until when, and which shared versions each release wants', async () => {
  const { folder: target } = targets;
  await release(publication('shell', '1.0.0-s'), { target });
  await release(publication('blog', '1.0.0-a'), { target });
  await target.changeText('registry.json', (text) => {
    const registry = readRegistryText(text);
    const { contract: _none, ...blog } = registry.remotes.blog!;
    const remotes = { blog: { ...blog, needs: { react: '^19.2.9' } } };
    return JSON.stringify({ ...registry, remotes });
  });
  const status = await releaseStatus(target);
  expect(status).toMatch(
    /^a release that does not say which contract it keeps +2026-11-28 +2027-06-01 +blog 1\.0\.0-a$/m,
  );
  expect(status).toMatch(/^built with +contract +shell +@module-federation\/enhanced +react /m);
  expect(status).toMatch(/^shell 1\.0\.0-s +1 +\d+\.\d+\.\d+ +\S+ +19\.\d+\.\d+ /m);
  expect(status).toMatch(/^blog 1\.0\.0-a +1 +from 1\.0\.0 +- +\^19\.2\.9 /m);
});
