import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configuredGrants } from '@anunturi/edge/registry/configuredGrants';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { buildNames, remotes } from '../build/folders';
import { rollBack } from './acts';
import { readRegistry } from './readRegistry';
import { folderTarget } from './folderTarget';
import { releaseBuilt } from './releaseBuilt';
import { route, writeBuild } from './testing/writeBuild';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'release-built-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const without = { routes: [], files: { lifecycles: [], screens: {} } };

test('a remote that another checkout has left there stops no start: a new shell goes live without it, and it is named', async () => {
  const target = folderTarget(join(folder, 'target'));
  const left = (name: string) =>
    sampleRelease(name, [route(`/${name}`)], { needs: { react: '^18.0.0' } });
  await target.changeText('registry.json', () =>
    JSON.stringify({
      grants: configuredGrants,
      remotes: { blog: left('blog'), garage: left('garage') },
      canaries: { garage: { percent: 10, release: left('garage') } },
    }),
  );
  const warned: string[] = [];
  const start = (text: string) =>
    releaseBuilt(target, {
      folderOf: (name) => writeBuild(folder, name, text, without),
      warn: (line) => warned.push(line),
    });
  expect(await start('aaaaaaaa')).toHaveLength(buildNames.length);
  const { shell, remotes: live } = await readRegistry(target);
  expect(shell?.release).toMatch(/-aaaaaaaa$/);
  for (const name of remotes) expect(live[name]?.version).toMatch(/-aaaaaaaa$/);
  expect(warned).not.toHaveLength(0);
  for (const line of warned) expect(line).toMatch(/garage 1\.0\.0-abc wants react \^18\.0\.0/);
  expect(await start('aaaaaaaa')).toEqual([]);
});

test('a checkout that goes back to what was built before is what is live, unless somebody else has decided since', async () => {
  const target = folderTarget(join(folder, 'target'));
  const start = (text: string) =>
    releaseBuilt(target, { folderOf: (name) => writeBuild(folder, name, text, without) });
  const live = async () => {
    const { shell, remotes: shown } = await readRegistry(target);
    return [shell?.release, ...remotes.map((name) => shown[name]?.version)].map((version) =>
      version?.slice(-8),
    );
  };
  const all = (text: string) => buildNames.map(() => text);
  await start('aaaaaaaa');
  await start('bbbbbbbb');
  expect(await start('aaaaaaaa')).toHaveLength(buildNames.length);
  expect(await live()).toEqual(all('aaaaaaaa'));
  expect(await start('aaaaaaaa')).toEqual([]);
  const [version] = await start('bbbbbbbb');
  expect(version).toMatch(/-bbbbbbbb$/);
  for (const name of buildNames) await rollBack(name, { target, by: 'ana' });
  expect(await live()).toEqual(all('aaaaaaaa'));
  expect(await start('bbbbbbbb')).toEqual([]);
  expect(await live()).toEqual(all('aaaaaaaa'));
});

test('a start puts back what live versions have lost, from the same build, and names what it has no build of', async () => {
  const target = folderTarget(join(folder, 'target'));
  const warned: string[] = [];
  const start = (text: string) =>
    releaseBuilt(target, {
      folderOf: (name) => writeBuild(folder, name, text, without),
      warn: (line) => warned.push(line),
    });
  const files = (await start('aaaaaaaa')).map((released) => {
    const [name, version] = released.split(' ') as [string, string];
    return name === 'shell'
      ? 'shell/static/js/main.aaaaaaaa.js'
      : `releases/${name}/${version}/remoteEntry.js`;
  });
  for (const file of files) await target.removeFile(file);
  expect(await start('aaaaaaaa')).toEqual([]);
  for (const file of files) expect(await target.readText(file)).toBe('aaaaaaaa');
  expect(warned).toEqual([]);

  await start('bbbbbbbb');
  await rollBack('blog', { target });
  await target.removeFile(files.find((file) => file.includes('/blog/'))!);
  await start('bbbbbbbb');
  expect(warned).toEqual([
    expect.stringMatching(/^blog 1\.0\.0-aaaaaaaa is not whole: remoteEntry\.js is missing$/),
  ]);
});
