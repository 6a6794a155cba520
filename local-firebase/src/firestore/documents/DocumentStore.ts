import { LRUCache } from 'lru-cache';
import type { RestFields } from '../../RestValue';
import { afterPrefix } from '../scans/keyRanges';
import { CollectionTable, type CollectionRow } from './CollectionTable';
import { idBytes, idText } from '../values/idBytes';
import { SqlDatabase } from './SqlDatabase';

/** A stored document; `fieldsJson` is its fields in REST JSON, times are microseconds since 1970. */
export type StoredDocument = {
  n: number;
  project: string;
  segments: readonly string[];
  fieldsJson: string;
  created: number;
  updated: number;
};

const PAGE = 500;
/** Bytes of documents that are kept as they were read last. */
const KEPT_BYTES = 16_000_000;
/** What a document takes beside its fields, roughly. */
const ROW_BYTES = 300;

/** Documents and collections in SQLite; knows nothing of indexes, rules or queries. */
export class DocumentStore {
  readonly database: SqlDatabase;
  /** Counts rows read by scans and look-ups, so that tests can tell an index scan from a scan of everything. */
  rowsVisited = 0;
  private readonly collectionTable: CollectionTable;
  /** Documents by their number, as they are now: this process alone writes them. */
  private readonly kept = new LRUCache<number, StoredDocument>({ maxSize: KEPT_BYTES });
  private lastTime: number;

  constructor(readonly file: string) {
    this.database = new SqlDatabase(file);
    this.collectionTable = new CollectionTable(this.database);
    this.lastTime = Number(this.database.sql('SELECT last FROM clock').get([])?.[0] ?? 0);
  }

  /** The collection with these segments (odd number), or undefined when nothing was ever stored in it. */
  collection(project: string, segments: readonly string[]): CollectionRow | undefined {
    return this.collectionTable.find(project, segments);
  }

  /** Collections with this id, wherever they are, or all of the project. */
  collections(project: string, name?: string): CollectionRow[] {
    return this.collectionTable.list(project, name);
  }

  /** Projects that hold anything. */
  projects(): string[] {
    return this.collectionTable.projects();
  }

  /** The document with these segments (even number), or null. */
  get(project: string, segments: readonly string[]): StoredDocument | null {
    const collection = this.collection(project, segments.slice(0, -1));
    if (!collection) return null;
    const row = this.database
      .sql('SELECT n FROM documents WHERE collection = ? AND id = ?')
      .get([collection.id, idBytes(segments.at(-1) as string)]);
    return row ? this.getByNumber(Number(row[0])) : null;
  }

  /** The document that an index entry points to. */
  getByNumber(n: number): StoredDocument | null {
    this.rowsVisited += 1;
    const known = this.kept.get(n);
    if (known) return known;
    const row = this.database
      .sql('SELECT n, collection, id, fields, created, updated FROM documents WHERE n = ?')
      .get([n]);
    if (!row) return null;
    const document = this.fromRow(row);
    this.kept.set(n, document, { size: (row[3] as Buffer).length + ROW_BYTES });
    return document;
  }

  /** Documents of one collection by id, `low` included and `high` left out, in either direction, at most `limit`. */
  page(
    collection: number,
    { low, high }: { low: Buffer | null; high: Buffer | null },
    descending: boolean,
    limit: number,
  ): StoredDocument[] {
    const columns =
      'SELECT n, collection, id, fields, created, updated FROM documents WHERE collection = ?';
    const statement = this.database.sql(
      `${columns}${low ? ' AND id >= ?' : ''}${high ? ' AND id < ?' : ''} ORDER BY id ${descending ? 'DESC' : 'ASC'} LIMIT ?`,
    );
    const rows = statement.all([collection, ...(low ? [low] : []), ...(high ? [high] : []), limit]);
    this.rowsVisited += rows.length;
    return rows.map((row) => this.fromRow(row));
  }

  /** Every document of a collection by id, so many read at once. */
  *all(collection: number, atOnce = PAGE): Generator<StoredDocument> {
    let low: Buffer | null = null;
    for (;;) {
      const page: StoredDocument[] = this.page(collection, { low, high: null }, false, atOnce);
      yield* page;
      if (page.length < atOnce) return;
      low = Buffer.concat([idBytes(page.at(-1)?.segments.at(-1) as string), Buffer.from([0])]);
    }
  }

