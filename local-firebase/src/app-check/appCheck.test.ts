import { generateKeyPairSync } from 'node:crypto';
import {
  type EmptyFirebase,
  OPEN_RULES,
  startEmptyFirebase,
} from '../../testing/startEmptyFirebase';
import { TestClient } from '../../testing/TestClient';
import { testSigner } from '../../testing/testSigner';
import { createSigner } from '../auth/signer';

const APP = '1:123456789012:web:abc';
const SECRET = 'debug-token-of-tests';
const OPEN_STORAGE =
  "rules_version = '2'; service firebase.storage { match /{path=**} { allow read, write; } }";
const open = { rules: OPEN_RULES, storageRules: OPEN_STORAGE };
const firebases: EmptyFirebase[] = [];

async function start(options: Parameters<typeof startEmptyFirebase>[0] = {}) {
  const firebase = await startEmptyFirebase({ ...open, ...options });
  firebases.push(firebase);
  await firebase.seed('posts/one', { title: 'One' });
  await firebase.seedFile('a/b.txt', Buffer.from('text'), 'text/plain');
  const { origin, projectId, bucket } = firebase;
  const ask = (path: string, token?: string, authorization?: string) =>
    fetch(origin + path, {
      headers: {
        ...(token !== undefined && { 'x-firebase-appcheck': token }),
        ...(authorization && { authorization }),
      },
    });
  return {
    ...firebase,
    exchange: (debugToken: string, app = APP) =>
      fetch(`${origin}/v1/projects/${projectId}/apps/${app}:exchangeDebugToken?key=demo`, {
        method: 'POST',
        body: JSON.stringify({ debug_token: debugToken }),
      }),
    readDocument: (token?: string, authorization?: string) =>
      ask(
        `/v1/projects/${projectId}/databases/(default)/documents/posts/one`,
        token,
        authorization,
      ),
    readFile: (token?: string, authorization?: string, search = '') =>
      ask(`/v0/b/${bucket}/o/a%2Fb.txt?alt=media${search}`, token, authorization),
  };
}
afterAll(() => Promise.all(firebases.map((firebase) => firebase.stop())));

/** What the embedded Firebase signs, with some of it changed. */
const claims = (changes: object = {}) => ({
  iss: 'https://firebaseappcheck.googleapis.com/123456789012',
  aud: ['projects/123456789012', 'projects/demo-local'],
  sub: APP,
  iat: Math.floor(Date.now() / 1000),
  exp: Math.floor(Date.now() / 1000) + 3600,
  ...changes,
});

test('nobody needs a token where App Check is off, and none is given', async () => {
  const { exchange, readDocument, readFile, origin } = await start();
  expect((await readDocument()).status).toBe(200);
  expect((await readFile()).status).toBe(200);
  expect((await exchange(SECRET)).status).toBe(404);
  expect((await fetch(`${origin}/v1/jwks`)).status).toBe(404);
});

test('a client without a token is refused at both doors, and taken with one', async () => {
  const { exchange, readDocument, readFile } = await start({ appCheck: { debugTokens: [SECRET] } });
  const refused = await readDocument();
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { error: { status: 'PERMISSION_DENIED' } },
  ]);
  const refusedFile = await readFile();
  expect([refusedFile.status, await refusedFile.json()]).toMatchObject([
    401,
    { error: { message: 'Firebase App Check token is invalid.' } },
  ]);
  const given = await exchange(SECRET);
  const { token, ttl } = (await given.json()) as { token: string; ttl: string };
  expect(ttl).toBe('3600s');
  expect((await readDocument(token)).status).toBe(200);
  expect((await readFile(token)).status).toBe(200);
});

test('a secret that is not registered, and an app of no project, get no token', async () => {
  const { exchange } = await start({ appCheck: { debugTokens: [SECRET] } });
  expect((await exchange('another')).status).toBe(403);
  expect((await exchange('')).status).toBe(403);
  expect((await exchange(SECRET, 'no-app')).status).toBe(403);
});

test('a forged token, one that has ended and one of another project are refused', async () => {
  const { readDocument, readFile, tokenFor } = await start({
    appCheck: { debugTokens: [SECRET] },
  });
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const ours = testSigner();
  expect((await readDocument(ours.signIdToken(claims()))).status).toBe(200);
  const bad = [
    createSigner(Buffer.alloc(32, 9), () => privateKey).signIdToken(claims()),
    ours.signIdToken(claims({ exp: Math.floor(Date.now() / 1000) - 1 })),
    ours.signIdToken(claims({ aud: ['projects/123456789012', 'projects/another'] })),
    ours.signIdToken(claims({ iss: 'https://securetoken.google.com/demo-local' })),
    tokenFor('ana'),
    'no token',
  ];
  for (const token of bad) {
    expect((await readDocument(token)).status).toBe(403);
    expect((await readFile(token)).status).toBe(401);
  }
});

test('trusted code shows none, and an address with a key of its file needs none', async () => {
  const { readDocument, readFile, serviceToken, exchange, origin, bucket } = await start({
    appCheck: { debugTokens: [SECRET] },
  });
  const owner = `Bearer ${serviceToken}`;
  expect((await readDocument(undefined, owner)).status).toBe(200);
  expect((await readFile(undefined, owner)).status).toBe(200);
  const { token } = (await (await exchange(SECRET)).json()) as { token: string };
  const file = await fetch(`${origin}/v0/b/${bucket}/o/a%2Fb.txt`, {
    headers: { 'x-firebase-appcheck': token },
  });
  const { downloadTokens } = (await file.json()) as { downloadTokens: string };
  expect((await readFile(undefined, undefined, `&token=${downloadTokens}`)).status).toBe(200);
});

test('a write is judged as a read is, and a service that is not named takes all', async () => {
  const { origin, projectId, readFile, read } = await start({
    appCheck: { debugTokens: [SECRET], services: ['firestore'] },
  });
  const visitor = new TestClient(origin, projectId, null);
  expect((await visitor.set('posts/two', { title: 'Two' })).error).toBe('PERMISSION_DENIED');
  expect(await read('posts/two')).toBeNull();
  expect((await readFile()).status).toBe(200);
});
