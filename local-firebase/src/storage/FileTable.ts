import type Database from 'libsql';
import type { FileRecord } from './fileRecord';

/** The rows of the files table: which generation of bytes stands under which name. */
export class FileTable {
  readonly #db: Database.Database;

  constructor(db: Database.Database) {
    this.#db = db;
    db.exec(`CREATE TABLE IF NOT EXISTS files (
      bucket TEXT NOT NULL, name TEXT NOT NULL, generation INTEGER NOT NULL UNIQUE, record TEXT NOT NULL,
      PRIMARY KEY (bucket, name)) WITHOUT ROWID;`);
  }

  lastGeneration(): number {
    const row = this.#db.prepare('SELECT max(generation) AS last FROM files').get([]);
    return (row as { last: number | null }).last ?? 0;
  }

  find(bucket: string, name: string): FileRecord | null {
    const row = this.#db
      .prepare('SELECT record FROM files WHERE bucket = ? AND name = ?')
      .get([bucket, name]);
    return row ? toRecord(row) : null;
  }

  /** Files of a bucket by name (UTF-8 order), from `from` on and before `to`. */
  page(bucket: string, from: string, to: string | null, limit: number): FileRecord[] {
    const upTo = to === null ? '' : ' AND name < ?';
    const rows = this.#db
      .prepare(
        `SELECT record FROM files WHERE bucket = ? AND name >= ?${upTo} ORDER BY name LIMIT ?`,
      )
      .all([bucket, from, ...(to === null ? [] : [to]), limit]);
    return rows.map(toRecord);
  }

  *all(): Generator<FileRecord> {
    for (const row of this.#db.prepare('SELECT record FROM files ORDER BY bucket, name').iterate())
      yield toRecord(row);
  }

  generations(): number[] {
    const rows = this.#db.prepare('SELECT generation FROM files').all([]);
    return (rows as { generation: number }[]).map(({ generation }) => generation);
  }

  save(record: FileRecord): void {
    this.#db
      .prepare(
        'INSERT INTO files (bucket, name, generation, record) VALUES (?,?,?,?) ON CONFLICT (bucket, name) DO UPDATE SET generation = excluded.generation, record = excluded.record',
      )
      .run([record.bucket, record.name, record.generation, JSON.stringify(record)]);
  }

  /** Removes the row of this generation; false when another one stands there by now. */
  delete({ bucket, name, generation }: FileRecord): boolean {
    const done = this.#db
      .prepare('DELETE FROM files WHERE bucket = ? AND name = ? AND generation = ?')
      .run([bucket, name, generation]);
    return done.changes === 1;
  }
}

const toRecord = (row: unknown): FileRecord =>
  JSON.parse((row as { record: string }).record) as FileRecord;
