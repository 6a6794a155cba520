import { closeSync, fstatSync, openSync, statfsSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { diskFull, isDiskFull } from './diskFull';

/** In the data folder: room that nothing else can take. */
export const RESERVE_FILE = 'reserve';
const RESERVE_BYTES = 16 * 1024 * 1024;
const PIECE = Buffer.alloc(1024 * 1024);
const TRIED_EVERY_MS = 10_000;

type ReserveOptions = { bytes?: number; triedEveryMs?: number; log?: (line: string) => void };

/**
 * Room on the disk that is given back when a deletion finds none: a person who wants to delete something can. From then on only deletions
 * are taken, until there is room for the reserve again.
 */
export class DiskReserve {
  isSpent = false;
  private readonly path: string;
  private readonly bytes: number;
  private readonly tries: NodeJS.Timeout;

  constructor(
    private readonly folder: string,
    private readonly options: ReserveOptions = {},
  ) {
    this.path = join(folder, RESERVE_FILE);
    this.bytes = options.bytes ?? RESERVE_BYTES;
    this.isSpent = !this.fill();
    const { triedEveryMs = TRIED_EVERY_MS } = options;
    this.tries = setInterval(() => this.restore(), triedEveryMs).unref();
  }

  /** Does what deletes; where the disk is full, in the reserve's room. */
  deleting<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (this.isSpent || !isDiskFull(error)) throw error;
      truncateSync(this.path, 0);
      this.isSpent = true;
      this.options.log?.('The disk is full: only deletions are taken, in the room kept for them.');
      return work();
    }
  }

  /** @throws an error of a full disk while only deletions are taken */
  mayGrow(): void {
    if (this.isSpent) throw diskFull();
  }

  close(): void {
    clearInterval(this.tries);
  }

  private restore(): void {
    if (!this.isSpent || !this.fill()) return;
    this.isSpent = false;
    this.options.log?.('There is room on the disk again.');
  }

  /** Whether the file has its size; where there is no room for it and as much again beside it, it takes none. */
  private fill(): boolean {
    const { bavail, bsize } = statfsSync(this.folder);
    const file = openSync(this.path, 'a', 0o600);
    try {
      let { size } = fstatSync(file);
      if (size >= this.bytes) return true;
      size = 0;
      if (bavail * bsize > 2 * this.bytes) {
        truncateSync(this.path, 0);
        while (size < this.bytes) size += writeSync(file, PIECE);
      }
      return size > 0;
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      truncateSync(this.path, 0);
      return false;
    } finally {
      closeSync(file);
    }
  }
}
