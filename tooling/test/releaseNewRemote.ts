// Makes one more remote with `new:remote` in a copy of the sources, runs its test, builds it and releases it into the folder
// that is named: for a journey that opens it in the shell that stands there, untouched.
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { root } from '../build/folders';
import { copySources } from './copySources';
import { runCommand } from './runCommand';
import { runProgram } from './runProgram';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

const [name = '', to = ''] = process.argv.slice(2);
/** Beside other data that is never committed; not in `dist/`, where no test is looked for. */
const copy = join(root, `.data.new-remote-${process.pid}`);

const installed = async (command: string, ...args: string[]) => {
  const status = await runCommand(join(copy, 'node_modules/.bin', command), args, { cwd: copy });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}.`);
};

try {
  await copySources(copy);
  await runProgram(copy, 'tooling/bin/newRemote.ts', [name]);
  await installed('tsc', '-p', `remote-${name}`);
  await installed('jest', `remote-${name}/`);
  await runProgram(copy, 'tooling/bin/build.ts', [], join(copy, `remote-${name}`));
  await runProgram(copy, 'tooling/bin/release.ts', ['grants', '--to', resolve(to)]);
  const release = ['release', name, '--to', resolve(to), '--no-look']; // the journey looks
  await runProgram(copy, 'tooling/bin/release.ts', release);
} finally {
  await rm(copy, { recursive: true, force: true });
}
