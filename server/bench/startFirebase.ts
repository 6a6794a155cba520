import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { EMBEDDED_PROJECT } from '@anunturi/shared-domain/site/embeddedProject';

export const benchEnvironment = { ...process.env, NODE_ENV: 'test', NODE_OPTIONS: '' };

const here = import.meta.dirname;

/** The embedded Firebase as a process of its own on a data folder, with the product's rules and indexes. */
export async function startFirebase(folder: string) {
  const main = join(here, '../../local-firebase/src/main.ts');
  const options = ['--project', EMBEDDED_PROJECT, '--port', '0', '--data', folder, '--test-mode'];
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...options], {
    cwd: join(here, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: benchEnvironment,
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The embedded Firebase ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      if (found) resolve(found);
    });
  });
  return {
    origin,
    serviceToken: (await readFile(join(folder, 'service-token'), 'utf8')).trim(),
    /** Milliseconds of processor that it has used, as Linux counts them. */
    processorMs: () => processorMs(child),
    async stop(): Promise<void> {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const TICKS_PER_S = 100;

/** Milliseconds of processor that a process has used; NaN where the system does not tell. */
export async function processorMs({ pid }: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return (Number(user) + Number(system)) * (1000 / TICKS_PER_S);
}
