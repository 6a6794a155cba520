import type { SqlDatabase } from '../documents/SqlDatabase';
import type { Entry } from './SortedRuns';

/** Rows of one insert: a call into the database costs more than a row. */
const AT_ONCE = 40;

/** Stores entries of indexes; what is there already stays once. */
export function insertEntries(database: SqlDatabase, entries: readonly Entry[]): void {
  for (let at = 0; at < entries.length;) {
    const size = entries.length - at >= AT_ONCE ? AT_ONCE : 1;
    database
      .sql(`INSERT OR REPLACE INTO entries VALUES ${Array(size).fill('(?, ?)').join()}`)
      .run(entries.slice(at, at + size).flat());
    at += size;
  }
}
