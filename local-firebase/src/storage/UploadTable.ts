import type Database from 'libsql';

/** A resumable upload; `caller` and `settings` are JSON, `receivedBytes` are on disk for sure. */
export type UploadRecord = {
  id: string;
  bucket: string;
  name: string;
  caller: string;
  settings: string;
  md5Hash: string | null;
  declaredBytes: number | null;
  receivedBytes: number;
  generation: number | null;
  updatedAt: number;
};

/** In the order of the table. */
const COLUMNS = [
  'id',
  'bucket',
  'name',
  'caller',
  'settings',
  'md5Hash',
  'declaredBytes',
  'receivedBytes',
  'generation',
  'updatedAt',
] as const satisfies readonly (keyof UploadRecord)[];

/** The rows of the uploads table. */
export class UploadTable {
  readonly #db: Database.Database;

  constructor(
    db: Database.Database,
    readonly now: () => number,
  ) {
    this.#db = db;
    db.exec(`CREATE TABLE IF NOT EXISTS uploads (
      id TEXT PRIMARY KEY, bucket TEXT NOT NULL, name TEXT NOT NULL, caller TEXT NOT NULL, settings TEXT NOT NULL, md5Hash TEXT,
      declaredBytes INTEGER, receivedBytes INTEGER NOT NULL, generation INTEGER, updatedAt INTEGER NOT NULL) WITHOUT ROWID;`);
  }

  add(upload: UploadRecord): void {
    this.#db
      .prepare(`INSERT INTO uploads VALUES (${COLUMNS.map(() => '?').join()})`)
      .run(COLUMNS.map((column) => upload[column]));
  }

  find(id: string): UploadRecord | null {
    const row = this.#db.prepare('SELECT * FROM uploads WHERE id = ?').get([id]);
    return (row as UploadRecord | undefined) ?? null;
  }

  saveReceived(id: string, receivedBytes: number): void {
    this.#db
      .prepare('UPDATE uploads SET receivedBytes = ?, updatedAt = ? WHERE id = ?')
      .run([receivedBytes, this.now(), id]);
  }

  /** Notes the generation that the upload became. */
  complete(id: string, generation: number): void {
    this.#db
      .prepare('UPDATE uploads SET generation = ?, updatedAt = ? WHERE id = ?')
      .run([generation, this.now(), id]);
  }

  delete(id: string): void {
    this.#db.prepare('DELETE FROM uploads WHERE id = ?').run([id]);
  }

  deleteUnchangedSince(time: number): void {
    this.#db.prepare('DELETE FROM uploads WHERE updatedAt < ?').run([time]);
  }

  /** The ids of uploads whose bytes still arrive. */
  unfinished(): string[] {
    const rows = this.#db.prepare('SELECT id FROM uploads WHERE generation IS NULL').all([]);
    return (rows as { id: string }[]).map(({ id }) => id);
  }
}
