import { spawn } from 'node:child_process';
import { root } from '../release/folders.mjs';

/** Runs a command at the root with its output shown; resolves with its exit status. */
export function runCommand(command, args, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.once('error', reject);
    child.once('exit', (status) => resolve(status ?? 1));
  });
}
