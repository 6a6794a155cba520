import type { DocumentStore } from './DocumentStore';
import { invert } from './encodeKey';
import { afterPrefix, flipRange, type KeyRange } from './keyRanges';
import type { Step, Walk } from './Walk';

/** Rows read at once, at most. */
const MAX_CHUNK = 1000;
/** How many keys one statement looks up: few sizes, so that few statements are prepared. */
const SIZES = [8, 32, 64, 128, 256];

/** Walks the part of an index below a prefix, within ranges over the rest of the key; `reverse` walks backwards and flips the keys. */
export class IndexWalk implements Walk {
  private rows: Step[] = [];
  private at = 0;
  private range = 0;
  private from: Buffer | null = null;
  private isDone = false;

  constructor(private readonly store: DocumentStore, private readonly prefix: Buffer, private readonly ranges: readonly KeyRange[], private readonly reverse: boolean, private chunk: number) {}

  /** Rows to read after a leap: one where the walk is only asked whether it has a key. */
  leapChunk = 1;

  /** How many entries the walk goes over, counted up to a limit. */
  size(limit: number): number {
    let size = 0;
    for (const range of this.ranges) size += this.store.countEntries(this.prefix, this.reverse ? flipRange(range) : range, limit - size);
    return size;
  }

  next(): Step | null {
    while (this.at >= this.rows.length) if (!this.fill()) return null;
    return this.rows[this.at++] as Step;
  }

  /** The first step at or above a key, which never lies before that of the last step. */
  seek(key: Buffer): Step | null {
    const last = this.rows.at(-1);
    if (last && Buffer.compare(last.key, key) >= 0) {
      this.at = Math.max(this.at - 1, 0); // the step answered last may be the one that is asked for
      while (Buffer.compare((this.rows[this.at] as Step).key, key) < 0) this.at += 1;
      return this.next();
    }
    this.rows = [];
    this.at = 0;
    this.isDone = false;
    this.from = key;
    this.chunk = this.leapChunk;
    return this.next();
  }

  /** Those of the given steps whose keys this index has too. */
  having(steps: readonly Step[]): Step[] {
    const keys = steps.map(({ key }) => Buffer.concat([this.prefix, this.reverse ? invert(key) : key]));
    const size = SIZES.find((one) => one >= keys.length) ?? keys.length;
    const padded = [...keys, ...Array<Buffer>(size - keys.length).fill(keys[0] as Buffer)];
    const rows = this.store.database.sql(`SELECT key FROM entries WHERE key IN (${Array(size).fill('?').join()})`).all(padded);
    this.store.rowsVisited += rows.length;
    const found = new Set(rows.map(([key]) => (key as Buffer).toString('latin1')));
    return steps.filter((_step, i) => found.has((keys[i] as Buffer).toString('latin1')));
  }

  /** Reads the next chunk; false at the end. */
  private fill(): boolean {
    if (this.isDone && (this.range += 1) >= this.ranges.length) return false;
    const range = this.ranges[this.range];
    if (!range) return false;
    const last = this.rows.at(-1)?.key;
    const low = [range.low, this.from, last ? afterPrefix(last) : null].reduce(higher, null);
    this.rows = this.read({ low, high: range.high });
    this.at = 0;
    this.isDone = this.rows.length < this.chunk;
    this.chunk = Math.min(this.chunk * 2, MAX_CHUNK);
    return true;
  }

  private read(range: KeyRange): Step[] {
    const { low, high } = this.reverse ? flipRange(range) : range;
    const from = low ? Buffer.concat([this.prefix, low]) : this.prefix;
    const to = high ? Buffer.concat([this.prefix, high]) : afterPrefix(this.prefix) ?? LAST;
    const rows = this.store.database.sql(`SELECT key, document FROM entries WHERE key >= ? AND key < ? ORDER BY key ${this.reverse ? 'DESC' : 'ASC'} LIMIT ?`).all([from, to, this.chunk]);
    this.store.rowsVisited += rows.length;
    return rows.map(([key, n]) => {
      const rest = (key as Buffer).subarray(this.prefix.length);
      return { key: this.reverse ? invert(rest) : rest, n: Number(n) };
    });
  }
}

const LAST = Buffer.alloc(8, 0xff);
const higher = (a: Buffer | null, b: Buffer | null): Buffer | null => (a === null || (b !== null && Buffer.compare(a, b) < 0) ? b : a);
