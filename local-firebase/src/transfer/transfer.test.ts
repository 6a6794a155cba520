import { spawnSync } from 'node:child_process';
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { compileProgram } from '../../testing/compileProgram';
import { openFirebase, type OpenFirebase } from '../server/openFirebase';
import { exportBackup } from './exportBackup';
import { importBackup } from './importBackup';
import { fill, objects, asOwner, contents, documents } from './testing/sampleContents';

let folder: string;
let open: OpenFirebase[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'transfer-'));
});

afterEach(async () => {
  for (const firebase of open.splice(0)) await firebase.close();
  await rm(folder, { recursive: true, force: true });
});

export const at = (name: string) => join(folder, name);

async function start(name: string): Promise<OpenFirebase> {
  const firebase = await openFirebase({
    dataFolder: at(name),
    configFile: join(__dirname, '../../testing/firebase.json'),
    projectId: 'demo-local',
    siteOrigin: 'http://localhost:3000',
    testMode: true,
    log: () => {},
  });
  open.push(firebase);
  return firebase;
}

async function stop(firebase: OpenFirebase): Promise<void> {
  open = open.filter((one) => one !== firebase);
  await firebase.close();
}

test('a backup taken while the server runs brings everything back, times and hashes included', async () => {
  const first = await start('first');
  await fill(first);
  const before = await contents(first);
  expect(await exportBackup(at('first'), at('backup'))).toMatchObject({
    documents: 2,
    accounts: 1,
    files: 1,
  });
  await importBackup(at('backup'), at('second'));
  const second = await start('second');
  expect(await contents(second)).toEqual(before);
  expect(before.account).toEqual([200, 'ana', 'Ana']);
  second.admin.writeDocument('items/2', { title: 'still writable' });
  await second.admin.writeFile('new.txt', Buffer.from('x'), 'text/plain');
});

test('the indexes that the data had are built again before they are served', async () => {
  const first = await start('first');
  await fill(first);
  const ask = (firebase: OpenFirebase) =>
    firebase.app.request(`${documents}:runQuery`, {
      ...asOwner,
      method: 'POST',
      body: JSON.stringify({
        structuredQuery: {
          from: [{ collectionId: 'items' }],
          orderBy: [{ field: { fieldPath: 'title' } }],
        },
      }),
    });
  const found = (await (await ask(first)).json()) as { document: { fields: unknown } }[];
  expect(found.length).toBeGreaterThan(0);
  const manifest = await exportBackup(at('first'), at('backup'));
  expect(manifest.indexes).toEqual([['demo-local', expect.stringContaining('title')]]);
  await importBackup(at('backup'), at('second'));
  const database = new Database(at('second/firestore.db'));
  const entries = database.prepare('SELECT count(*) FROM entries').raw().get([]);
  database.close();
  expect(entries).toEqual([found.length]);
  const second = await start('second');
  const again = (await (await ask(second)).json()) as typeof found;
  expect(again.map(({ document }) => document.fields)).toEqual(
    found.map(({ document }) => document.fields),
  );
});

test('a backup is of one instant, however much is written and replaced meanwhile', async () => {
  const server = await start('busy');
  let round = 0;
  let isBusy = true;
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => (begun = resolve));
  const busy = (async () => {
    for (; isBusy; round += 1) {
      server.admin.writeDocument('state/a', { round });
      await server.admin.writeFile('state.txt', Buffer.from(String(round)), 'text/plain');
      server.admin.writeDocument('state/b', { round });
      if (round === 2) begun();
    }
  })();
  try {
    await Promise.race([hasBegun, busy]);
    for (let n = 0; n < 5; n += 1) await exportBackup(at('busy'), at(`backup-${n}`));
  } finally {
    isBusy = false;
    await busy;
  }
  for (let n = 0; n < 5; n += 1) {
    await importBackup(at(`backup-${n}`), at(`restored-${n}`));
    const { admin, app } = await start(`restored-${n}`);
    const [a, b] = [
      admin.readDocument('state/a')!.round as number,
      admin.readDocument('state/b')!.round as number,
    ];
    const text = Number(
      await (await app.request(`${objects}/state.txt?alt=media`, asOwner)).text(),
    );
    expect([
      [a, a, a],
      [a, a, a - 1],
      [a, a - 1, a - 1],
    ]).toContainEqual([a, text, b]);
  }
});

