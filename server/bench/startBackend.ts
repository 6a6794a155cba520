import { EMBEDDED_PROJECT } from '@anunturi/shared-domain/site/embeddedProject';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestClient } from '@anunturi/local-firebase/testing/TestClient';
import { benchEnvironment, processorMs, startFirebase } from './startFirebase';

const projectId = EMBEDDED_PROJECT;
const here = import.meta.dirname;

/** The embedded Firebase and the commands, each a process of its own as in production; the load comes from this one. */
export async function startBackend() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-commands-'));
  const firebase = await startFirebase(folder);
  const { origin, serviceToken } = firebase;
  const commands = fork(join(here, '../app/serve.ts'), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...benchEnvironment,
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
      void firebase.stop();
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
      embedded: { origin, serviceToken },
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
      const ended = once(commands, 'exit');
      commands.kill('SIGTERM');
      await ended;
      await firebase.stop();
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
  const kibibytes = Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]);
  return Math.round((kibibytes * 1024) / 1_000_000);
}
