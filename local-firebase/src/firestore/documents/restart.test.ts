import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IndexesFile } from '../indexes/declaredIndexes';
import { OPEN_RULES, startEmptyFirebase } from '../../../testing/startEmptyFirebase';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restart-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const index = (...fields: string[]) => ({
  collectionGroup: 't',
  queryScope: 'COLLECTION',
  fields: fields.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
});
const start = (...indexes: NonNullable<IndexesFile['indexes']>) =>
  startEmptyFirebase({ dataFolder: folder, rules: OPEN_RULES, indexes: { indexes } });

test('a batch, its times and its indexes are there after a restart', async () => {
  const before = await start(index('a', 'b'));
  await before.owner.batch([1, 2, 3].map((b) => ({ set: `t/d${b}`, data: { a: 1, b: 4 - b } })));
  const stored = (await before.owner.get('t/d1')).body;
  await before.stop();
  const after = await start(index('a', 'b'));
  expect((await after.owner.get('t/d1')).body).toEqual(stored);
  expect(
    (await after.owner.list('t', { where: [['a', '==', 1]], orderBy: [['b']] })).data.map(
      ({ id }) => id,
    ),
  ).toEqual(['d3', 'd2', 'd1']);
  const { body } = await after.owner.set('t/d1', { a: 1, b: 9 });
  expect(Date.parse(body.commitTime)).toBeGreaterThanOrEqual(Date.parse(stored.updateTime));
  await after.stop();
});

test('an index declared later covers what was stored before, one no longer declared is gone', async () => {
  const before = await start(index('a', 'b'));
  await before.owner.batch([1, 2, 3].map((n) => ({ set: `t/d${n}`, data: { a: 1, b: n, c: -n } })));
  await before.stop();
  const after = await start(index('a', 'c'));
  expect(
    (await after.owner.list('t', { where: [['a', '==', 1]], orderBy: [['c']] })).data.map(
      ({ id }) => id,
    ),
  ).toEqual(['d3', 'd2', 'd1']);
  expect((await after.owner.list('t', { where: [['a', '==', 1]], orderBy: [['b']] })).error).toBe(
    'FAILED_PRECONDITION',
  );
  await after.stop();
});
