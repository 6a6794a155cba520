import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote, release, rollBack, setCanary } from './acts';
import { readRegistry } from './readRegistry';
import { folderTarget } from './folderTarget';
import type { ReleaseTarget } from './ReleaseTarget';
import { route, writeBuild } from './testing/writeBuild';

let folder: string;
let target: ReleaseTarget;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meanwhile-'));
  target = folderTarget(join(folder, 'target'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const built = (version: string, name = 'blog') => ({
  name,
  version,
  folder: writeBuild(folder, name, version, { routes: [route('/blog')] }),
});

/** The target as who is slower sees it: a colleague acts between what they read and what they change. */
const slower = (act: () => Promise<unknown>): ReleaseTarget => ({
  ...target,
  async changeText(...change) {
    await act();
    await target.changeText(...change);
  },
});

test.each(['blog', 'shell'])(
  'a roll back of %s does not undo what was released meanwhile',
  async (name) => {
    for (const version of ['a', 'bad']) await release(built(version, name), { target });
    const late = slower(() => release(built('mend', name), { target }));
    const live = async () => {
      const { shell, remotes } = await readRegistry(target);
      return name === 'shell' ? shell?.release : remotes[name]?.version;
    };
    await expect(rollBack(name, { target: late })).rejects.toThrow(
      `${name}: mend is live by now, not bad.`,
    );
    expect(await live()).toBe('mend');
  },
);

test('a canary that is ended meanwhile is not promoted', async () => {
  await release(built('a'), { target });
  await setCanary(built('b'), 10, { target });
  const late = slower(() => setCanary({ name: 'blog' }, 0, { target }));
  await expect(promote('blog', { target: late })).rejects.toThrow('blog b is no canary any more.');
  expect((await readRegistry(target)).remotes.blog?.version).toBe('a');
});

test('who ends a canary does not end the next one', async () => {
  await release(built('a'), { target });
  await setCanary(built('b'), 10, { target });
  const late = slower(() => setCanary(built('c'), 10, { target }));
  await expect(setCanary({ name: 'blog' }, 0, { target: late })).rejects.toThrow(
    'blog b is no canary any more.',
  );
  expect((await readRegistry(target)).canaries?.blog?.release.version).toBe('c');
});
