/** An index of many documents is built between requests, and is whole whatever is written meanwhile. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { randomFrom } from '../../../testing/randomFrom';
import { toFields } from '../../server/plainFields';
import { diskFull } from '../../disk/diskFull';
import { DiskReserve } from '../../disk/DiskReserve';
import type { Firestore, FirestoreOptions } from '../Firestore';
import { ask, names, open, put, remove } from '../queries/testing/openFirestore';
import { RequestError } from '../RequestError';
import { IndexBuild } from './IndexBuild';
import { numberedIndex } from './indexDefinition';
import { readFields } from '../values/readValue';

const COUNT = 2500;
const indexes = {
  indexes: [
    {
      collectionGroup: 'items',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'shelf', order: 'ASCENDING' },
        { fieldPath: 'price', order: 'DESCENDING' },
      ],
    },
  ],
};
const query = ask({
  from: [{ collectionId: 'items' }],
  where: {
    fieldFilter: { field: { fieldPath: 'shelf' }, op: 'EQUAL', value: { stringValue: 's1' } },
  },
  orderBy: [{ field: { fieldPath: 'price' }, direction: 'DESCENDING' }],
});
const item = (random: () => number) => ({
  shelf: `s${Math.floor(random() * 3)}`,
  price: Math.floor(random() * 1e6),
});
type Item = ReturnType<typeof item>;
const idOf = (at: number) => `i${String(at).padStart(5, '0')}`;

let folder: string;
let firestore: Firestore;
const truth = new Map<string, Item>();
const lines: string[] = [];
const start = (file: string, options: Partial<FirestoreOptions> = {}) =>
  open(indexes, { file, indexedAtOnce: 10, log: (line) => lines.push(line), ...options });
const set = (id: string, data: Item) => {
  put(firestore, `items/${id}`, data);
  truth.set(id, data);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'indexes-'));
  truth.clear();
  lines.length = 0;
  firestore = start(join(folder, 'firestore.db'));
  const random = randomFrom(5);
  for (let at = 0; at < COUNT; at += 1) set(idOf(at), item(random));
});
afterEach(() => {
  firestore.close();
  rmSync(folder, { recursive: true });
});

const expected = () =>
  [...truth]
    .filter(([, { shelf }]) => shelf === 's1')
    .sort(([a, one], [b, other]) => other.price - one.price || (a < b ? 1 : -1))
    .map(([id]) => `items/${id}`);
/** What the query finds; undefined while its index is not there. */
function find(): string[] | undefined {
  try {
    return names(firestore, query);
  } catch (error) {
    if (!(error instanceof RequestError) || error.statusName !== 'UNAVAILABLE') throw error;
    return undefined;
  }
}
const entryCount = () =>
  Number(firestore.documents.database.sql('SELECT count(*) FROM entries').get([])?.[0]);
const indexCount = () =>
  Number(firestore.documents.database.sql('SELECT count(*) FROM indexes').get([])?.[0]);

test('other requests are answered between slices, and what they write is in the index', async () => {
  const random = randomFrom(9);
  expect(find()).toBeUndefined();
  let turns = 0;
  for (let found = find(); !found; found = find()) {
    turns += 1;
    const any = () => idOf(Math.floor(random() * COUNT * 1.1));
    for (let write = 0; write < 3; write += 1) set(any(), item(random));
    const gone = any();
    remove(firestore, `items/${gone}`);
    truth.delete(gone);
    const refused = () =>
      firestore.commit('owner', 'p', [
        {
          kind: 'set',
          project: 'p',
          segments: ['items', any()],
          fields: readFields(toFields(item(random))),
          mask: null,
          transforms: [],
          precondition: {},
        },
        {
          kind: 'delete',
          project: 'p',
          segments: ['items', 'nobody'],
          fields: {},
          mask: null,
          transforms: [],
          precondition: { exists: true },
        },
      ]);
    expect(refused).toThrow('no entity to update');
    await nextTurn();
  }
  expect(turns).toBeGreaterThan(3);
  expect(find()).toEqual(expected());
  expect(entryCount()).toBe(truth.size);
  set(idOf(1), { shelf: 's1', price: 5 });
  expect(find()).toEqual(expected());
  expect(lines).toContainEqual(
    `Index items (shelf, price): ${COUNT} documents are indexed; until then queries that need it are told to come back`,
  );
  expect(lines.at(-1)).toMatch(/^Index items \(shelf, price\): ready, \d+ documents in /);
});

