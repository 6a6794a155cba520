// Makes one more remote with `new:remote` in a copy of the sources, runs its test, builds it and releases it into the folder
// that is named: for a journey that opens it in the shell that stands there, untouched.
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { root } from '../build/folders';
import { workspaces } from '../build/workspaces';
import { runCommand } from './runCommand';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

const [name = '', to = ''] = process.argv.slice(2);
/** Beside other data that is never committed; not in `dist/`, where no test is looked for. */
const copy = join(root, `.data.new-remote-${process.pid}`);
const left = ['dist', 'coverage', 'node_modules'];

const run = async (command: string, args: string[], cwd = copy) => {
  const status = await runCommand(command, args, { cwd });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}.`);
};
const program = (file: string, args: string[], cwd?: string) =>
  run(process.execPath, ['--import', 'tsx', join(copy, file), ...args], cwd);
const installed = (command: string) => join(copy, 'node_modules/.bin', command);

try {
  await copySources();
  await linkPackages();
  await program('tooling/bin/newRemote.ts', [name]);
  await run(installed('tsc'), ['-p', `remote-${name}`]);
  await run(installed('jest'), [`remote-${name}/`]);
  await program('tooling/bin/build.ts', [], join(copy, `remote-${name}`));
  await program('tooling/bin/release.ts', ['grants', '--to', resolve(to)]);
  await program('tooling/bin/release.ts', ['release', name, '--to', resolve(to)]);
} finally {
  await rm(copy, { recursive: true, force: true });
}

async function copySources(): Promise<void> {
  const files = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isFile());
  for (const entry of [...files.map((file) => file.name), '.github', ...workspaces()])
    await cp(join(root, entry), join(copy, entry), {
      recursive: true,
      filter: (source) => !left.includes(basename(source)),
    });
}

/** Packages of others are those that are installed; our own are the copies. */
async function linkPackages(): Promise<void> {
  const scope = '@anunturi';
  await mkdir(join(copy, 'node_modules', scope), { recursive: true });
  for (const entry of await readdir(join(root, 'node_modules')))
    if (entry !== scope && entry !== '.cache')
      await symlink(join(root, 'node_modules', entry), join(copy, 'node_modules', entry));
  for (const folder of workspaces()) {
    await symlink(`../../${folder}`, join(copy, 'node_modules', scope, folder));
    const own = join(root, folder, 'node_modules'); // versions that no other package has
    if (existsSync(own)) await symlink(own, join(copy, folder, 'node_modules'));
  }
}
