import type { DocumentStore, StoredDocument } from './DocumentStore';
import { encodeName, invert } from './encodeKey';
import { afterPrefix, flipRange, type KeyRange } from './keyRanges';

/** One step of a walk: the key in the order of the query (ascending bytes), and the document. */
export type Step = { key: Buffer; n: number; document?: StoredDocument };
/** Goes through documents in the order of a query. `seek` answers the first step at or above a key, which never lies before that of the last step. */
export interface Walk {
  next(): Step | null;
  seek(key: Buffer): Step | null;
}

const MAX_CHUNK = 1000;
const DRIVER_CHUNK = 64;
const SIZE_LIMIT = 5000;

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

/**
 * The documents that several walks have in common, in their shared order. The smallest leads; each of its keys is looked up
 * in the others, smallest first, and where one of them is already further, the leader leaps there.
 */
export class MergedWalk implements Walk {
  private readonly leader: IndexWalk;
  private readonly others: readonly IndexWalk[];

  constructor(walks: readonly IndexWalk[]) {
    const bySize = walks.map((walk) => ({ walk, size: walk.size(SIZE_LIMIT) })).sort((a, b) => a.size - b.size).map(({ walk }) => walk);
    [this.leader, ...this.others] = bySize as [IndexWalk, ...IndexWalk[]];
    this.leader.leapChunk = DRIVER_CHUNK;
  }

  next(): Step | null {
    return this.settle(this.leader.next());
  }
  seek(key: Buffer): Step | null {
    return this.settle(this.leader.seek(key));
  }

  private settle(first: Step | null): Step | null {
    let candidate = first;
    while (candidate) {
      let further: Step | null = candidate;
      for (const other of this.others) {
        further = other.seek(candidate.key);
        if (!further?.key.equals(candidate.key)) break;
      }
      if (!further) return null;
      if (further.key.equals(candidate.key)) return candidate;
      candidate = this.leader.seek(further.key);
    }
    return null;
  }
}
