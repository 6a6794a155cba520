import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release, rollBack } from './acts';
import { readRegistry } from './readRegistry';
import { folderTarget } from './folderTarget';
import { releaseBuilt } from './releaseBuilt';
import type { ReleaseTarget } from './ReleaseTarget';
import { writeBuild } from './testing/writeBuild';

let folder: string;
let target: ReleaseTarget;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'serve-shell-'));
  target = folderTarget(join(folder, 'target'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const without = { routes: [], files: { lifecycles: [], screens: {} } };
const released = (version: string, to = target) =>
  release({ name: 'shell', version, folder: writeBuild(folder, 'shell', version) }, { target: to });
/** The release of the registry, and the shell that visitors get. */
const live = async () => [
  (await readRegistry(target)).shell?.release,
  await target.readText('shell/assets.json'),
];

test.each(['assets.json.br', 'assets.json'])(
  'of two shells released at once, the files are those of the one in the registry (%s)',
  async (file) => {
    let isMeanwhile = false;
    const slower: ReleaseTarget = {
      ...target,
      async copyFile(from, to) {
        if (to === `shell/${file}` && !isMeanwhile) {
          isMeanwhile = true;
          await released('b');
        }
        return target.copyFile(from, to);
      },
    };
    await released('a', slower);
    expect(await live()).toEqual(['b', '"b"']);
  },
);

test('what a release that was cut off has not put there, the next start puts there, and changes nothing else', async () => {
  const start = (text: string) =>
    releaseBuilt(target, { folderOf: (name) => writeBuild(folder, name, text, without) });
  const cutOff: ReleaseTarget = {
    ...target,
    copyFile: () => Promise.reject(new Error('cut off')),
  };
  await start('aaaaaaaa');
  await start('bbbbbbbb');
  await expect(rollBack('shell', { target: cutOff })).rejects.toThrow('cut off');
  const before = await target.readText('registry.json');
  expect(await target.readText('shell/assets.json')).toBe('"bbbbbbbb"');
  expect(await start('bbbbbbbb')).toEqual([]);
  expect(await target.readText('shell/assets.json')).toBe('"aaaaaaaa"');
  expect(await target.readText('registry.json')).toBe(before);
});
