import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The embedded Firebase in a process of its own; `take` returns the server's times since the last call. */
export async function startServer(folder: string) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'serve.ts'), folder],
    { cwd: join(import.meta.dirname, '..', '..'), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return {
    origin,
    take: async () =>
      (await fetch(`${origin}/bench`)).json() as Promise<{
        times: number[];
        rssMb: number;
        peakMb: number;
      }>,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  };
}
