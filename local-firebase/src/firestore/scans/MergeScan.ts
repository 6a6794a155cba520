import type { DocumentStore } from '../documents/DocumentStore';
import { invert } from '../values/encodeKey';
import { afterPrefix, flipRange, type KeyRange } from './keyRanges';
import type { Step, Scan } from './Scan';

/** Entries of the leader that one statement goes over, at first and at most. */
const FIRST_STRETCH = 256;
const MAX_STRETCH = 4096;
/** Documents that one statement finds, at most; the first ones no more than the page takes. */
const MAX_CHUNK = 1000;
/** How many entries ahead the parts are compared to find the sparsest. */
const PROBE = 32;

/**
 * The documents that several parts of indexes have in common, in their shared order. The part that is sparsest just ahead leads: the
 * database goes over a stretch of it and looks each key up in the others. After a stretch in which nothing was shared, the scan leaps to
 * where all parts go on. So it costs what the sparsest part holds up to the end of the page, whatever the size of the others.
 */
export class MergeScan implements Scan {
  private found: Step[] = [];
  private at = 0;
  private range = -1;
  /** What is left of the range, in stored order. */
  private left: KeyRange = { low: null, high: null };
  private stretch = FIRST_STRETCH;
  /** What is still to be found of a wish. */
  private chunk: number;

  /** `prefixes` name the parts; below them all have the same keys, which `ranges` limit and `reverse` has scanned backwards and flipped. */
  constructor(
    private readonly store: DocumentStore,
    private readonly prefixes: readonly Buffer[],
    private readonly ranges: readonly KeyRange[],
    private readonly reverse: boolean,
    private wish: number,
  ) {
    this.chunk = wish;
    this.enterNextRange();
  }

  next(): Step | null {
    while (this.at >= this.found.length) if (!this.fill()) return null;
    return this.found[this.at++] as Step;
  }

  /** Goes over one stretch; false at the end. */
  private fill(): boolean {
    if (this.range >= this.ranges.length) return false;
    const [leader, ...others] = this.sparsestFirst() as [Buffer, ...Buffer[]];
    const keys = this.shared(leader, others);
    this.found = keys.map(({ key, n }) => ({ key: this.reverse ? invert(key) : key, n }));
    this.at = 0;
    const isFull = keys.length === this.chunk;
    const last = isFull ? (keys.at(-1)?.key ?? null) : this.keyAt(leader, this.stretch - 1);
    if (last) this.goOn(last, false);
    if (!last || (keys.length === 0 && !this.leap())) this.enterNextRange();
    this.chunk = isFull
      ? (this.wish = Math.min(this.wish * 2, MAX_CHUNK))
      : this.chunk - keys.length;
    this.stretch = Math.min(this.stretch * 2, MAX_STRETCH);
    return true;
  }

  private enterNextRange(): void {
    const range = this.ranges[(this.range += 1)];
    if (range) this.left = this.reverse ? flipRange(range) : range;
  }

  /** Leaves behind what lies before a key, and the key itself unless it is still `wanted`. */
  private goOn(key: Buffer, wanted: boolean): void {
    const bound = wanted === this.reverse ? afterPrefix(key) : key;
    this.left = this.reverse ? { ...this.left, high: bound } : { ...this.left, low: bound };
  }

  /** Goes on where every part has a key again; false when one has none left in this range. */
  private leap(): boolean {
    return this.prefixes.every((prefix) => {
      const first = this.keyAt(prefix, 0);
      if (first) this.goOn(first, true);
      return first !== null;
    });
  }

  /** The parts, those first whose next few entries reach furthest. */
  private sparsestFirst(): Buffer[] {
    const reached = this.prefixes.map((prefix) => ({ prefix, key: this.keyAt(prefix, PROBE - 1) }));
    const isFurther = (a: Buffer | null, b: Buffer | null): number =>
      a && b
        ? Buffer.compare(a, b) * (this.reverse ? 1 : -1)
        : Number(a !== null) - Number(b !== null);
    return reached.sort((a, b) => isFurther(a.key, b.key)).map(({ prefix }) => prefix);
  }

  /** The key of the n-th entry of a part from here on. */
  private keyAt(prefix: Buffer, n: number): Buffer | null {
    const row = this.store.database
      .sql(
        `SELECT key FROM entries WHERE key >= ? AND key < ? ORDER BY key ${this.direction} LIMIT 1 OFFSET ?`,
      )
      .get([...this.bounds(prefix), n]);
    return row ? (row[0] as Buffer).subarray(prefix.length) : null;
  }

  /** What the leader's next stretch shares with the others, up to a chunk. */
  private shared(leader: Buffer, others: readonly Buffer[]): { key: Buffer; n: number }[] {
    const joined = others
      .map(
        (_, i) =>
          `CROSS JOIN entries AS other${i} ON other${i}.key = CAST(? || ahead.rest AS BLOB)`,
      )
      .join(' ');
    const rows = this.store.database
      .sql(
        `SELECT ahead.rest, ahead.document FROM (SELECT substr(key, ?) AS rest, document FROM entries WHERE key >= ? AND key < ? ORDER BY key ${this.direction} LIMIT ?) AS ahead ${joined} LIMIT ?`,
      )
      .all([leader.length + 1, ...this.bounds(leader), this.stretch, ...others, this.chunk]);
    this.store.rowsVisited += this.stretch; // at most
    return rows.map(([key, n]) => ({ key: key as Buffer, n: Number(n) }));
  }

  private bounds(prefix: Buffer): [Buffer, Buffer | null] {
    const { low, high } = this.left;
    return [
      low ? Buffer.concat([prefix, low]) : prefix,
      high ? Buffer.concat([prefix, high]) : afterPrefix(prefix),
    ];
  }
  private get direction(): string {
    return this.reverse ? 'DESC' : 'ASC';
  }
}
