import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@anunturi/edge/files/findDamage';
import { sampleGrants } from '@anunturi/shared-contract/registry/sampleGrants';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { shellOffer } from '../webpack/shellOffer';
import { release, rollBack } from './acts';
import { readRegistry } from './readRegistry';
import { folderTarget } from './folderTarget';
import type { ReleaseTarget } from './ReleaseTarget';

let folder: string;
let target: ReleaseTarget;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'switch-shell-'));
  target = folderTarget(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, value: unknown) =>
  target.changeText(path, () => JSON.stringify(value));

/** Two shells, of React 18 and of 19, which is live, and what runs in it. */
async function writeShells(shown: object): Promise<void> {
  const shell = (version: string, react: string) => ({
    version,
    contracts: [1],
    provides: { shell: '1.0.0', react },
    owner: '@anunturi/platform',
    builtAt: '2026-05-01T10:00:00Z',
    digest: version,
    assets: { 'assets.json': { sizeBytes: 9, integrity: integrityOf(JSON.stringify(version)) } },
  });
  for (const [version, react] of Object.entries({ '1.0.0-a': '18.3.1', '1.0.0-b': '19.2.0' })) {
    await write(`shell/versions/${version}/shell.json`, shell(version, react));
    await write(`shell/versions/${version}/assets.json`, version);
  }
  await write('shell/assets.json', '1.0.0-b');
  const at = '2026-05-01T10:00:00Z';
  const { contracts, provides } = shell('1.0.0-b', '19.2.0');
  await write('registry.json', {
    grants: sampleGrants,
    remotes: {},
    ...shown,
    shell: { release: '1.0.0-b', version: '1.0.0', contracts, provides },
    history: ['1.0.0-a', '1.0.0-b'].map((version) => ({
      at,
      act: 'release',
      name: 'shell',
      version,
    })),
  });
}
const route = { path: '/blog', screen: 'blog', access: 'public', title: 'Blog' } as const;
const blog = (react: string) => sampleRelease('blog', [route], { needs: { react } });

test.each<[string, object]>([
  ['the live version', { remotes: { blog: blog('^19.0.0') } }],
  ['a canary', { canaries: { blog: { percent: 10, release: blog('^19.0.0') } } }],
])(
  'the way back to a shell that %s of a remote cannot run in is refused with the reason',
  async (_what, shown) => {
    await writeShells(shown);
    const before = await target.readText('registry.json');
    await expect(rollBack('shell', { target })).rejects.toThrow(
      /blog 1\.0\.0-abc wants react \^19\.0\.0, the shell has 18\.3\.1/,
    );
    expect(await target.readText('registry.json')).toBe(before);
    expect(await target.readText('shell/assets.json')).toBe('"1.0.0-b"');
  },
);

test('what runs in the shell before does not stop the way back, nor does an entry that is broken', async () => {
  await writeShells({ remotes: { blog: blog('^18.0.0'), listings: null } });
  await rollBack('shell', { target });
  expect((await readRegistry(target)).shell?.release).toBe('1.0.0-a');
  expect(await target.readText('shell/assets.json')).toBe('"1.0.0-a"');
});

/** A build of the shell as it is now; what it offers is read from the packages. */
function builtShell(): string {
  const build = join(folder, 'build');
  mkdirSync(build);
  const assets = { 'assets.json': { sizeBytes: 5, integrity: integrityOf('"new"') } };
  writeFileSync(join(build, 'assets.json'), '"new"');
  writeFileSync(
    join(build, 'build.json'),
    JSON.stringify({ digest: 'new', builtAt: '2026-05-01T10:00:00Z', assets }),
  );
  return build;
}

test('a new shell that a live remote cannot run in is refused and not published, unless its release follows', async () => {
  await writeShells({ remotes: { blog: blog('^17.0.0') } });
  const before = await target.readText('registry.json');
  const publication = { name: 'shell', version: '1.0.0-c', folder: builtShell() };
  await expect(release(publication, { target })).rejects.toThrow(
    `blog 1.0.0-abc wants react ^17.0.0, the shell has ${shellOffer().provides.react}`,
  );
  expect(await target.readText('registry.json')).toBe(before);
  expect(await target.listFolders('shell/versions')).toEqual(['1.0.0-a', '1.0.0-b']);
  await release({ ...publication, without: ['blog'] }, { target });
  expect((await readRegistry(target)).shell?.release).toBe('1.0.0-c');
  expect(await target.readText('shell/assets.json')).toBe('"new"');
});

test('a shell is refused as well when what cannot run in it goes live while its files are put there', async () => {
  await writeShells({});
  const slow: ReleaseTarget = {
    ...target,
    async putFolder(...folder) {
      await target.putFolder(...folder);
      await target.changeText('registry.json', (text) =>
        JSON.stringify({ ...JSON.parse(text!), remotes: { blog: blog('^17.0.0') } }),
      );
    },
  };
  const publication = { name: 'shell', version: '1.0.0-c', folder: builtShell() };
  await expect(release(publication, { target: slow })).rejects.toThrow(
    `blog 1.0.0-abc wants react ^17.0.0, the shell has ${shellOffer().provides.react}`,
  );
  expect((await readRegistry(target)).shell?.release).toBe('1.0.0-b');
  expect(await target.readText('shell/assets.json')).toBe('"1.0.0-b"');
});
