import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AccountStore } from '../auth/AccountStore';
import { openFirebase } from './openFirebase';
import { openRules } from './openRules';
import { fromFields, toFields } from './plainFields';
import { writeConfig } from '../../testing/writeConfig';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-firebase-'));
  await writeConfig(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const options = (more: object = {}) => ({
  dataFolder: join(folder, 'data'),
  configFile: join(folder, 'firebase.json'),
  projectId: 'demo-local',
  siteOrigin: 'http://localhost:3000',
  log: () => {},
  ...more,
});
const storageRules = (condition: string) =>
  `rules_version = '2';\nservice firebase.storage { match /b/{bucket}/o { match /{file=**} { allow read: if ${condition}; } } }\n`;

test('without rules files everything is denied, past the rules all is there', async () => {
  const lines: string[] = [];
  const { app, admin, close } = await openFirebase(
    options({ log: (line: string) => lines.push(line) }),
  );
  await admin.writeFile('a/b.txt', Buffer.from('x'), 'text/plain');
  expect((await app.request('/v0/b/demo-local.appspot.com/o/a%2Fb.txt?alt=media')).status).toBe(
    403,
  );
  expect(lines.join('\n')).toMatch(/firestore\.rules is missing[^]*storage\.rules is missing/);
  await close();
});

test('the key that signs ID tokens is made with the first of them, and a damaged one stops the start', async () => {
  const opened = options({ testMode: true });
  const key = join(opened.dataFolder, 'id-token-key.pem');
  const { app, close } = await openFirebase(opened);
  expect(existsSync(key)).toBe(false);
  const account = { email: 'ana@example.ro', password: 'parola-1' };
  const signUp = { method: 'POST', body: JSON.stringify(account) };
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signUp';
  expect((await app.request(path, signUp)).status).toBe(200);
  expect(existsSync(key)).toBe(true);
  await close();
  await writeFile(key, 'no key');
  await expect(openFirebase(opened)).rejects.toThrow(`${key} is damaged`);
});

test('storage rules read documents of the project', async () => {
  await writeFile(
    join(folder, 'storage.rules'),
    storageRules('firestore.get(/databases/(default)/documents/settings/public).data.open == true'),
  );
  const { app, admin, close } = await openFirebase(options());
  await admin.writeFile('a.txt', Buffer.from('x'), 'text/plain');
  const ask = async () =>
    (await app.request('/v0/b/demo-local.appspot.com/o/a.txt?alt=media')).status;
  expect(await ask()).toBe(403);
  admin.writeDocument('settings/public', { open: true });
  expect(await ask()).toBe(200);
  await close();
});

test.each([
  [false, /^scrypt\$32768\$8\$2\$/],
  [true, /^scrypt\$1024\$8\$1\$/],
])('with test mode %s a password is kept as it should be', async (testMode, kept) => {
  const opened = options({ testMode });
  const { app, admin, close } = await openFirebase(opened);
  const body = JSON.stringify({ email: 'ana@exemplu.ro', password: 'o parolă lungă' });
  await app.request('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo', {
    method: 'POST',
    body,
  });
  await admin.createUser({ uid: 'ion', email: 'ion@exemplu.ro', password: 'o parolă lungă' });
  await close();
  const accounts = new AccountStore(join(opened.dataFolder, 'accounts.db'));
  for (const email of ['ana@exemplu.ro', 'ion@exemplu.ro'])
    expect(accounts.findByEmail(email)?.passwordHash).toMatch(kept);
  accounts.close();
});

test('what the seed writes twice is there once', async () => {
  const { admin, app, close } = await openFirebase(options({ testMode: true }));
  const ask = async () =>
    (await (
      await app.request('/v0/b/demo-local.appspot.com/o/a.txt', {
        headers: { authorization: 'Bearer owner' },
      })
    ).json()) as { generation: string };
  await admin.writeFile('a.txt', Buffer.from('x'), 'text/plain');
  const first = await ask();
  await admin.writeFile('a.txt', Buffer.from('x'), 'text/plain');
  expect(await ask()).toEqual(first);
  await admin.writeFile('a.txt', Buffer.from('y'), 'text/plain');
  expect((await ask()).generation).not.toBe(first.generation);
  expect(() => admin.writeDocument('odd', {})).toThrow();
  expect(admin.readDocument('none/none')).toBeNull();
  await close();
});

test('what the seed writes is kept as if it had come over the wire, and what that refuses is refused', async () => {
  const { admin, app, close } = await openFirebase(options({ testMode: true }));
  const data = { at: new Date('2026-05-03T10:00:00Z'), zero: -0, name: 'Ș', list: [1.5, null] };
  const root = '/v1/projects/demo-local/databases/(default)/documents';
  const ask = (path: string, init: object = {}) =>
    app.request(root + path, { headers: { authorization: 'Bearer owner' }, ...init });
  const sent = JSON.stringify({ fields: toFields(data) });
  await ask('/a/sent', { method: 'PATCH', body: sent });
  admin.writeDocument('a/seeded', data);
  const fieldsOf = async (path: string) =>
    ((await (await ask(path)).json()) as { fields: object }).fields;
  expect(await fieldsOf('/a/seeded')).toEqual(await fieldsOf('/a/sent'));
  expect(() => admin.writeDocument('a/refused', { __own__: 1 })).toThrow('reserved');
  await close();
});

test('rules with an error stop the start before the data folder is touched', async () => {
  await writeFile(
    join(folder, 'storage.rules'),
    'service firebase.storage {\n  match /b/{bucket}/o { allow read: if ; }\n}\n',
  );
  await expect(openFirebase(options())).rejects.toMatchObject({
    name: 'RulesSyntaxError',
    line: 2,
    message: expect.stringContaining('storage.rules:2:'),
  });
  await expect(readFile(join(folder, 'data', 'signing-key'))).rejects.toMatchObject({
    code: 'ENOENT',
  });
});

test('indexes that are no JSON stop the start and name the file', async () => {
  await writeFile(join(folder, 'firestore.indexes.json'), '{');
  await expect(openFirebase(options())).rejects.toThrow('firestore.indexes.json');
});

test('opened to others there is no outbox page, not for this machine either: a proxy on it looks the same', async () => {
  for (const production of [false, true]) {
    const { app, close } = await openFirebase(options({ production }));
    const { status } = await app.request('http://localhost/__local/outbox');
    expect([production, status]).toEqual([production, production ? 404 : 200]);
    await close();
  }
});

test('test mode is refused in production', async () => {
  await expect(openFirebase(options({ testMode: true, production: true }))).rejects.toThrow(
    'refused in production',
  );
});

test('watched rules are taken over when they compile, and stay as they were when they do not', async () => {
  await writeFile(join(folder, 'storage.rules'), storageRules('false'));
  let said: (line: string) => void = () => {};
  const rules = await openRules(
    { storageRules: join(folder, 'storage.rules') },
    { watched: true, log: (line) => said(line) },
  );
  const asked = {
    method: 'get' as const,
    bucket: 'b',
    path: 'x',
    auth: null,
    time: new Date().toISOString(),
    before: null,
    after: null,
    reader: { get: () => null },
  };
  const change = async (text: string) => {
    const next = new Promise<string>((resolve) => (said = resolve));
    await writeFile(join(folder, 'new'), text);
    await rename(join(folder, 'new'), join(folder, 'storage.rules')); // as editors save
    return next;
  };
  expect(rules.storage().allowsFile(asked)).toBe(false);
  expect(await change(storageRules('true'))).toContain('was taken over');
  expect(rules.storage().allowsFile(asked)).toBe(true);
  expect(await change('service {')).toMatch(/storage\.rules:1:\d+: .*stay in force/);
  expect(rules.storage().allowsFile(asked)).toBe(true);
  rules.close();
});

test('plain data survives the way through fields', () => {
  const data = {
    text: 'ț',
    whole: 5,
    half: 1.5,
    negativeZero: -0,
    big: 2 ** 60,
    yes: true,
    none: null,
    at: new Date(12345),
    bytes: new Uint8Array([1, 2]),
    list: [1, ['x']],
    map: { a: {} },
  };
  expect(fromFields(toFields({ ...data, gone: undefined }))).toEqual(data);
  expect(toFields({ whole: 5, half: 5.5 })).toEqual({
    whole: { integerValue: '5' },
    half: { doubleValue: 5.5 },
  });
  expect(() => toFields({ bad: () => {} })).toThrow(TypeError);
  expect(() => toFields({ bad: new Map() })).toThrow('Map');
});

test('a query without its index is refused, unless indexes are switched off', async () => {
  await writeFile(join(folder, 'firestore.indexes.json'), JSON.stringify({ indexes: [] }));
  const ask = async (more: object) => {
    const { app, serviceToken, close } = await openFirebase(options(more));
    const field = (fieldPath: string) => ({ field: { fieldPath } });
    const { status } = await app.request(
      '/v1/projects/demo-local/databases/(default)/documents:runQuery',
      {
        method: 'POST',
        headers: { authorization: `Bearer ${serviceToken}` },
        body: JSON.stringify({
          structuredQuery: { from: [{ collectionId: 'a' }], orderBy: [field('x'), field('y')] },
        }),
      },
    );
    await close();
    return status;
  };
  expect(await ask({})).toBe(400);
  expect(await ask({ indexes: false })).toBe(200);
});
