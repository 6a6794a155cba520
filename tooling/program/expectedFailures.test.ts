/** @jest-environment node */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from '@anunturi/local-firebase/server/lockFolder';
import { root } from '../build/folders';

let folder: string;
let usedPort: number;
let listener: Server;
let letGo: () => void;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'expected-failures-'));
  listener = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  usedPort = (listener.address() as AddressInfo).port;
  mkdirSync(join(folder, 'used'));
  letGo = await lockFolder(join(folder, 'used'));
  write('used/accounts.db', '');
  write('cut.tar.gz', 'not even the beginning of an archive');
  write('site.config.json', '{ "name": "Targ", "county": { "name": "Iasi" } }');
});
afterAll(() => {
  listener.close();
  letGo();
  rmSync(folder, { recursive: true });
});

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

type Failure = {
  program: string;
  arguments?: string[];
  environment?: Record<string, string>;
  status?: 1 | 2;
  says: string;
  remedy: string;
};

/** Every kind of expected failure, each by the program that meets it most. */
const failures: [what: string, make: () => Failure][] = [
  [
    'a port in use, at the embedded Firebase',
    () => ({
      program: 'local-firebase/src/main.ts',
      arguments: ['--port', String(usedPort), '--data', join(folder, 'free')],
      says: `Port ${usedPort} is used by another program.`,
      remedy: '--port',
    }),
  ],
  [
    'a port in use, at the HTML server',
    () => ({
      program: 'edge/src/main.ts',
      environment: {
        SITE_ORIGIN: 'https://targ.example',
        FIREBASE_CONFIG: '{"projectId":"p","apiKey":"k","authDomain":"d","storageBucket":"b"}',
        PORT: String(usedPort),
        PROXIES: '0',
        FILES_FOLDER: folder,
      },
      says: `Port ${usedPort} is used by another program.`,
      remedy: 'PORT=',
    }),
  ],
  [
    'no word of the proxies in front, at the HTML server',
    () => ({
      program: 'edge/src/main.ts',
      environment: {
        SITE_ORIGIN: 'https://targ.example',
        FIREBASE_CONFIG: '{"projectId":"p","apiKey":"k","authDomain":"d","storageBucket":"b"}',
        FILES_FOLDER: folder,
      },
      says: 'PROXIES is not set.',
      status: 2,
      remedy: 'PROXIES=1 at Cloud Run',
    }),
  ],
  [
    'no word of the proxies in front, at the commands',
    () => ({
      program: 'server/app/serve.ts',
      environment: {
        PROJECT_ID: 'p',
        EMBEDDED_ORIGIN: 'http://127.0.0.1:9',
        SERVICE_TOKEN_FILE: join(folder, 'site.config.json'),
        MAIL_FOLDER: join(folder, 'outbox'),
      },
      says: 'PROXIES is not set.',
      status: 2,
      remedy: 'PROXIES=1 at Cloud Run',
    }),
  ],
  [
    'no configuration of Firebase',
    () => ({
      program: 'edge/src/main.ts',
      environment: { SITE_ORIGIN: 'https://targ.example', FIREBASE_CONFIG: '{"projectId":"p"}' },
      says: 'FIREBASE_CONFIG: apiKey is missing.',
      remedy: 'Firebase console',
    }),
  ],
  [
    "a site's configuration that lacks a field",
    () => ({
      program: 'server/migrations/main.ts',
      arguments: ['--project', 'p'],
      environment: { SITE_CONFIG: join(folder, 'site.config.json') },
      says: 'domain is missing. Expected: its domain in small letters',
      remedy: 'npm run new:site',
    }),
  ],
  [
    'no account at Google',
    () => ({
      program: 'server/migrations/main.ts',
      arguments: ['--project', 'p'],
      environment: { GOOGLE_APPLICATION_CREDENTIALS: join(folder, 'no-key.json') },
      says: 'Google accepts no account of this machine.',
      remedy: 'GOOGLE_APPLICATION_CREDENTIALS',
    }),
  ],
  [
    'a folder in use',
    () => ({
      program: 'tooling/bin/grantAdmin.ts',
      arguments: ['ana@example.ro'],
      environment: { DATA_FOLDER: join(folder, 'used') },
      says: 'used is in use by another running server.',
      remedy: 'Stop that one first',
    }),
  ],
  [
    'a cut archive',
    () => ({
      program: 'local-firebase/src/main.ts',
      arguments: ['import', join(folder, 'cut.tar.gz'), '--data', join(folder, 'restored')],
      says: 'cut.tar.gz is cut short or no archive at all',
      remedy: 'Take another copy of the backup.',
    }),
  ],
  [
    'commands that do not know whom they serve',
    () => ({
      program: 'server/app/serve.ts',
      status: 2,
      says: 'The commands do not know whom they serve.',
      remedy: 'Set PROJECT_ID',
    }),
  ],
  [
    'commands that nobody sends e-mails for',
    () => ({
      program: 'server/app/serve.ts',
      environment: { PROJECT_ID: 'p', SITE_ORIGIN: 'https://targ.example', PORT: '0' },
      status: 2,
      says: 'The commands have nobody who sends their e-mails.',
      remedy: 'Set SMTP_URL',
    }),
  ],
  [
    'commands without an account at Google',
    () => ({
      program: 'server/app/serve.ts',
      environment: {
        PROJECT_ID: 'p',
        SITE_ORIGIN: 'https://targ.example',
        SMTP_URL: 'smtp://127.0.0.1:9',
        PORT: '0',
        PROXIES: '1',
        GOOGLE_APPLICATION_CREDENTIALS: join(folder, 'no-key.json'),
      },
      says: 'Google accepts no account of this machine.',
      remedy: 'GOOGLE_APPLICATION_CREDENTIALS',
    }),
  ],
  [
    'a port in use, at the commands',
    () => ({
      program: 'server/app/serve.ts',
      environment: {
        PROJECT_ID: 'p',
        EMBEDDED_ORIGIN: 'http://127.0.0.1:9',
        SERVICE_TOKEN_FILE: join(folder, 'site.config.json'),
        MAIL_FOLDER: join(folder, 'outbox'),
        PROXIES: '0',
        PORT: String(usedPort),
        HOST: '127.0.0.1',
      },
      says: `Port ${usedPort} is used by another program.`,
      remedy: 'PORT=',
    }),
  ],
  [
    'a port in use, at the whole product',
    () => ({
      program: 'tooling/serve/start.ts',
      environment: { PORT: String(usedPort), DATA_FOLDER: join(folder, 'free') },
      says: `Port ${usedPort} is used by another program.`,
      remedy: 'PORT=',
    }),
  ],
  [
    'a port in use, at development',
    () => ({
      program: 'tooling/bin/dev.ts',
      environment: { PORT: String(usedPort), DATA_FOLDER: join(folder, 'free') },
      says: `Port ${usedPort} is used by another program.`,
      remedy: 'PORT=',
    }),
  ],
  [
    'a folder in use, at the whole product',
    () => ({
      program: 'tooling/serve/start.ts',
      environment: { PORT: '0', DATA_FOLDER: join(folder, 'used') },
      says: 'used is in use by another running server.',
      remedy: 'Stop that one first',
    }),
  ],
  [
    'a folder in use, at development',
    () => ({
      program: 'tooling/bin/dev.ts',
      environment: { PORT: '0', DATA_FOLDER: join(folder, 'used') },
      says: 'used is in use by another running server.',
      remedy: 'Stop that one first',
    }),
  ],
  [
    'a folder in use, at the embedded Firebase',
    () => ({
      program: 'local-firebase/src/main.ts',
      arguments: ['--data', join(folder, 'used')],
      says: 'used is in use by another running server.',
      remedy: 'Stop that one first',
    }),
  ],
  [
    'an option that nobody knows',
    () => ({
      program: 'tooling/bin/release.ts',
      arguments: ['status', '--siet', 'x'],
      status: 2,
      says: "Unknown option '--siet'",
      remedy: 'npm run release --',
    }),
  ],
];

test.concurrent.each(failures)('%s is said in a sentence, with a remedy', async (_what, make) => {
  const { program, status = 1, says, remedy, ...how } = make();
  const ended = await run(program, how);
  expect(ended.said).not.toMatch(/\n\s+at |ZodError|node:internal|tar:|"code":/);
  expect(ended).toMatchObject({
    status,
    said: expect.stringContaining(says),
  });
  expect(ended.said).toContain(remedy);
});

function run(
  program: string,
  { arguments: given = [], environment = {} }: Pick<Failure, 'arguments' | 'environment'>,
): Promise<{ status: number | null; said: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...given], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: folder, NODE_ENV: 'test', ...environment },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, said })));
}