test('a step looks at a hundred documents, however many there are', () => {
  const definition = {
    collection: 'items',
    group: false,
    nameDescending: false,
    fields: [{ path: 'shelf', mode: 'asc' as const }],
  };
  const { documents } = firestore;
  const build = new IndexBuild(numberedIndex(definition, 77, 'p'), documents);
  const steps = build.steps();
  const looks: number[] = [];
  for (let isDone: boolean | undefined = false; !isDone;) {
    const before = documents.rowsVisited;
    isDone = steps.next().done;
    looks.push(documents.rowsVisited - before);
  }
  expect([build.done, Math.max(...looks)]).toEqual([COUNT, 100]);
});

test('what a process did not end, the next one begins anew by itself', async () => {
  expect(find()).toBeUndefined();
  await nextTurn();
  expect(find()).toBeUndefined();
  firestore.close();
  firestore = start(join(folder, 'firestore.db'));
  while (!lines.at(-1)?.includes('ready')) await nextTurn();
  expect(find()).toEqual(expected());
  while (indexCount() > 1) await nextTurn();
  expect(entryCount()).toBe(truth.size);
});

/** A commit that asks the query before it is refused. */
const askAndRefuse = () =>
  firestore.commit('owner', 'p', [], () => {
    find();
    throw new RequestError('ABORTED', 'Refused.');
  });

test('what a refused commit has built is not known afterwards: the query finds what is there', async () => {
  firestore.close();
  firestore = start(join(folder, 'firestore.db'), { indexedAtOnce: 2 * COUNT });
  expect(askAndRefuse).toThrow('Refused.');
  expect(indexCount()).toBe(0);
  expect(find()).toEqual(expected());
});

test('a build that a refused commit began is given up with it, and begins again when it is asked for', async () => {
  expect(askAndRefuse).toThrow('Refused.');
  expect(indexCount()).toBe(0);
  expect(find()).toBeUndefined();
  while (!find()) await nextTurn();
  expect(find()).toEqual(expected());
  expect([indexCount(), entryCount()]).toEqual([1, truth.size]);
});

test('where the room for deletions is all that is left a build ends, and what it stored is cleared away', async () => {
  const reserve = new DiskReserve(folder, { bytes: 1024 * 1024 });
  // Full as soon as the build has stored something.
  jest.spyOn(reserve, 'mayGrow').mockImplementation(() => {
    reserve.isSpent ||= entryCount() > 0;
    if (reserve.isSpent) throw diskFull();
  });
  firestore.close();
  firestore = start(join(folder, 'firestore.db'), { reserve });
  expect(find()).toBeUndefined();
  while (indexCount() > 0) await nextTurn();
  expect([reserve.isSpent, entryCount()]).toEqual([true, 0]);
  expect(lines).toContain('Index items (shelf, price) is not built: The disk is full.');
  expect(find).toThrow('The disk is full.');
  reserve.close();
});

test('an index that is no longer declared is cleared away between requests', async () => {
  while (!find()) await nextTurn();
  firestore.close();
  firestore = open({ indexes: [] }, { file: join(folder, 'firestore.db') });
  expect(() => names(firestore, query)).toThrow('requires an index');
  expect(indexCount()).toBeGreaterThan(0);
  while (indexCount() > 0) await nextTurn();
  expect(entryCount()).toBe(0);
});
