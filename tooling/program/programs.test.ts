import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/folders';
import { readJson } from '../build/readJson';
import { workspaces } from '../build/workspaces';
import { serverPrograms } from '../bundle/serverPrograms';

const folders = ['.', ...workspaces()];

/** Every TypeScript program that a script of a package.json runs, by path below the repository. */
async function programs(): Promise<string[]> {
  const files = await Promise.all(
    folders.map(async (folder) => {
      const { scripts = {} } = await readJson<{ scripts?: Record<string, string> }>(
        join(root, folder, 'package.json'),
      );
      return Object.values(scripts).flatMap((script) =>
        [...script.matchAll(/--import tsx (\S+\.ts)/g)].map(([, file]) => join(folder, file!)),
      );
    }),
  );
  const servers = Object.values(serverPrograms).map(({ entry }) => entry.slice(root.length + 1));
  return [...new Set([...files.flat(), ...servers, 'tooling/serve/start.ts'])].sort();
}

test('every program has the one top level: no failure that a person can mend shows a stack', async () => {
  const without = (await programs()).filter(
    (file) => !/^reportFailures\(/m.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(without).toEqual([]);
});
