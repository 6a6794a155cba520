import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { compileProgram } from './compileProgram';

/**
 * The embedded Firebase as a process of its own in test mode, for tests that measure or kill it. Unless told with `--config` it
 * has the `firebase.json` of this folder, which names no rules: only the owner may do anything.
 */
export async function startChildFirebase(
  dataFolder: string,
  more: string[] = [],
  nodeOptions = '',
) {
  const main = compileProgram(join(__dirname, '../src/main.ts'));
  const child: ChildProcess = spawn(
    process.execPath,
    [main, '--port', '0', '--data', dataFolder, '--test-mode', ...more],
    {
      cwd: __dirname,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'test', NODE_OPTIONS: nodeOptions },
    },
  );
  const lines: string[] = [];
  const exited = once(child, 'exit');
  createInterface({ input: child.stderr! }).on('line', (line) => lines.push(line));
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      lines.push(line);
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(line);
      if (found) resolve(found[0]);
    });
    void exited.then(([code]) => reject(new Error(`It ended with ${code}: ${lines.join('\n')}`)));
  });
  return {
    origin,
    lines,
    /** Resident memory in MB, now and at its highest; null where the system does not tell. */
    async memoryMb(): Promise<{ now: number; peak: number } | null> {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => null);
      const read = (name: string) =>
        (Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status ?? '')?.[1]) * 1024) / 1_000_000;
      return status === null ? null : { now: read('VmRSS'), peak: read('VmHWM') };
    },
    async end(signal: NodeJS.Signals): Promise<number | null> {
      child.kill(signal);
      const [code] = await exited;
      return code as number | null;
    },
  };
}
