import { spawn } from 'node:child_process';
import { root } from '../build/folders';

type Options = {
  cwd?: string;
  environment?: Record<string, string>;
  /** Gets the output as it comes; without it the output is shown at once. */
  onOutput?: (text: string) => void;
  /** Ends the command, which then fails with an AbortError. */
  signal?: AbortSignal;
};

/** Runs a command, at the root unless told otherwise; resolves with its exit status. */
export function runCommand(
  command: string,
  args: string[],
  { cwd = root, environment = {}, onOutput, signal }: Options = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...environment },
      ...(signal && { signal }),
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
}
