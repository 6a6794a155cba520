import type { DocumentStore, StoredDocument } from './DocumentStore';
import { encodeName, invert } from './encodeKey';
import { afterPrefix, flipRange, type KeyRange } from './keyRanges';

/** One step of a walk: the key in the order of the query (ascending bytes), and the document. */
export type Step = { key: Buffer; n: number; document?: StoredDocument };
/** Goes through documents in the order of a query. `seek` moves forward to the first key at or above the given one. */
export interface Walk {
  next(): Step | null;
  seek(key: Buffer): Step | null;
}

const MAX_CHUNK = 1000;
const LEAP_CHUNK = 16;

/** Walks the part of an index below a prefix, within ranges over the rest of the key; `reverse` walks backwards and flips the keys. */
export class IndexWalk implements Walk {
  private rows: Step[] = [];
  private at = 0;
  private range = 0;
  private from: Buffer | null = null;
  private isDone = false;

  constructor(private readonly store: DocumentStore, private readonly prefix: Buffer, private readonly ranges: readonly KeyRange[], private readonly reverse: boolean, private chunk: number) {}

  next(): Step | null {
    while (this.at >= this.rows.length) if (!this.fill()) return null;
    return this.rows[this.at++] as Step;
  }

  seek(key: Buffer): Step | null {
    const last = this.rows.at(-1);
    if (last && Buffer.compare(last.key, key) >= 0) {
      while (Buffer.compare((this.rows[this.at] as Step).key, key) < 0) this.at += 1;
      return this.next();
    }
    this.rows = [];
    this.at = 0;
    this.isDone = false;
    this.from = key;
    this.chunk = LEAP_CHUNK;
    return this.next();
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

const ZERO = Buffer.from([0]);
const LAST = Buffer.alloc(8, 0xff);
const higher = (a: Buffer | null, b: Buffer | null): Buffer | null => (a === null || (b !== null && Buffer.compare(a, b) < 0) ? b : a);

/** Walks a collection by document id, without any index; the range is over ids, `low` included, `high` left out. */
export class CollectionWalk implements Walk {
  private rows: StoredDocument[] = [];
  private at = 0;
  private isDone = false;

  constructor(private readonly store: DocumentStore, private readonly collection: number, private range: KeyRange, private readonly descending: boolean, private chunk: number) {}

  next(): Step | null {
    if (this.at >= this.rows.length && !this.fill()) return null;
    const document = this.rows[this.at++] as StoredDocument;
    const name = encodeName(document.segments.slice(-1));
    return { key: this.descending ? invert(name) : name, n: document.n, document };
  }

  private fill(): boolean {
    if (this.isDone) return false;
    this.rows = this.store.page(this.collection, this.range, this.descending, this.chunk);
    this.at = 0;
    this.isDone = this.rows.length < this.chunk;
    this.chunk = Math.min(this.chunk * 2, MAX_CHUNK);
    const last = this.rows.at(-1);
    if (!last) return false;
    const id = Buffer.from(last.segments.at(-1) as string);
    this.range = this.descending ? { ...this.range, high: id } : { ...this.range, low: Buffer.concat([id, ZERO]) };
    return true;
  }

  seek(): Step | null {
    throw new Error('a collection walk is never part of a merge');
  }
}

/** A walk over one document or none. */
export class PointWalk implements Walk {
  constructor(private step: Step | null) {}

  next(): Step | null {
    const { step } = this;
    this.step = null;
    return step;
  }
  seek(): Step | null {
    throw new Error('a single document is never part of a merge');
  }
}

/** The documents that several walks have in common, in their shared order: each walk leaps to the farthest of the others. */
export class MergedWalk implements Walk {
  constructor(private readonly walks: readonly Walk[]) {}

  next(): Step | null {
    const first = (this.walks[0] as Walk).next();
    return first && this.settle(first);
  }
  seek(key: Buffer): Step | null {
    const first = (this.walks[0] as Walk).seek(key);
    return first && this.settle(first);
  }

  private settle(candidate: Step): Step | null {
    let agreed = 1;
    for (let i = 1; agreed < this.walks.length; i = (i + 1) % this.walks.length) {
      const step = (this.walks[i] as Walk).seek(candidate.key);
      if (!step) return null;
      if (step.key.equals(candidate.key)) agreed += 1;
      else {
        candidate = step;
        agreed = 1;
      }
    }
    return candidate;
  }
}
