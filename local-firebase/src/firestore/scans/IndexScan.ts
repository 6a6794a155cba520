import type { DocumentStore } from '../documents/DocumentStore';
import { invert } from '../values/encodeKey';
import { afterPrefix, flipRange, type KeyRange } from './keyRanges';
import type { Step, Scan } from './Scan';

/** Rows read at once, at most. */
const MAX_CHUNK = 1000;

/** Scans the part of an index below a prefix, within ranges over the rest of the key; `reverse` scans backwards and flips the keys. */
export class IndexScan implements Scan {
  private rows: Step[] = [];
  private at = 0;
  private range = 0;
  private isDone = false;

  constructor(
    private readonly store: DocumentStore,
    private readonly prefix: Buffer,
    private readonly ranges: readonly KeyRange[],
    private readonly reverse: boolean,
    private chunk: number,
  ) {}

  next(): Step | null {
    while (this.at >= this.rows.length) if (!this.fill()) return null;
    return this.rows[this.at++] as Step;
  }

  /** Reads the next chunk; false at the end. */
  private fill(): boolean {
    if (this.isDone && (this.range += 1) >= this.ranges.length) return false;
    const range = this.ranges[this.range];
    if (!range) return false;
    const last = this.rows.at(-1)?.key;
    const low = last ? higher(range.low, afterPrefix(last)) : range.low;
    this.rows = this.read({ low, high: range.high });
    this.at = 0;
    this.isDone = this.rows.length < this.chunk;
    this.chunk = Math.min(this.chunk * 2, MAX_CHUNK);
    return true;
  }

  private read(range: KeyRange): Step[] {
    const { low, high } = this.reverse ? flipRange(range) : range;
    const from = low ? Buffer.concat([this.prefix, low]) : this.prefix;
    const to = high ? Buffer.concat([this.prefix, high]) : (afterPrefix(this.prefix) ?? LAST);
    const rows = this.store.database
      .sql(
        `SELECT key, document FROM entries WHERE key >= ? AND key < ? ORDER BY key ${this.reverse ? 'DESC' : 'ASC'} LIMIT ?`,
      )
      .all([from, to, this.chunk]);
    this.store.rowsVisited += rows.length;
    return rows.map(([key, n]) => {
      const rest = (key as Buffer).subarray(this.prefix.length);
      return { key: this.reverse ? invert(rest) : rest, n: Number(n) };
    });
  }
}

const LAST = Buffer.alloc(8, 0xff);
const higher = (a: Buffer | null, b: Buffer | null): Buffer | null =>
  a === null || (b !== null && Buffer.compare(a, b) < 0) ? b : a;
