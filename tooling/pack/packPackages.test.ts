import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/folders';
import { readJson } from '../build/readJson';
import type { Manifest } from './packedManifest';
import { packPackages } from './packPackages';
import { packedPackages } from './packedPackages';

let folder: string;
let packed: Awaited<ReturnType<typeof packPackages>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packed-'));
  packed = await packPackages(join(folder, 'tarballs'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a tarball holds compiled files, their types, style sheets and nothing of tests or sources, and Node imports it', async () => {
  expect(packed.map(({ name }) => name)).toEqual(packedPackages.map((name) => `@anunturi/${name}`));
  const files = packed.flatMap(({ name, files: paths }) => paths.map((path) => `${name}/${path}`));
  expect(files).toEqual(
    expect.arrayContaining([
      '@anunturi/shared-contract/dist/registry/parseRegistry.js',
      '@anunturi/shared-contract/dist/registry/parseRegistry.d.ts',
      '@anunturi/shared-ui/dist/tokens.css',
      '@anunturi/shared-ui/dist/icons/LICENSE',
      '@anunturi/tooling/tooling/webpack/createRemoteConfig.d.ts',
    ]),
  );
  expect(files.filter((file) => /\.test\.|__snapshots__/.test(file))).toEqual([]);
  // Jest compiles its own.
  const sources = files.filter((file) => /(?<!\.d)\.tsx?$/.test(file));
  expect(sources.filter((file) => !file.includes('/tooling/jest/'))).toEqual([]);

  const installed = join(folder, 'node_modules/@anunturi/shared-contract');
  await mkdir(installed, { recursive: true });
  execFileSync('tar', ['xzf', packed[0]!.file, '--strip-components=1', '-C', installed]);
  const program = `import { isBelow } from '@anunturi/shared-contract/registry/isBelow'; console.log(isBelow('/blog', '/blog/1'));`;
  const args = ['--input-type=module', '--eval', program];
  expect(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })).toBe('true\n');
});

test('the packed tooling wants no package that is not packed and no other version than this repository has', async () => {
  const installed = join(folder, 'tooling');
  await mkdir(installed, { recursive: true });
  execFileSync('tar', ['xzf', packed.at(-1)!.file, '--strip-components=1', '-C', installed]);
  const { dependencies = {} } = await readJson<Manifest>(join(installed, 'package.json'));
  const own = Object.keys(dependencies).filter((name) => name.startsWith('@anunturi/'));
  expect(own).toEqual(['@anunturi/shared-contract']);
  for (const [name, version] of Object.entries(dependencies))
    expect(
      (await readJson<Manifest>(join(root, 'node_modules', name, 'package.json'))).version,
    ).toBe(version);
});

test('npm pack in the folder of such a package refuses, and names the command', () => {
  const { status, stderr } = spawnSync('npm', ['pack', '--dry-run'], {
    cwd: join(root, 'shared-ui'),
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('npm run pack:shared -- FOLDER');
});
