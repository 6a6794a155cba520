// From a data folder of one embedded Firebase over the wire into another one, by the real program.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFirebase } from '@anunturi/local-firebase/server/openFirebase';
import {
  type EmptyFirebase,
  startEmptyFirebase,
} from '@anunturi/local-firebase/testing/startEmptyFirebase';

const root = join(__dirname, '../..');
const DOCUMENTS = 450;
let folder: string;
let destination: EmptyFirebase;
let service: Record<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'move-'));
  destination = await startEmptyFirebase({ testMode: false });
  const tokenFile = join(folder, 'token');
  writeFileSync(tokenFile, destination.serviceToken);
  service = { EMBEDDED_ORIGIN: destination.origin, SERVICE_TOKEN_FILE: tokenFile };
  await fill(join(folder, 'data'));
});
afterAll(async () => {
  await destination.stop();
  rmSync(folder, { recursive: true });
});

async function fill(dataFolder: string): Promise<void> {
  const { admin, close } = await openFirebase({
    dataFolder,
    siteOrigin: 'http://localhost:3000',
    configFile: join(root, 'firebase.json'),
    projectId: 'demo-anunturi',
    log: () => {},
  });
  for (let n = 0; n < DOCUMENTS; n += 1)
    admin.writeDocument(`listings/l${n}/private/contact`, {
      phone: `07${n}`,
      price: n + 0.5,
      at: new Date(1_700_000_000_000 + n),
      places: [{ name: 'Sibiu', count: n }, null, true],
    });
  await admin.createUser({
    uid: 'ana',
    email: 'ana@example.ro',
    password: 'parola-1',
    displayName: 'Ana',
    emailVerified: true,
    claims: { role: 'admin' },
  });
  await admin.writeFile('listings/l1/a.webp', Buffer.from('a picture'), 'image/webp');
  await close();
}

/** Runs the program; `until` ends it the hard way once it has said that. */
async function move(args: string[], until?: RegExp) {
  const program = join(root, 'tooling/bin/moveBackend.ts');
  const own = ['--project', 'demo-local', '--data', join(folder, 'data')];
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...own, ...args], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', ...service },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      said += String(bytes);
      if (until?.test(said)) child.kill('SIGKILL');
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}
const work = () => ['--work', join(folder, 'work')];
const asService = async (path: string, body: object) => {
  const headers = { authorization: `Bearer ${destination.serviceToken}` };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await fetch(destination.origin + path, init)).json() as Promise<unknown>;
};
const place = '/v1/projects/demo-local/databases/(default)/documents';

test('a move that is killed goes on where it was; everything is there as it was, passwords too', async () => {
  const dry = await move(work());
  expect(dry.said).toContain(`1 accounts, 1 files and ${DOCUMENTS} documents`);
  expect(dry.said).toContain('Nothing was written');
  const killed = await move([...work(), '--apply'], /documents: 200 of/);
  expect(killed.code).toBeNull();
  const there = JSON.parse(readFileSync(join(folder, 'work/progress.json'), 'utf8')) as {
    documents: number;
  };
  expect(there.documents).toBeLessThan(DOCUMENTS);
  const rest = await move([...work(), '--apply']);
  expect(rest.said).not.toContain('documents: 100 of');
  expect(rest.said).toContain(`documents: ${DOCUMENTS} of ${DOCUMENTS} are the same`);
  expect(rest.said).toContain('accounts: 1 of 1 are the same');
  expect(rest.said).toContain('files: 1 of 1 are the same');
  expect(rest.code).toBe(0);
  const name = `projects/demo-local/databases/(default)/documents/listings/l7/private/contact`;
  const [read] = (await asService(`${place}:batchGet`, { documents: [name] })) as {
    found: { fields: object };
  }[];
  expect(read!.found.fields).toMatchObject({
    price: { doubleValue: 7.5 },
    phone: { stringValue: '077' },
  });
  const signedIn = await asService(
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
    {
      email: 'ana@example.ro',
      password: 'parola-1',
      returnSecureToken: true,
    },
  );
  expect(signedIn).toMatchObject({ localId: 'ana' });
  const file = await fetch(
    `${destination.origin}/storage/v1/b/demo-local.appspot.com/o/${encodeURIComponent('listings/l1/a.webp')}`,
    { headers: { authorization: `Bearer ${destination.serviceToken}` } },
  );
  expect(await file.json()).toMatchObject({
    contentType: 'image/webp',
    md5Hash: createHash('md5').update('a picture').digest('base64'),
  });
}, 120_000);

test('what somebody writes there meanwhile is found, and another move into it is refused', async () => {
  const name = `projects/demo-local/databases/(default)/documents/listings/l7/private/contact`;
  const fields = { phone: { stringValue: 'another' } };
  await asService(`${place}:commit`, { writes: [{ update: { name, fields } }] });
  const again = await move([...work(), '--apply']);
  expect(again.said).toContain('Not as they were: listings/l7/private/contact');
  expect(again.code).toBe(1);
  const other = await move(['--work', join(folder, 'other'), '--apply']);
  expect(other.said).toContain('demo-local has documents already');
  expect(other.code).toBe(1);
}, 120_000);
