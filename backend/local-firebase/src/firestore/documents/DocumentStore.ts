// One class over four small tables: splitting it would only spread the same statements over files.
import type { RestFields } from '../../RestValue';
import { encodeName } from '../values/encodeKey';
import { afterPrefix } from '../scans/keyRanges';
import { SqlDatabase } from './SqlDatabase';

/** One collection at one place, e.g. `listings` or `users/u1/favourites`. */
export type CollectionRow = {
  id: number;
  project: string;
  parent: readonly string[];
  name: string;
};
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
const MAX_CACHED_COLLECTIONS = 20_000;
const cacheKey = (project: string, segments: readonly string[]) =>
  `${project}\n${segments.join('/')}`;

/** Documents and collections in SQLite; knows nothing of indexes, rules or queries. */
export class DocumentStore {
  readonly database: SqlDatabase;
  /** Counts rows read by scans and look-ups, so that tests can tell an index scan from a scan of everything. */
  rowsVisited = 0;
  private readonly byPath = new Map<string, CollectionRow>();
  private readonly byId = new Map<number, CollectionRow>();
  private lastTime: number;

  constructor(file: string) {
    this.database = new SqlDatabase(file);
    this.lastTime = Number(this.database.sql('SELECT last FROM clock').all([])[0]?.[0] ?? 0);
  }

  /** The collection with these segments (odd number), or undefined when nothing was ever stored in it. */
  collection(project: string, segments: readonly string[]): CollectionRow | undefined {
    const key = cacheKey(project, segments);
    const cached = this.byPath.get(key);
    if (cached) return cached;
    const parent = segments.slice(0, -1);
    const name = segments.at(-1) as string;
    const id = this.database
      .sql('SELECT id FROM collections WHERE project = ? AND parent = ? AND name = ?')
      .all([project, encodeName(parent), Buffer.from(name)])[0]?.[0];
    return id === undefined ? undefined : this.remember({ id: Number(id), project, parent, name });
  }

  private remember(row: CollectionRow): CollectionRow {
    if (this.byId.size >= MAX_CACHED_COLLECTIONS) this.forgetCollections();
    this.byPath.set(cacheKey(row.project, [...row.parent, row.name]), row);
    this.byId.set(row.id, row);
    return row;
  }
  private forgetCollections(): void {
    this.byPath.clear();
    this.byId.clear();
  }

  private collectionById(id: number): CollectionRow {
    const cached = this.byId.get(id);
    if (cached) return cached;
    const [project, parent, name] = this.database
      .sql('SELECT project, parent, name FROM collections WHERE id = ?')
      .all([id])[0] as [string, Buffer, Buffer];
    return this.remember({ id, project, parent: decodeName(parent), name: name.toString() });
  }

  private ensureCollection(project: string, segments: readonly string[]): CollectionRow {
    const found = this.collection(project, segments);
    if (found) return found;
    const parent = segments.slice(0, -1);
    const name = segments.at(-1) as string;
    const { lastInsertRowid } = this.database
      .sql('INSERT INTO collections (project, parent, name) VALUES (?, ?, ?)')
      .run([project, encodeName(parent), Buffer.from(name)]);
    return this.remember({ id: Number(lastInsertRowid), project, parent, name });
  }

  /** Collections with this id, wherever they are, or all of the project. */
  collections(project: string, name?: string): CollectionRow[] {
    const rows =
      name === undefined
        ? this.database
            .sql('SELECT id, parent, name FROM collections WHERE project = ?')
            .all([project])
        : this.database
            .sql('SELECT id, parent, name FROM collections WHERE project = ? AND name = ?')
            .all([project, Buffer.from(name)]);
    return rows.map(([id, parent, found]) => ({
      id: Number(id),
      project,
      parent: decodeName(parent as Buffer),
      name: (found as Buffer).toString(),
    }));
  }

  /** Projects that hold anything. */
  projects(): string[] {
    return this.database
      .sql('SELECT DISTINCT project FROM collections')
      .all([])
      .map(([project]) => project as string);
  }

