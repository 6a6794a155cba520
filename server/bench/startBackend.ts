import { EMBEDDED_PROJECT } from '@anunturi/shared-domain/site/embeddedProject';
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { TestClient } from '@anunturi/local-firebase/testing/TestClient';

const projectId = EMBEDDED_PROJECT;
const here = import.meta.dirname;
const environment = { ...process.env, NODE_ENV: 'test', NODE_OPTIONS: '' };

/** The embedded Firebase and the commands, each a process of its own as in production; the load comes from this one. */
export async function startBackend() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-commands-'));
  const main = join(here, '../../local-firebase/src/main.ts');
  const firebase = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      main,
      '--project',
      projectId,
      '--port',
      '0',
      '--data',
      folder,
      '--test-mode',
    ],
    { cwd: join(here, '../..'), stdio: ['ignore', 'pipe', 'inherit'], env: environment },
  );
  const origin = await new Promise<string>((resolve, reject) => {
    firebase.once('exit', (code) => reject(new Error(`The embedded Firebase ended with ${code}`)));
    createInterface({ input: firebase.stdout }).on('line', (line) => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      if (found) resolve(found);
    });
  });
  const commands = fork(join(here, '../app/serve.ts'), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...environment,
      PROJECT_ID: projectId,
      EMBEDDED_ORIGIN: origin,
      SERVICE_TOKEN_FILE: join(folder, 'service-token'),
      MAIL_FOLDER: join(folder, 'outbox'),
      PORT: '0',
      HOST: '127.0.0.1',
      PROXIES: '1',
    },
  });
  const { port } = await new Promise<{ port: number }>((resolve, reject) => {
    commands.once('message', (message) => resolve(message as { port: number }));
    commands.once('exit', (code) => {
      firebase.kill('SIGTERM');
      reject(new Error(`The commands ended with ${code}`));
    });
  });
  const owner = new TestClient(origin, projectId, 'owner');
  return {
    origin,
    bucket: `${projectId}.appspot.com`,
    /** Where a program opens the documents past the rules. */
    place: {
      projectId,
      embedded: {
        origin,
        serviceToken: (await readFile(join(folder, 'service-token'), 'utf8')).trim(),
      },
    },
    commandOrigin: `http://127.0.0.1:${port}`,
    owner,
    async seed(path: string, data: object): Promise<void> {
      const answer = await owner.set(path, data);
      if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    },
    /** Makes an account with a confirmed address and answers an ID token of it. */
    async signIn(uid: string): Promise<string> {
      const [email, password] = [`${uid}@exemplu.ro`, 'o parolă lungă'];
      const accounts = `${origin}/identitytoolkit.googleapis.com/v1`;
      await send(`${accounts}/projects/${projectId}/accounts`, {
        localId: uid,
        email,
        password,
        emailVerified: true,
      });
      const signedIn = await send(`${accounts}/accounts:signInWithPassword?key=demo`, {
        email,
        password,
        returnSecureToken: true,
      });
      return signedIn.idToken as string;
    },
    /** Resident memory of the command process in MB, now or at its highest, as Linux counts it. */
    memoryMb: (field: 'VmRSS' | 'VmHWM') => memoryMb(commands, field),
    /** Milliseconds of processor that the command process has used, as Linux counts them. */
    processorMs: () => processorMs(commands),
    async stop(): Promise<void> {
      for (const child of [commands, firebase]) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Backend = Awaited<ReturnType<typeof startBackend>>;

async function send(url: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

async function memoryMb({ pid }: ChildProcess, field: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''); // NaN elsewhere
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
}

const TICKS_PER_S = 100;

async function processorMs({ pid }: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''); // NaN elsewhere
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return (Number(user) + Number(system)) * (1000 / TICKS_PER_S);
}
