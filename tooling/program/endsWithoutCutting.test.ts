/** @jest-environment node */
// Processes as they run in production, asked over connections that stay open while they are told to end.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/folders';

const CLIENTS = 4;
/** Of this many answers each client has had some when the signal comes. */
const ANSWERS_BEFORE = 200;
const RUNS = 2;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ends-'));
  mkdirSync(join(folder, 'shell'));
  writeFileSync(join(folder, 'token'), 'a-token');
  writeFileSync(join(folder, 'registry.json'), '{"remotes":{},"grants":{}}');
  writeFileSync(join(folder, 'shell/assets.json'), '{"entries":{"main":[]},"chunks":{}}');
});
afterAll(() => rmSync(folder, { recursive: true }));

const servers = {
  'the HTML server': {
    program: 'edge/src/main.ts',
    path: '/healthz',
    environment: () => ({
      SITE_ORIGIN: 'https://targ.example',
      FIREBASE_CONFIG: '{"projectId":"p","apiKey":"k","authDomain":"d","storageBucket":"b"}',
      FILES_FOLDER: folder,
      PROXIES: '0',
    }),
  },
  'the product of npm start': {
    program: 'tooling/serve/testing/serveUnreleased.ts',
    path: '/healthz',
    environment: () => ({ FILES_FOLDER: folder }),
  },
  'the commands': {
    program: 'server/app/serve.ts',
    path: '/api/nothing',
    environment: () => ({
      PROJECT_ID: 'p',
      MAIL_FOLDER: join(folder, 'outbox'),
      PROXIES: '0',
      EMBEDDED_ORIGIN: 'http://127.0.0.1:9',
      SERVICE_TOKEN_FILE: join(folder, 'token'),
    }),
  },
};

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function start({ program, environment }: (typeof servers)[keyof typeof servers]) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: folder, PORT: String(port), ...environment() },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise<void>((listening) =>
    child.stdout.on('data', (text) => String(text).includes(`port ${port}`) && listening()),
  );
  return { child, port };
}

/** Asks again and again over one connection until nobody listens any more, and says what was cut. */
async function askUntilRefused(url: string, onAnswer: () => void): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const cut: string[] = [];
  for (;;) {
    const failure = await new Promise<string | undefined>((resolve) =>
      get(url, { agent }, (answer) => {
        answer.resume().once('end', () => resolve(undefined));
        answer.once('error', ({ message }) => resolve(message));
      }).once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message)),
    );
    if (failure === 'ECONNREFUSED') break;
    if (failure) cut.push(failure);
    else onAnswer();
  }
  agent.destroy();
  return cut;
}

async function askWhileItEnds(child: ChildProcess, url: string): Promise<string[]> {
  let answers = 0;
  const onAnswer = () => {
    answers += 1;
    if (answers === ANSWERS_BEFORE) child.kill('SIGTERM');
  };
  const exited = once(child, 'exit');
  const cut = await Promise.all(
    Array.from({ length: CLIENTS }, () => askUntilRefused(url, onAnswer)),
  );
  const [status] = (await exited) as [number | null];
  expect(status).toBe(0);
  return cut.flat();
}

test.each(Object.entries(servers))(
  '%s ends on SIGTERM and cuts nobody off',
  async (_name, server) => {
    for (let run = 0; run < RUNS; run += 1) {
      const { child, port } = await start(server);
      expect(await askWhileItEnds(child, `http://127.0.0.1:${port}${server.path}`)).toEqual([]);
    }
  },
  300_000, // the product makes its demonstration data first
);
