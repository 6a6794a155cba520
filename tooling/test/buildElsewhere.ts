// Builds one remote in another folder: the files must be the same, byte by byte, and no build may name a folder of this machine.
import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buildFolder, isReleased, readBuild } from '../build/describeBuild';
import { filesBelow } from '../build/filesBelow';
import { buildNames, packageFolder, root } from '../build/folders';
import { optimiseLate } from '../build/optimiseLate';
import { workspaces } from '../build/workspaces';
import { linkTree } from './linkTree';
import { runCommand } from './runCommand';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

/** The smallest one: it runs through the same configuration as the others. */
const NAME = 'blog';
const elsewhere = join(root, 'dist/elsewhere/another folder');

const faults: string[] = [];
try {
  linkTree(root, elsewhere, [...workspaces(), 'node_modules']);
  const folder = join(elsewhere, relative(root, packageFolder(NAME)));
  const program = join(elsewhere, 'tooling/bin/build.ts');
  const status = await runCommand(process.execPath, [...optimiseLate, '--import', 'tsx', program], {
    cwd: folder,
  });
  if (status !== 0) faults.push(`${NAME} could not be built in another folder.`);
  else await compare(join(folder, 'dist/build'));
} finally {
  rmSync(join(root, 'dist/elsewhere'), { recursive: true, force: true });
}
for (const name of buildNames) await findPaths(name);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

async function compare(folder: string): Promise<void> {
  const [here, there] = [await readBuild(buildFolder(NAME)), await readBuild(folder)];
  for (const file of new Set([...Object.keys(here.assets), ...Object.keys(there.assets)]))
    if (here.assets[file]?.integrity !== there.assets[file]?.integrity)
      faults.push(`${NAME}: ${file} is another one when it is built in another folder.`);
}

async function findPaths(name: string): Promise<void> {
  for (const file of await filesBelow(buildFolder(name))) {
    const path = relative(buildFolder(name), file);
    if (isReleased(path) && (await readFile(file, 'latin1')).includes(root))
      faults.push(`${name}: ${path} names ${root}.`);
  }
}
