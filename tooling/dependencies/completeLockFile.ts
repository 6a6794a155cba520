// `npm run lock:complete`, after each `npm install`: completes the lock file of the repository and those of `tooling/on-demand`.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { root } from '../build/folders';
import { completeLock } from './completeLock';

reportFailures();

const onDemand = join(root, 'tooling/on-demand');
const folders = (await readdir(onDemand, { withFileTypes: true })).filter((entry) =>
  entry.isDirectory(),
);
for (const folder of [root, ...folders.map(({ name }) => join(onDemand, name))]) {
  const file = join(folder, 'package-lock.json');
  const lock = JSON.parse(await readFile(file, 'utf8')) as Parameters<typeof completeLock>[0];
  const { packages, added } = completeLock(lock);
  await writeFile(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  if (added > 0) console.log(`${file}: ${added} packages of other platforms added`);
}
