import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Journeys release here, and nothing where the product is live. */
export const filesFolder = join(root, 'dist/journeys');

export type Site = {
  origin: string;
  dataFolder: string;
  process: ChildProcess;
  output(): string;
  stop(): Promise<void>;
};

/** What `npm start` runs. */
const program = [process.execPath, join(root, 'tooling/bin/start.cjs')];

/** Starts the product exactly as `npm start` does, on a free port (unless `environment` names one) and the given data folder. */
export async function startSite(
  dataFolder: string,
  environment: Record<string, string> = {},
  [command = '', ...args] = program,
): Promise<Site> {
  const port = Number(environment.PORT) || (await freePort());
  const child = spawn(command, args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      PORT: String(port),
      DATA_FOLDER: dataFolder,
      FILES_FOLDER: filesFolder,
      RENDER_LIMIT_MS: '10000', // journeys look at what is rendered, on machines that are busy
      // Everybody in the journeys has one address.
      PAGES_PER_MINUTE: '100000',
      TELEMETRY_PER_MINUTE: '100000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const origin = `http://localhost:${port}`;
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += String(chunk);
      if (output.includes(origin)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) =>
      reject(new Error(`The product stopped with ${code} before it was ready:\n${output}`)),
    );
  });
  const closed = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await closed; // nobody that it started holds its output any more
  };
  return { origin, dataFolder, process: child, output: () => output, stop };
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
