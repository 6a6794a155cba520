import type { DocumentReference, Firestore } from '@google-cloud/firestore';
import { Store } from '../app/data/Store';
import type { Migration } from './defineMigration';
import { MIGRATIONS_MARK } from './migrationsMark';

const PAGE = 25;

export type MigrationCount = {
  number: number;
  name: string;
  looked: number;
  changed: number;
  /** Why documents had to stay as they are. */
  left: string[];
};

/**
 * Runs what has not run yet, in order; answers what each changed, or would change on a dry run. Interrupted, it is
 * called again: the mark moves after each migration, and each leaves alone what it has changed already. The mark stays
 * before one that had to leave something. `again` also runs what is done: older code may have written meanwhile.
 */
export async function runMigrations(
  db: Firestore,
  migrations: readonly Migration[],
  { isDry = false, again = false, log = (_line: string) => {} } = {},
): Promise<MigrationCount[]> {
  const mark = db.doc(MIGRATIONS_MARK);
  const done: number = (await mark.get()).data()?.done ?? 0;
  let isWhole = true;
  const counts: MigrationCount[] = [];
  for (const migration of migrations) {
    if (migration.number <= done && !again) continue;
    const count = await runOne(db, migration, isDry);
    isWhole &&= count.left.length === 0;
    if (!isDry && isWhole && migration.number > done)
      await mark.set({ done: migration.number, at: new Date() });
    counts.push(count);
    log(`${count.number} ${count.name}: ${count.changed} of ${count.looked}`);
    for (const reason of count.left) log(`${count.number} is not done: ${reason}`);
  }
  return counts;
}

async function runOne(db: Firestore, migration: Migration, isDry: boolean) {
  const { number, name, collection } = migration;
  const count: MigrationCount = { number, name, looked: 0, changed: 0, left: [] };
  const group = db.collectionGroup(collection).orderBy('__name__').limit(PAGE).select();
  let last: DocumentReference | undefined;
  for (;;) {
    const page = await (last ? group.startAfter(last) : group).get();
    const changes = await Promise.all(
      page.docs.map(({ ref }) => changeOne(db, migration, ref.path, isDry)),
    );
    count.changed += changes.filter((each) => each === true).length;
    count.left.push(...changes.filter((each) => typeof each === 'string'));
    count.looked += page.size;
    if (page.size < PAGE) return count;
    last = page.docs.at(-1)?.ref;
  }
}

/** One document in a transaction of its own: people go on writing meanwhile. Answers whether it has to change, or why it cannot. */
const changeOne = (db: Firestore, migration: Migration, path: string, isDry: boolean) =>
  db.runTransaction(async (transaction) => {
    const store = new Store(db, transaction, new Date());
    const data = await store.read(path);
    if (!data) return false;
    const left = await migration.change({ path, data }, store);
    if (left) return left;
    if (!isDry) store.flush();
    return !store.isUnchanged;
  });
