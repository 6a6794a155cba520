import type { DocumentReference, Firestore } from '@google-cloud/firestore';
import { Store } from '../app/Store';
import type { Migration } from './defineMigration';
import { MIGRATIONS_MARK } from './migrationsMark';

const PAGE = 25;

export type MigrationCount = { number: number; name: string; looked: number; changed: number };

/**
 * Runs what has not run yet, in order; answers what each changed, or would change on a dry run. Interrupted, it is
 * called again: the mark moves after each migration, and each leaves alone what it has changed already.
 */
export async function runMigrations(
  db: Firestore,
  migrations: readonly Migration[],
  { isDry = false, log = (_line: string) => {} } = {},
): Promise<MigrationCount[]> {
  const mark = db.doc(MIGRATIONS_MARK);
  const done: number = (await mark.get()).data()?.done ?? 0;
  const counts: MigrationCount[] = [];
  for (const migration of migrations) {
    if (migration.number <= done) continue;
    const count = await runOne(db, migration, isDry);
    if (!isDry) await mark.set({ done: migration.number, at: new Date() });
    counts.push(count);
    log(`${count.number} ${count.name}: ${count.changed} of ${count.looked}`);
  }
  return counts;
}

async function runOne(db: Firestore, migration: Migration, isDry: boolean) {
  const { number, name, collection } = migration;
  const count: MigrationCount = { number, name, looked: 0, changed: 0 };
  const group = db.collectionGroup(collection).orderBy('__name__').limit(PAGE).select();
  let last: DocumentReference | undefined;
  for (;;) {
    const page = await (last ? group.startAfter(last) : group).get();
    const changes = page.docs.map(({ ref }) => changeOne(db, migration, ref.path, isDry));
    count.changed += (await Promise.all(changes)).filter(Boolean).length;
    count.looked += page.size;
    if (page.size < PAGE) return count;
    last = page.docs.at(-1)?.ref;
  }
}

/** One document in a transaction of its own: people go on writing meanwhile. Answers whether it has to change. */
const changeOne = (db: Firestore, migration: Migration, path: string, isDry: boolean) =>
  db.runTransaction(async (transaction) => {
    const store = new Store(db, transaction, new Date());
    const data = await store.read(path);
    if (!data) return false;
    await migration.change({ path, data }, store);
    if (!isDry) store.flush();
    return !store.isUnchanged;
  });
