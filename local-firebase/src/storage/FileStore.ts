import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import type { DiskReserve } from '../disk/DiskReserve';
import type { FileRecord, FileSettings } from './fileRecord';
import { FileTable } from './FileTable';
import { UploadTable } from './UploadTable';

/** Bytes that are complete in a part file and wait to become a file. */
export type Finished = {
  bucket: string;
  name: string;
  settings: FileSettings;
  part: string;
  size: number;
  md5Hash: string;
  uploadId?: string;
  /** Came over Firebase's interface: it gets a key by which everybody who has its address reads it. Over Google's it gets none. */
  hasKey?: boolean;
};

const UPLOAD_LIFE_MS = 7 * 24 * 60 * 60_000;

/** Metadata in libsql, bytes in files named by generation: written, flushed, renamed, and only then named by a row. */
export class FileStore {
  readonly #db: Database.Database;
  readonly #files: FileTable;
  readonly uploads: UploadTable;
  #lastGeneration: number;

  constructor(
    readonly folder: string,
    readonly now: () => number = Date.now,
    private readonly reserve?: DiskReserve,
  ) {
    this.#db = new Database(join(folder, 'storage.db'), { timeout: 5000 });
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    this.#files = new FileTable(this.#db);
    this.uploads = new UploadTable(this.#db, now);
    this.#lastGeneration = this.#files.lastGeneration();
  }

  find(bucket: string, name: string): FileRecord | null {
    return this.#files.find(bucket, name);
  }

  /** Files of a bucket by name (UTF-8 order), from `from` on and before `to`. */
  page(bucket: string, from: string, to: string | null, limit: number): FileRecord[] {
    return this.#files.page(bucket, from, to, limit);
  }

  all(): Generator<FileRecord> {
    return this.#files.all();
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
    const { part, uploadId, settings, hasKey = false, ...facts } = finished;
    const nowMs = this.now();
    this.#lastGeneration = Math.max(nowMs * 1000, this.#lastGeneration + 1);
    const generation = this.#lastGeneration;
    const after: FileRecord = {
      ...settings,
      ...facts,
      generation,
      metageneration: 1,
      timeCreated: nowMs,
      updated: nowMs,
      downloadTokens: hasKey ? [randomUUID()] : [],
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
          this.#files.save(after);
          if (uploadId !== undefined) this.uploads.complete(uploadId, generation);
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

  /**
   * Replaces the metadata of a file that is still at `record`'s generation and metageneration; null when it changed meanwhile.
   * `dropsKeys`: the addresses that read it past the rules end.
   */
  update(record: FileRecord, settings: FileSettings, dropsKeys = false): FileRecord | null {
    return this.#db
      .transaction(() => {
        const found = this.find(record.bucket, record.name);
        if (
          found?.generation !== record.generation ||
          found.metageneration !== record.metageneration
        )
          return null;
        const { bucket, name, generation, size, md5Hash, timeCreated, downloadTokens } = found;
        const after: FileRecord = {
          ...settings,
          bucket,
          name,
          generation,
          metageneration: found.metageneration + 1,
          size,
          md5Hash,
          timeCreated,
          updated: this.now(),
          downloadTokens: dropsKeys ? [] : downloadTokens,
        };
        this.#files.save(after);
        return after;
      })
      .immediate();
  }

  /** Gives a file without a key one, as Firebase does when somebody who may read it asks what is known of it. */
  withKey(record: FileRecord): FileRecord {
    if (record.downloadTokens.length > 0) return record;
    const after = { ...record, downloadTokens: [randomUUID()] };
    this.#files.save(after);
    return after;
  }

  /** @throws an error of a full disk while only deletions are taken */
  mayGrow(): void {
    this.reserve?.mayGrow();
  }

  async delete(record: FileRecord): Promise<boolean> {
    const work = () => this.#files.delete(record);
    if (!(this.reserve ? this.reserve.deleting(work) : work())) return false;
    await this.#discard(record.generation);
    return true;
  }

  /** While a backup is copied, bytes that no row names any more wait for the next sweep. */
  async #discard(generation: number): Promise<void> {
    if (!existsSync(backupMarker(this.folder))) await rm(this.pathOf(generation), { force: true });
  }

  /** Names files whose bytes are already in their places. */
  restore(records: readonly FileRecord[]): void {
    this.#db.transaction(() => records.forEach((record) => this.#files.save(record))).immediate();
  }

  async dropUpload(id: string): Promise<void> {
    this.uploads.delete(id);
    await rm(this.partPath(id), { force: true });
  }

  /** Removes bytes that no row names and uploads that nobody continued for a week. */
  async sweep(): Promise<void> {
    this.uploads.deleteUnchangedSince(this.now() - UPLOAD_LIFE_MS);
    await rm(backupMarker(this.folder), { force: true });
    await keepOnly(join(this.folder, 'files'), this.#files.generations().map(String));
    await keepOnly(join(this.folder, 'uploads'), this.uploads.unfinished());
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
  reserve?: DiskReserve,
): Promise<FileStore> {
  for (const kind of ['files', 'uploads']) await mkdir(join(folder, kind), { recursive: true });
  const store = new FileStore(folder, now, reserve);
  await store.sweep();
  return store;
}

async function keepOnly(folder: string, names: readonly string[]): Promise<void> {
  const kept = new Set(names);
  for (const name of await readdir(folder))
    if (!kept.has(name)) await rm(join(folder, name), { force: true });
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
