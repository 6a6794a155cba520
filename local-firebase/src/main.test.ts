import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileProgram } from '../testing/compileProgram';
import { startChildFirebase } from '../testing/startChildFirebase';
import { writeConfig } from '../testing/writeConfig';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'main-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const run = (...options: string[]) =>
  spawnSync(
    process.execPath,
    [
      compileProgram(join(__dirname, 'main.ts')),
      '--port',
      '0',
      '--data',
      join(folder, 'data'),
      ...options,
    ],
    {
      cwd: join(__dirname, '../testing'),
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'test' },
    },
  );

test('a syntax error in rules stops the start and names file, line and column', async () => {
  await writeFile(
    join(folder, 'firestore.rules'),
    "rules_version = '2';\nservice cloud.firestore {\n  match /a/{b { }\n}\n",
  );
  const { status, stderr } = run('--config', await writeConfig(folder));
  expect(status).toBe(1);
  expect(stderr).toMatch(/firestore\.rules:3:\d+: /);
  expect(stderr).not.toContain('    at ');
});

test('a second server on the same data folder is refused, after the first ended it is not', async () => {
  const first = await startChildFirebase(join(folder, 'data'));
  const second = run();
  expect(second.status).toBe(1);
  expect(second.stderr).toContain('is in use by another running server');
  expect(await first.end('SIGINT')).toBe(0);
  const third = await startChildFirebase(join(folder, 'data'));
  expect(await third.end('SIGTERM')).toBe(0);
});

test('the signing key is made once, for its owner alone, and keeps sessions alive over a restart', async () => {
  const first = await startChildFirebase(join(folder, 'data'));
  const signUp = await fetch(`${first.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
    method: 'POST',
    body: JSON.stringify({ email: 'ana@example.ro', password: 'parola-1' }),
  });
  const { idToken } = (await signUp.json()) as { idToken: string };
  await first.end('SIGKILL');
  const key = join(folder, 'data', 'signing-key');
  expect((await stat(key)).mode & 0o777).toBe(0o600);
  await chmod(key, 0o644);
  const second = await startChildFirebase(join(folder, 'data'));
  expect((await stat(key)).mode & 0o777).toBe(0o600);
  const lookup = await fetch(`${second.origin}/identitytoolkit.googleapis.com/v1/accounts:lookup`, {
    method: 'POST',
    body: JSON.stringify({ idToken }),
  });
  expect(lookup.status).toBe(200);
  await second.end('SIGTERM');
});

test('a used port gives a clear message', async () => {
  const first = await startChildFirebase(join(folder, 'data'));
  const { status, stderr } = run(
    '--port',
    new URL(first.origin).port,
    '--data',
    join(folder, 'other'),
  );
  expect([status, stderr.trim()]).toEqual([
    1,
    `Port ${new URL(first.origin).port} is used by another program.\nChoose another one with --port.`,
  ]);
  await first.end('SIGTERM');
});

test('a damaged database is named and stops the start, nothing is changed', async () => {
  const first = await startChildFirebase(join(folder, 'data'));
  await first.end('SIGTERM');
  const file = join(folder, 'data', 'firestore.db');
  const damaged = Buffer.concat([
    (await readFile(file)).subarray(0, 4096),
    Buffer.alloc(40_960, 7),
  ]);
  await writeFile(file, damaged);
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toContain(`${file} is damaged`);
  expect(stderr).not.toContain('    at ');
  expect(await readFile(file)).toEqual(damaged);
});

test.each([
  ['as Google does', [], 400],
  ["with --no-indexes as Google's emulator does", ['--no-indexes'], 200],
])('a query that no index serves is answered %s', async (_as, options, status) => {
  await writeFile(join(folder, 'firestore.indexes.json'), JSON.stringify({ indexes: [] }));
  const config = ['--config', await writeConfig(folder)];
  const server = await startChildFirebase(join(folder, 'data'), [...config, ...options]);
  const filter = (fieldPath: string, op: string) => ({
    fieldFilter: { field: { fieldPath }, op, value: { integerValue: '1' } },
  });
  const filters = [filter('price', 'GREATER_THAN'), filter('year', 'EQUAL')];
  const answer = await fetch(
    `${server.origin}/v1/projects/demo-local/databases/(default)/documents:runQuery`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({
        structuredQuery: {
          from: [{ collectionId: 'anything' }],
          where: { compositeFilter: { op: 'AND', filters } },
        },
      }),
    },
  );
  expect(answer.status).toBe(status);
  await server.end('SIGTERM');
});
