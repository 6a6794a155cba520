import type { Firestore } from '@google-cloud/firestore';
import { openFirestore } from '../app/data/openFirestore';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { defineMigration } from './defineMigration';
import { MIGRATIONS_MARK } from './migrationsMark';
import { runMigrations } from './runMigrations';

let firebase: TestFirebase;
let db: Firestore;

beforeAll(async () => {
  firebase = await startTestFirebase();
  const { projectId, origin, serviceToken } = firebase;
  db = openFirestore({ projectId, embedded: { origin, serviceToken } });
});
beforeEach(() => firebase.wipe());
afterAll(async () => {
  await db.terminate();
  await firebase.stop();
});

/** Notes get a title of their own document beside them; those that have it stay. */
const splitTitles = defineMigration({
  number: 1,
  name: 'titles beside notes',
  collection: 'notes',
  change({ path, data }, store) {
    if (data.title === undefined) return;
    store.set(`${path}/private/title`, { title: data.title });
    store.set(path, { text: data.text });
  },
});
const shout = defineMigration({
  number: 2,
  name: 'loud notes',
  collection: 'notes',
  change({ path, data }, store) {
    if (data.text !== data.text.toUpperCase())
      store.update(path, { text: data.text.toUpperCase() });
  },
});

const note = (n: number) => firebase.seed(`notes/n${n}`, { title: `t${n}`, text: `text ${n}` });

test('each migration runs once, in order, on documents of every folder of the name', async () => {
  await note(1);
  await firebase.seed('people/ana/notes/own', { title: 'own', text: 'mine' });
  const counts = await runMigrations(db, [splitTitles, shout]);
  expect(counts).toMatchObject([
    { number: 1, looked: 2, changed: 2 },
    { number: 2, looked: 2, changed: 2 },
  ]);
  expect(await firebase.read('notes/n1')).toEqual({ text: 'TEXT 1' });
  expect(await firebase.read('people/ana/notes/own/private/title')).toEqual({ title: 'own' });
  expect(await runMigrations(db, [splitTitles, shout])).toEqual([]);
});

test('asked again, it looks also at what was done: older code may have written meanwhile', async () => {
  await runMigrations(db, [splitTitles, shout]);
  await note(1);
  expect(await runMigrations(db, [splitTitles, shout])).toEqual([]);
  const counts = await runMigrations(db, [splitTitles, shout], { again: true });
  expect(counts).toMatchObject([{ changed: 1 }, { changed: 1 }]);
  expect(await firebase.read('notes/n1')).toEqual({ text: 'TEXT 1' });
  expect(await firebase.read(MIGRATIONS_MARK)).toMatchObject({ done: 2 });
});

test('the mark stays before one that had to leave something, and says why', async () => {
  await note(1);
  const lines: string[] = [];
  const stuck = defineMigration({ ...shout, number: 2, change: () => 'no ink' });
  const last = defineMigration({ ...shout, number: 3 });
  const log = (line: string) => lines.push(line);
  const counts = await runMigrations(db, [splitTitles, stuck, last], { log });
  expect(counts).toMatchObject([{ left: [] }, { changed: 0, left: ['no ink'] }, { changed: 1 }]);
  expect(lines).toContain('2 is not done: no ink');
  expect(await firebase.read(MIGRATIONS_MARK)).toMatchObject({ done: 1 });
  await runMigrations(db, [splitTitles, shout, last]);
  expect(await firebase.read(MIGRATIONS_MARK)).toMatchObject({ done: 3 });
});

test('a dry run says what would change, and changes nothing', async () => {
  await note(1);
  expect(await runMigrations(db, [splitTitles], { isDry: true })).toMatchObject([{ changed: 1 }]);
  expect(await firebase.read('notes/n1')).toEqual({ title: 't1', text: 'text 1' });
  expect(await firebase.read(MIGRATIONS_MARK)).toBeNull();
});

test('one that was interrupted goes on with what it left', async () => {
  const last = 60; // some pages
  const numbers = Array.from({ length: last }, (_, n) => n);
  const writes = db.bulkWriter();
  for (const n of numbers) void writes.set(db.doc(`notes/n${n}`), { title: `t${n}`, text: 'TEXT' });
  await writes.close();
  let left = 40;
  const failing = defineMigration({
    ...splitTitles,
    change(document, store) {
      left -= 1;
      if (left < 0) throw new Error('the power went');
      return splitTitles.change(document, store);
    },
  });
  await expect(runMigrations(db, [failing])).rejects.toThrow('the power went');
  const [again] = await runMigrations(db, [splitTitles]);
  expect(again).toMatchObject({ looked: last });
  expect(again!.changed).toBeLessThan(last);
  const titles = await db.collectionGroup('private').count().get();
  expect(titles.data().count).toBe(last);
});
