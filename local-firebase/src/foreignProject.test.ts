import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, createUserWithEmailAndPassword, initializeAuth } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  setDoc,
} from 'firebase/firestore/lite';
import { compileProgram } from '../testing/compileProgram';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents/notes/{uid} {
    allow read, write: if request.auth.uid == uid;
  }
}`;

let folder: string;
let child: ChildProcess;
let exited: Promise<unknown>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreign-project-'));
});
afterEach(async () => {
  child.kill('SIGTERM');
  await exited;
  await rm(folder, { recursive: true, force: true });
});

/** Writes the files of a project and starts the program in its folder; answers its first line. */
async function start(files: Record<string, string>): Promise<string> {
  await mkdir(join(folder, 'backend'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  child = spawn(process.execPath, [compileProgram(join(__dirname, 'main.ts'))], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'test', DATA_FOLDER: undefined },
  });
  exited = once(child, 'exit');
  return new Promise((resolve) => {
    for (const output of [child.stdout!, child.stderr!])
      createInterface({ input: output }).on('line', (line) => {
        if (!line.includes('is missing')) resolve(line);
      });
  });
}

test('the firebase.json of any project is enough: its rules decide, at the ports that it names, in the project of .firebaserc', async () => {
  jest.spyOn(console, 'warn').mockImplementation(); // the SDK says what was refused
  const [auth, firestore, storage] = [await freePort(), await freePort(), await freePort()];
  const line = await start({
    'firebase.json': JSON.stringify({
      firestore: [{ database: '(default)', rules: 'backend/documents.rules' }],
      emulators: {
        auth: { port: auth },
        firestore: { port: firestore },
        storage: { port: storage },
      },
    }),
    '.firebaserc': JSON.stringify({ projects: { default: 'someone-elses' } }),
    'backend/documents.rules': rules,
  });
  for (const port of [auth, firestore, storage]) expect(line).toContain(`http://127.0.0.1:${port}`);

  const app = initializeApp({ projectId: 'someone-elses', apiKey: 'any' });
  const session = initializeAuth(app);
  connectAuthEmulator(session, `http://127.0.0.1:${auth}`, { disableWarnings: true });
  const documents = getFirestore(app);
  connectFirestoreEmulator(documents, '127.0.0.1', firestore);
  const { user } = await createUserWithEmailAndPassword(session, 'ana@example.org', 'a password');
  await setDoc(doc(documents, 'notes', user.uid), { text: 'mine' });
  expect((await getDoc(doc(documents, 'notes', user.uid))).data()).toEqual({ text: 'mine' });
  await expect(setDoc(doc(documents, 'notes', 'another'), { text: 'x' })).rejects.toMatchObject({
    code: 'permission-denied',
  });
  await deleteApp(app);
});

test.each([
  ['without a firebase.json', {}, /firebase\.json does not exist\.$/],
  ['whose firebase.json is cut', { 'firebase.json': '{' }, /firebase\.json: .*JSON/],
  [
    'with a port that is none',
    { 'firebase.json': '{ "emulators": { "auth": { "port": "soon" } } }' },
    /emulators\.auth\.port is no port: "soon"/,
  ],
])('a folder %s is told so in one line', async (_what, files, said) => {
  expect(await start(files)).toMatch(said);
  expect(await exited).toEqual([1, null]);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
