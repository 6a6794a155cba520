import { join } from 'node:path';
import { runCommand } from './runCommand';

/** Runs a program of a copy of the sources. @throws Error when it fails */
export async function runProgram(
  copy: string,
  file: string,
  args: string[],
  cwd = copy,
): Promise<void> {
  const status = await runCommand(
    process.execPath,
    ['--import', 'tsx', join(copy, file), ...args],
    { cwd },
  );
  if (status !== 0) throw new Error(`${file} ${args.join(' ')} ended with ${status}.`);
}
