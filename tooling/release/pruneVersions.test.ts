import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release, rollBack, setCanary } from './acts';
import { folderTarget } from './folderTarget';
import type { ReleaseTarget } from './ReleaseTarget';
import { route, writeBuild } from './testing/writeBuild';

let folder: string;
let target: ReleaseTarget;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prune-'));
  target = folderTarget(join(folder, 'target'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const built = (version: string) => ({
  name: 'blog',
  version,
  folder: writeBuild(folder, 'blog', version, { routes: [route('/blog')] }),
});
const released = (version: string) => release(built(version), { target });
const tried = async (versions: string) => {
  for (const version of versions) await setCanary(built(version), 10, { target });
};
const kept = async () => (await target.listFolders('releases/blog')).sort().join('');

test('canaries do not push out the version that was live before the newest release', async () => {
  await released('a');
  await tried('bcde');
  await released('f');
  expect(await kept()).toBe('acdef');
  expect(await rollBack('blog', { target })).toMatchObject({ now: 'a' });
});

test('canaries do not push out what open tabs run after a roll back, nor what can be gone back to', async () => {
  for (const version of 'abc') await released(version);
  await rollBack('blog', { target });
  await tried('defg');
  expect(await kept()).toBe('abcfg');
  expect(await rollBack('blog', { target })).toMatchObject({ now: 'a' });
});