  /** How many documents one collection holds. */
  count(collection: number): number {
    return Number(
      this.database
        .sql('SELECT count(*) FROM documents WHERE collection = ?')
        .get([collection])?.[0],
    );
  }

  /** The same, counted up to a limit. */
  countUpTo(collection: number, limit: number): number {
    return Number(
      this.database
        .sql('SELECT count(*) FROM (SELECT 1 FROM documents WHERE collection = ? LIMIT ?)')
        .get([collection, limit])?.[0],
    );
  }

  /** How many index entries lie in a range below a prefix, counted up to a limit. */
  countEntries(
    prefix: Buffer,
    { low, high }: { low: Buffer | null; high: Buffer | null },
    limit = Number.MAX_SAFE_INTEGER,
  ): number {
    const from = low ? Buffer.concat([prefix, low]) : prefix;
    const to = high ? Buffer.concat([prefix, high]) : afterPrefix(prefix);
    return Number(
      this.database
        .sql('SELECT count(*) FROM (SELECT 1 FROM entries WHERE key >= ? AND key < ? LIMIT ?)')
        .get([from, to, limit])?.[0],
    );
  }

  /** True when the collection holds a document now. */
  hasDocuments(collection: number): boolean {
    const first = this.database.sql('SELECT 1 FROM documents WHERE collection = ? LIMIT 1');
    return first.get([collection]) !== undefined;
  }

  private fromRow(row: unknown[]): StoredDocument {
    const collection = this.collectionTable.get(Number(row[1]));
    return {
      n: Number(row[0]),
      project: collection.project,
      segments: [...collection.parent, collection.name, idText(row[2] as Buffer)],
      // A list of names asks for none.
      get fieldsJson() {
        return (row[3] as Buffer).toString();
      },
      created: Number(row[4]),
      updated: Number(row[5]),
    };
  }

  /** Inserts or replaces a document; answers what is stored now. Call inside a transaction. */
  put(
    project: string,
    segments: readonly string[],
    fields: RestFields,
    before: StoredDocument | null,
    time: number,
  ): StoredDocument {
    const fieldsJson = JSON.stringify(fields);
    const created = before?.created ?? time;
    if (before) {
      this.kept.delete(before.n);
      this.database
        .sql('UPDATE documents SET fields = ?, created = ?, updated = ? WHERE n = ?')
        .run([Buffer.from(fieldsJson), created, time, before.n]);
      return { ...before, fieldsJson, updated: time };
    }
    const collection = this.collectionTable.ensure(project, segments.slice(0, -1));
    const { lastInsertRowid } = this.database
      .sql(
        'INSERT INTO documents (collection, id, fields, created, updated) VALUES (?, ?, ?, ?, ?)',
      )
      .run([
        collection.id,
        idBytes(segments.at(-1) as string),
        Buffer.from(fieldsJson),
        created,
        time,
      ]);
    return { n: Number(lastInsertRowid), project, segments, fieldsJson, created, updated: time };
  }

  /** Removes a document. Call inside a transaction. */
  remove(document: StoredDocument): void {
    this.kept.delete(document.n);
    this.database.sql('DELETE FROM documents WHERE n = ?').run([document.n]);
  }

  /** A new commit time in microseconds, above every earlier one, also across restarts. Call inside a transaction. */
  nextTime(): number {
    this.lastTime = Math.max(Date.now() * 1000, this.lastTime + 1);
    this.database.sql('UPDATE clock SET last = ?').run([this.lastTime]);
    return this.lastTime;
  }

  /** The present time in microseconds, never before the last commit. */
  readTime(): number {
    return Math.max(Date.now() * 1000, this.lastTime);
  }

  /** Removes the documents and collections of a project; entries are the indexes' business. */
  wipe(project: string): void {
    this.kept.clear();
    this.database
      .sql(
        'DELETE FROM documents WHERE collection IN (SELECT id FROM collections WHERE project = ?)',
      )
      .run([project]);
    this.collectionTable.wipe(project);
  }

  /** Runs work all or nothing; what is cached is dropped when it fails. */
  transaction<T>(work: () => T): T {
    try {
      return this.database.transaction(work);
    } catch (error) {
      this.kept.clear();
      this.collectionTable.clearCache();
      throw error;
    }
  }
}
