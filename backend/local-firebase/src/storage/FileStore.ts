// One class over two tables and two folders: bytes and rows change together here and nowhere else.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import type { FileRecord, FileSettings } from './fileRecord';

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
/** Bytes that are complete in a part file and wait to become a file. */
export type Finished = {
  bucket: string;
  name: string;
  settings: FileSettings;
  part: string;
  size: number;
  md5Hash: string;
  uploadId?: string;
};

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS files (
    bucket TEXT NOT NULL, name TEXT NOT NULL, generation INTEGER NOT NULL UNIQUE, record TEXT NOT NULL,
    PRIMARY KEY (bucket, name)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS uploads (
    id TEXT PRIMARY KEY, bucket TEXT NOT NULL, name TEXT NOT NULL, caller TEXT NOT NULL, settings TEXT NOT NULL, md5Hash TEXT,
    declaredBytes INTEGER, receivedBytes INTEGER NOT NULL, generation INTEGER, updatedAt INTEGER NOT NULL) WITHOUT ROWID;`;
const UPLOAD_LIFE_MS = 7 * 24 * 60 * 60_000;

/** Metadata in libsql, bytes in files named by generation: written, flushed, renamed, and only then named by a row. */
export class FileStore {
  readonly #db: Database.Database;
  #lastGeneration: number;

  constructor(
    readonly folder: string,
    readonly now: () => number = Date.now,
  ) {
    this.#db = new Database(join(folder, 'storage.db'), { timeout: 5000 });
    this.#db.exec(schema);
    this.#lastGeneration =
      (
        this.#db.prepare('SELECT max(generation) AS last FROM files').get([]) as {
          last: number | null;
        }
      ).last ?? 0;
  }

  find(bucket: string, name: string): FileRecord | null {
    return toRecord(
      this.#db
        .prepare('SELECT record FROM files WHERE bucket = ? AND name = ?')
        .get([bucket, name]),
    );
  }

  /** Files of a bucket by name (UTF-8 order), from `from` on and before `to`. */
  page(bucket: string, from: string, to: string | null, limit: number): FileRecord[] {
    const rows =
      to === null
        ? this.#db
            .prepare(
              'SELECT record FROM files WHERE bucket = ? AND name >= ? ORDER BY name LIMIT ?',
            )
            .all([bucket, from, limit])
        : this.#db
            .prepare(
              'SELECT record FROM files WHERE bucket = ? AND name >= ? AND name < ? ORDER BY name LIMIT ?',
            )
            .all([bucket, from, to, limit]);
    return rows.map((row) => toRecord(row)!);
  }

  *all(): Generator<FileRecord> {
    for (const row of this.#db.prepare('SELECT record FROM files ORDER BY bucket, name').iterate())
      yield toRecord(row)!;
  }

  /** Where the bytes of a generation are. */
  pathOf(generation: number): string {
    return join(this.folder, 'files', String(generation));
  }

  /** Where the bytes of an upload grow. */
  partPath(id: string): string {
    return join(this.folder, 'uploads', id);
  }

  /**
   * Makes a finished part the file of its name; durable when it returns. `check` sees the file replaced and the new one
   * in the same instant that they change places, and may throw: then the part is gone and the old file stays.
   */
  async commit(
    finished: Finished,
    check: (before: FileRecord | null, after: FileRecord) => void,
  ): Promise<FileRecord> {
    const { part, uploadId, settings, ...facts } = finished;
    this.#lastGeneration = Math.max(this.now() * 1000, this.#lastGeneration + 1);
    const generation = this.#lastGeneration;
    const nowMs = this.now();
    const after: FileRecord = {
      ...settings,
      ...facts,
      generation,
      metageneration: 1,
      timeCreated: nowMs,
      updated: nowMs,
      downloadTokens: [randomUUID()],
    };
    await sync(part);
    await rename(part, this.pathOf(generation));
    let before: FileRecord | null;
    try {
      await sync(join(this.folder, 'files'));
      before = this.#db
        .transaction(() => {
          const found = this.find(facts.bucket, facts.name);
          check(found, after);
          this.#save(after);
          if (uploadId !== undefined)
            this.#db
              .prepare('UPDATE uploads SET generation = ?, updatedAt = ? WHERE id = ?')
              .run([generation, nowMs, uploadId]);
          return found;
        })
        .immediate();
    } catch (error) {
      await rm(this.pathOf(generation), { force: true });
      throw error;
    }
    if (before) await this.#discard(before.generation);
    return after;
  }

  /** Replaces the metadata of a file that is still at `record`'s generation and metageneration; null when it changed meanwhile. */
  update(record: FileRecord, settings: FileSettings): FileRecord | null {
    return this.#db
      .transaction(() => {
        const found = this.find(record.bucket, record.name);
        if (
          !found ||
          found.generation !== record.generation ||
          found.metageneration !== record.metageneration
        )
          return null;
        const {
          bucket,
          name,
          generation,
          metageneration,
          size,
          md5Hash,
          timeCreated,
          downloadTokens,
        } = found;
        const after = {
          ...settings,
          bucket,
          name,
          generation,
          metageneration: metageneration + 1,
          size,
          md5Hash,
          timeCreated,
          updated: this.now(),
          downloadTokens,
        };
        this.#save(after);
        return after;
      })
      .immediate();
  }

  async delete(record: FileRecord): Promise<boolean> {
    const done = this.#db
      .prepare('DELETE FROM files WHERE bucket = ? AND name = ? AND generation = ?')
      .run([record.bucket, record.name, record.generation]);
    if (done.changes !== 1) return false;
    await this.#discard(record.generation);
    return true;
  }

  /** While a backup is copied, bytes that no row names any more wait for the next sweep. */
  async #discard(generation: number): Promise<void> {
    if (!existsSync(backupMarker(this.folder))) await rm(this.pathOf(generation), { force: true });
  }

  #save(record: FileRecord): void {
    this.#db
      .prepare(
        'INSERT INTO files (bucket, name, generation, record) VALUES (?,?,?,?) ON CONFLICT (bucket, name) DO UPDATE SET generation = excluded.generation, record = excluded.record',
      )
      .run([record.bucket, record.name, record.generation, JSON.stringify(record)]);
  }

  /** Names files whose bytes are already in their places. */
  restore(records: readonly FileRecord[]): void {
    this.#db.transaction(() => records.forEach((record) => this.#save(record))).immediate();
  }

  addUpload(upload: UploadRecord): void {
    const {
      id,
      bucket,
      name,
      caller,
      settings,
      md5Hash,
      declaredBytes,
      receivedBytes,
      generation,
      updatedAt,
    } = upload;
    this.#db
      .prepare('INSERT INTO uploads VALUES (?,?,?,?,?,?,?,?,?,?)')
      .run([
        id,
        bucket,
        name,
        caller,
        settings,
        md5Hash,
        declaredBytes,
        receivedBytes,
        generation,
        updatedAt,
      ]);
  }

  findUpload(id: string): UploadRecord | null {
    return (
      (this.#db.prepare('SELECT * FROM uploads WHERE id = ?').get([id]) as
        UploadRecord | undefined) ?? null
    );
  }

  saveReceived(id: string, receivedBytes: number): void {
    this.#db
      .prepare('UPDATE uploads SET receivedBytes = ?, updatedAt = ? WHERE id = ?')
      .run([receivedBytes, this.now(), id]);
  }

  async dropUpload(id: string): Promise<void> {
    this.#db.prepare('DELETE FROM uploads WHERE id = ?').run([id]);
    await rm(this.partPath(id), { force: true });
  }

  /** Removes bytes that no row names and uploads that nobody continued for a week. */
  async sweep(): Promise<void> {
    this.#db.prepare('DELETE FROM uploads WHERE updatedAt < ?').run([this.now() - UPLOAD_LIFE_MS]);
    const files = new Set(
      (this.#db.prepare('SELECT generation FROM files').all([]) as { generation: number }[]).map(
        (row) => String(row.generation),
      ),
    );
    const parts = new Set(
      (
        this.#db.prepare('SELECT id FROM uploads WHERE generation IS NULL').all([]) as {
          id: string;
        }[]
      ).map((row) => row.id),
    );
    await rm(backupMarker(this.folder), { force: true });
    for (const [kind, kept] of [
      ['files', files],
      ['uploads', parts],
    ] as const) {
      for (const name of await readdir(join(this.folder, kind)))
        if (!kept.has(name)) await rm(join(this.folder, kind, name), { force: true });
    }
  }

  close(): void {
    this.#db.close();
  }
}

/** Stands in the data folder while a backup is copied. */
export function backupMarker(folder: string): string {
  return join(folder, 'backup-running');
}

/** Opens the store in a folder, which is made, and sweeps it. Only one process may have it open. */
export async function openFileStore(
  folder: string,
  now: () => number = Date.now,
): Promise<FileStore> {
  for (const kind of ['files', 'uploads']) await mkdir(join(folder, kind), { recursive: true });
  const store = new FileStore(folder, now);
  await store.sweep();
  return store;
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function toRecord(row: unknown): FileRecord | null {
  return row ? (JSON.parse((row as { record: string }).record) as FileRecord) : null;
}
