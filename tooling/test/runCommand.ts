import { spawn } from 'node:child_process';
import { root } from '../release/folders';

type Options = { cwd?: string; environment?: Record<string, string> };

/** Runs a command, at the root unless told otherwise, with its output shown; resolves with its exit status. */
export function runCommand(
  command: string,
  args: string[],
  { cwd = root, environment = {} }: Options = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.once('error', reject);
    child.once('exit', (status) => resolve(status ?? 1));
  });
}
