import type { DocumentStore, StoredDocument } from '../documents/DocumentStore';
import { encodeName, invert } from '../values/encodeKey';
import { idBytes } from '../values/idBytes';
import type { KeyRange } from './keyRanges';
import type { Step, Scan } from './Scan';

const MAX_CHUNK = 1000;
const ZERO = Buffer.from([0]);

/** Scans a collection by document id, without any index; the range is over ids, `low` included, `high` left out. */
export class CollectionScan implements Scan {
  private rows: StoredDocument[] = [];
  private at = 0;
  private isDone = false;

  constructor(
    private readonly store: DocumentStore,
    private readonly collection: number,
    private range: KeyRange,
    private readonly descending: boolean,
    private chunk: number,
  ) {}

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
    const id = idBytes(last.segments.at(-1) as string);
    this.range = this.descending
      ? { ...this.range, high: id }
      : { ...this.range, low: Buffer.concat([id, ZERO]) };
    return true;
  }
}
