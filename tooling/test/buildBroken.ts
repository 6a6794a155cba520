// Copies the sources into an empty folder, breaks a remote there and builds it: `buildBroken.ts blog screen FOLDER`, for the
// containment and a journey, which release from that folder.
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { brokenBuilds, type BrokenKind } from '../../e2e/support/releases/brokenBuilds';
import { packageFolder, root } from '../build/folders';
import { copySources } from './copySources';
import { runProgram } from './runProgram';
import { withEdit } from './withEdit';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

const [name, kind, copy] = process.argv.slice(2) as [keyof typeof brokenBuilds, BrokenKind, string];

await copySources(copy);
for (const edit of brokenBuilds[name][kind]) {
  const file = join(copy, edit.file);
  await writeFile(file, withEdit(await readFile(file, 'utf8'), edit));
}
const folder = join(copy, relative(root, packageFolder(name)));
await runProgram(copy, 'tooling/bin/build.ts', [], folder);
