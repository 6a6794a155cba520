import Database from 'libsql';
import { DiskFlush } from './DiskFlush';

const SCHEMA = `
CREATE TABLE IF NOT EXISTS collections (id INTEGER PRIMARY KEY, project TEXT NOT NULL, parent BLOB NOT NULL, name BLOB NOT NULL, UNIQUE (project, parent, name));
CREATE INDEX IF NOT EXISTS collections_by_name ON collections (project, name);
CREATE TABLE IF NOT EXISTS documents (n INTEGER PRIMARY KEY, collection INTEGER NOT NULL, id BLOB NOT NULL, fields BLOB NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL, UNIQUE (collection, id));
CREATE TABLE IF NOT EXISTS indexes (id INTEGER PRIMARY KEY, project TEXT NOT NULL, definition TEXT NOT NULL, UNIQUE (project, definition));
CREATE TABLE IF NOT EXISTS entries (key BLOB PRIMARY KEY, document INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS fields (project TEXT NOT NULL, collection TEXT NOT NULL, path TEXT NOT NULL, PRIMARY KEY (project, collection, path)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS clock (id INTEGER PRIMARY KEY CHECK (id = 1), last INTEGER NOT NULL);
INSERT OR IGNORE INTO clock VALUES (1, 0);
`;

/** A prepared statement: rows come as arrays, parameters always as one list (a lone Buffer would be taken for named parameters). */
export type Sql = {
  all(parameters: unknown[]): unknown[][];
  /** The first row; half the time of asking for all of one. */
  get(parameters: unknown[]): unknown[] | undefined;
  run(parameters: unknown[]): { changes: number; lastInsertRowid: number };
};

/** An open SQLite file, or memory for `:memory:`. A commit survives the end of the process at once, and a power cut from `flush` on. */
export class SqlDatabase {
  private readonly handle: Database.Database;
  private readonly statements = new Map<string, Sql>();
  private readonly disk: DiskFlush;
  /** What undoes in memory what the transaction that is under way has done. */
  private undone: (() => void)[] = [];

  constructor(file: string) {
    this.handle = new Database(file);
    if (file !== ':memory:') this.handle.exec('PRAGMA journal_mode = WAL');
    this.handle.exec(
      'PRAGMA synchronous = NORMAL; PRAGMA cache_size = -16000; PRAGMA temp_store = FILE; PRAGMA wal_autocheckpoint = 4000; PRAGMA mmap_size = 0',
    );
    this.handle.exec(SCHEMA);
    this.disk = new DiskFlush(file === ':memory:' ? null : `${file}-wal`);
  }

  /** Prepares once per text. */
  sql(text: string): Sql {
    let statement = this.statements.get(text);
    if (!statement) {
      const prepared = this.handle.prepare(text);
      if (prepared.reader) prepared.raw();
      statement = {
        all: (parameters) => prepared.all(parameters) as unknown[][],
        get: (parameters) => prepared.get(parameters) as unknown[] | undefined,
        run: (parameters) => prepared.run(parameters) as ReturnType<Sql['run']>,
      };
      this.statements.set(text, statement);
    }
    return statement;
  }

  /** All of it or nothing; inner calls join the outer transaction. */
  transaction<T>(work: () => T): T {
    if (this.handle.inTransaction) return work();
    this.undone = [];
    this.handle.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.handle.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.handle.inTransaction) this.handle.exec('ROLLBACK');
      for (const each of this.undone.toReversed()) each();
      throw error;
    }
  }

  /** Does something where the transaction that is under way is not committed; nothing where there is none. */
  ifRolledBack(undo: () => void): void {
    if (this.handle.inTransaction) this.undone.push(undo);
  }

  /** Settles when every commit so far is on the disk. */
  flush = (): Promise<void> => this.disk.flush();

  close(): void {
    this.disk.close();
    this.statements.clear();
    this.handle.close();
  }
}