test('a running server keeps its data folder to itself', async () => {
  const server = await start('first');
  await fill(server);
  await exportBackup(at('first'), at('backup'));
  await expect(importBackup(at('backup'), at('first'), { replace: true })).rejects.toThrow(
    'in use by another running server',
  );
  expect(server.admin.readDocument('items/1')).not.toBeNull();
});

test('data is replaced only when asked for, and what was there is kept', async () => {
  const server = await start('first');
  await fill(server);
  await exportBackup(at('first'), at('backup'));
  server.admin.writeDocument('items/9', { title: 'later' });
  await stop(server);
  await expect(importBackup(at('backup'), at('first'))).rejects.toThrow('already holds data');
  const { replaced } = await importBackup(at('backup'), at('first'), { replace: true });
  const now = await start('first');
  expect([now.admin.readDocument('items/9'), now.admin.readDocument('items/1')?.title]).toEqual([
    null,
    'Ana „Are” Mere',
  ]);
  await stop(now);
  const old = await openFirebase({
    dataFolder: replaced!,
    configFile: join(__dirname, '../../testing/firebase.json'),
    projectId: 'demo-local',
    siteOrigin: 'http://localhost:3000',
    log: () => {},
  });
  open.push(old);
  expect(old.admin.readDocument('items/9')?.title).toBe('later');
});

test.each([
  [
    'without its manifest',
    (backup: string) => rm(join(backup, 'backup.json')),
    'not a complete backup',
  ],
  [
    'with a changed file',
    async (backup: string) =>
      writeFile(join(backup, 'files', (await readdir(join(backup, 'files')))[0]!), 'forged!'),
    'missing or damaged',
  ],
  [
    'with a lost file',
    (backup: string) => rm(join(backup, 'files'), { recursive: true }),
    'missing or damaged',
  ],
  [
    'with a cut line',
    (backup: string) => appendFile(join(backup, 'documents.jsonl'), '{"project":'),
    'not JSON',
  ],
  [
    'with a lost line',
    async (backup: string) =>
      writeFile(
        join(backup, 'documents.jsonl'),
        (await readFile(join(backup, 'documents.jsonl'), 'utf8')).split('\n').slice(1).join('\n'),
      ),
    'holds 1 instead of 2',
  ],
  [
    'with an account twice',
    async (backup: string) =>
      appendFile(join(backup, 'accounts.jsonl'), await readFile(join(backup, 'accounts.jsonl'))),
    'twice',
  ],
])('a backup %s is refused and changes nothing', async (_what, damage, reason) => {
  const server = await start('first');
  await fill(server);
  await exportBackup(at('first'), at('backup'));
  await stop(server);
  await damage(at('backup'));
  await expect(importBackup(at('backup'), at('first'), { replace: true })).rejects.toThrow(reason);
  expect((await readdir(folder)).sort()).toEqual(['backup', 'first']);
  expect((await contents(await start('first'))).account[0]).toBe(200);
});

test('the command packs a backup into one file and restores it', async () => {
  const server = await start('first');
  await fill(server);
  const run = (...options: string[]) =>
    spawnSync(process.execPath, [compileProgram(join(__dirname, '../main.ts')), ...options], {
      encoding: 'utf8',
    });
  expect(run('export', at('backup.tar.gz'), '--data', at('first'))).toMatchObject({
    status: 0,
    stderr: '',
  });
  expect(run('export', at('backup.tar.gz'), '--data', at('first')).stderr).toContain(
    'exists already',
  );
  expect(run('import', at('backup.tar.gz'), '--data', at('first'), '--replace').stderr).toContain(
    'in use by another running server',
  );
  expect(run('import', at('backup.tar.gz'), '--data', at('second'))).toMatchObject({
    status: 0,
    stderr: '',
  });
  expect((await contents(await start('second'))).bytes).toBe('picture');
  expect(run('import', at('nothing')).stderr).toContain('does not exist');
  expect(run('explode').status).toBe(2);
});
