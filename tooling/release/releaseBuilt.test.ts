import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configuredGrants } from '@anunturi/edge/registry/configuredGrants';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { buildNames, remotes } from '../build/folders';
import { readRegistry, rollBack } from './acts';
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
