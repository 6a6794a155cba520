import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChildFirebase } from '../../../testing/startChildFirebase';
import { OPEN_RULES } from '../../../testing/startEmptyFirebase';
import { TestClient } from '../../../testing/TestClient';
import { writeConfig } from '../../../testing/writeConfig';

const COMMITS = 1000;
const KILLS_AFTER = [120, 380, 610, 850];
const PARTS = 3;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-commits-'));
  await writeFile(join(folder, 'firestore.rules'), OPEN_RULES);
  await writeFile(
    join(folder, 'firestore.indexes.json'),
    JSON.stringify({
      indexes: [
        {
          collectionGroup: 'parts',
          fields: [
            { fieldPath: 'kind', order: 'ASCENDING' },
            { fieldPath: 'batch', order: 'ASCENDING' },
          ],
        },
      ],
    }),
  );
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('kill -9 in the middle of 1,000 commits loses nothing that was acknowledged and leaves no half batch', async () => {
  const acknowledged = new Set<number>();
  let next = 0;
  let server = await start();

  for (const stopAt of [...KILLS_AFTER, COMMITS]) {
    const { client, child } = server;
    let killed: Promise<unknown> | undefined;
    const writer = async () => {
      while (next < COMMITS && !killed) {
        const batch = next++;
        const parts = Array.from({ length: PARTS }, (_, part) => ({
          set: `parts/${batch}-${part}`,
          data: { batch, kind: `k${part}` },
        }));
        const answer = await client.batch(parts).catch(() => null); // the server was killed under this request
        if (answer?.status === 200) acknowledged.add(batch);
        if (stopAt < COMMITS && acknowledged.size >= stopAt) killed ??= child.end('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: 8 }, writer));
    if (!killed) break;
    await killed;
    server = await start();
    expect(await listKind(0)).toMatchObject({ status: 200 }); // builds the index, which the next commits keep up
  }

  expect(acknowledged.size).toBeGreaterThan(COMMITS - KILLS_AFTER.length * 8 - 1);
  const { data } = await server.client.list('parts');
  const found = new Map<number, number>();
  for (const { data: part } of data)
    found.set(part.batch as number, (found.get(part.batch as number) ?? 0) + 1);
  expect([...found.values()].every((parts) => parts === PARTS)).toBe(true);
  expect([...acknowledged].filter((batch) => !found.has(batch))).toEqual([]);
  for (let part = 0; part < PARTS; part += 1) {
    const scanned = await listKind(part);
    expect(scanned).toMatchObject({ status: 200 });
    expect(scanned.data.map(({ data: one }) => one.batch)).toEqual(
      [...found.keys()].sort((a, b) => a - b),
    );
  }
  await server.child.end('SIGTERM');

  function listKind(part: number) {
    return server.client.list('parts', {
      where: [['kind', '==', `k${part}`]],
      orderBy: [['batch']],
    });
  }

  async function start() {
    const child = await startChildFirebase(join(folder, 'data'), [
      '--config',
      await writeConfig(folder),
    ]);
    return { child, client: new TestClient(child.origin, 'demo-local', 'owner') };
  }
}, 120_000);
