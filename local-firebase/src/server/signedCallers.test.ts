import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { deleteApp, initializeApp, setLogLevel } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  signOut,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  setDoc,
} from 'firebase/firestore/lite';
import { connectStorageEmulator, getBytes, getStorage, ref, uploadBytes } from 'firebase/storage';
import { openFirebase, type OpenFirebase } from './openFirebase';
import { writeConfig } from '../../testing/writeConfig';

const documentRules =
  "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents/users/{uid} { allow read, write: if request.auth.uid == uid && request.auth.token.email == 'ana@example.ro'; } }";
const fileRules =
  "rules_version = '2'; service firebase.storage { match /b/{b}/o/archive/{uid}/{file} { allow read, write: if request.auth.uid == uid && firestore.exists(/databases/(default)/documents/users/$(uid)); } }";

setLogLevel('silent'); // refusals are expected here

let folder: string;
let firebase: OpenFirebase;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signed-callers-'));
  await writeFile(join(folder, 'firestore.rules'), documentRules);
  await writeFile(join(folder, 'storage.rules'), fileRules);
  firebase = await openFirebase({
    dataFolder: join(folder, 'data'),
    configFile: await writeConfig(folder),
    projectId: 'demo-local',
    siteOrigin: 'http://localhost:3000',
    log: () => {},
  });
  server = createAdaptorServer({ fetch: firebase.app.fetch }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await firebase.close();
  await rm(folder, { recursive: true, force: true });
});

test('one signed session opens documents and files, and ends everywhere when the account is disabled', async () => {
  const app = initializeApp({
    projectId: 'demo-local',
    apiKey: 'any',
    storageBucket: 'demo-local.appspot.com',
  });
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const [db, storage, { hostname, port }] = [getFirestore(app), getStorage(app), new URL(origin)];
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  connectFirestoreEmulator(db, hostname, Number(port));
  connectStorageEmulator(storage, hostname, Number(port));

  const { user } = await createUserWithEmailAndPassword(auth, 'ana@example.ro', 'parola-1');
  const [mine, file] = [doc(db, 'users', user.uid), ref(storage, `archive/${user.uid}/a.pdf`)];
  await expect(uploadBytes(file, new Uint8Array(10))).rejects.toMatchObject({
    code: 'storage/unauthorized',
  }); // no users document yet
  await setDoc(mine, { displayName: 'Ana' });
  await uploadBytes(file, new Uint8Array(10), { contentType: 'application/pdf' });
  expect((await getBytes(file)).byteLength).toBe(10);
  await expect(setDoc(doc(db, 'users', 'somebody'), {})).rejects.toMatchObject({
    code: 'permission-denied',
  });

  firebase.admin.setDisabled(user.uid, true);
  await expect(getDoc(mine)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(getBytes(file)).rejects.toMatchObject({ code: 'storage/unauthenticated' });
  firebase.admin.setDisabled(user.uid, false);
  expect((await getDoc(mine)).data()).toEqual({ displayName: 'Ana' });

  await signOut(auth);
  await expect(getDoc(mine)).rejects.toMatchObject({ code: 'permission-denied' });
  await expect(getBytes(file)).rejects.toMatchObject({ code: 'storage/unauthorized' });
  await deleteApp(app);
});

test.each([
  ['Bearer owner', 'Bearer owner'],
  [
    'an unsigned token',
    `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"ana"}').toString('base64url')}.`,
  ],
])(
  'outside test mode %s opens nothing, and test routes are not there',
  async (_what, authorization) => {
    const call = (path: string, init: RequestInit = {}) =>
      fetch(`${origin}${path}`, { ...init, headers: { authorization } }).then(
        (answer) => answer.status,
      );
    expect([400, 401]).toContain(
      await call('/v1/projects/demo-local/databases/(default)/documents/users/ana'),
    );
    expect(await call('/v0/b/demo-local.appspot.com/o/archive%2Fana%2Fa.pdf?alt=media')).toBe(401);
    expect(
      await call('/emulator/v1/projects/demo-local/databases/(default)/documents', {
        method: 'DELETE',
      }),
    ).toBe(404);
    expect(await call('/emulator/v1/projects/demo-local/accounts', { method: 'DELETE' })).toBe(404);
    expect(
      await call('/emulator/v1/projects/demo-local:securityRules', {
        method: 'PUT',
        body: '{}',
      }),
    ).toBe(404);
  },
);