  /** The document with these segments (even number), or null. */
  get(project: string, segments: readonly string[]): StoredDocument | null {
    const collection = this.collection(project, segments.slice(0, -1));
    if (!collection) return null;
    this.rowsVisited += 1;
    const row = this.database
      .sql('SELECT n, fields, created, updated FROM documents WHERE collection = ? AND id = ?')
      .all([collection.id, Buffer.from(segments.at(-1) as string)])[0];
    if (!row) return null;
    return {
      n: Number(row[0]),
      project,
      segments,
      fieldsJson: (row[1] as Buffer).toString(),
      created: Number(row[2]),
      updated: Number(row[3]),
    };
  }

  /** The document that an index entry points to. */
  getByNumber(n: number): StoredDocument | null {
    this.rowsVisited += 1;
    const row = this.database
      .sql('SELECT n, collection, id, fields, created, updated FROM documents WHERE n = ?')
      .all([n])[0];
    return row ? this.fromRow(row) : null;
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

  /** Every document of a collection by id, read page by page. */
  *all(collection: number): Generator<StoredDocument> {
    let low: Buffer | null = null;
    for (;;) {
      const page: StoredDocument[] = this.page(collection, { low, high: null }, false, PAGE);
      yield* page;
      if (page.length < PAGE) return;
      low = Buffer.concat([Buffer.from(page.at(-1)?.segments.at(-1) as string), Buffer.from([0])]);
    }
  }

  /** How many documents one collection holds. */
  count(collection: number): number {
    return Number(
      this.database
        .sql('SELECT count(*) FROM documents WHERE collection = ?')
        .all([collection])[0]?.[0],
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
        .all([from, to, limit])[0]?.[0],
    );
  }

  /** True when the collection holds a document now. */
  hasDocuments(collection: number): boolean {
    return (
      this.database.sql('SELECT 1 FROM documents WHERE collection = ? LIMIT 1').all([collection])
        .length > 0
    );
  }

  private fromRow(row: unknown[]): StoredDocument {
    const collection = this.collectionById(Number(row[1]));
    return {
      n: Number(row[0]),
      project: collection.project,
      segments: [...collection.parent, collection.name, (row[2] as Buffer).toString()],
      fieldsJson: (row[3] as Buffer).toString(),
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
      this.database
        .sql('UPDATE documents SET fields = ?, created = ?, updated = ? WHERE n = ?')
        .run([Buffer.from(fieldsJson), created, time, before.n]);
      return { ...before, fieldsJson, updated: time };
    }
    const collection = this.ensureCollection(project, segments.slice(0, -1));
    const { lastInsertRowid } = this.database
      .sql(
        'INSERT INTO documents (collection, id, fields, created, updated) VALUES (?, ?, ?, ?, ?)',
      )
      .run([
        collection.id,
        Buffer.from(segments.at(-1) as string),
        Buffer.from(fieldsJson),
        created,
        time,
      ]);
    return { n: Number(lastInsertRowid), project, segments, fieldsJson, created, updated: time };
  }

  /** Removes a document. Call inside a transaction. */
  remove(document: StoredDocument): void {
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
    this.database
      .sql(
        'DELETE FROM documents WHERE collection IN (SELECT id FROM collections WHERE project = ?)',
      )
      .run([project]);
    this.database.sql('DELETE FROM collections WHERE project = ?').run([project]);
    this.forgetCollections();
  }

  /** Runs work all or nothing; what was remembered of collections is dropped when it fails. */
  transaction<T>(work: () => T): T {
    try {
      return this.database.transaction(work);
    } catch (error) {
      this.forgetCollections();
      throw error;
    }
  }
}

/** The segments of an encoded name. */
export function decodeName(bytes: Buffer): string[] {
  return bytes
    .subarray(0, -2)
    .toString('latin1')
    .split('\0\x01')
    .slice(0, -1)
    .map((segment) => Buffer.from(segment.replaceAll('\0\xff', '\0'), 'latin1').toString());
}
