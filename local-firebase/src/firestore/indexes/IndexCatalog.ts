import type { RestFields } from '../../RestValue';
import type { DeclaredIndexes } from './declaredIndexes';
import type { DocumentStore } from '../documents/DocumentStore';
import {
  definitionText,
  IndexedDocument,
  numberedIndex,
  parseDefinition,
  storedForm,
  type Index,
  type IndexDefinition,
} from './indexDefinition';
import { KnownFields } from './KnownFields';

/** An index as a query scans it, forward or in reverse. */
export type ChosenIndex = { index: Index; reverse: boolean };

/** The number that no stored index has. */
const EMPTY = 0;
/** Rows of one insert. */
const ROWS_AT_ONCE = 40;
/** What queries ask again and again has far fewer forms. */
const MAX_CHOICES = 1000;

/**
 * Which indexes exist, and their upkeep. Whether a query may use an index is decided by what is declared; stored it is from
 * the first query that needs it, and kept from then on, so that writes pay only for what is ever asked.
 */
export class IndexCatalog {
  private readonly projects = new Map<string, Map<string, Index[]>>();
  private readonly fields: KnownFields;
  private readonly choices = new Map<string, readonly ChosenIndex[]>();

  constructor(
    private readonly store: DocumentStore,
    readonly declared: DeclaredIndexes | null,
  ) {
    this.fields = new KnownFields(store);
    for (const project of store.projects()) this.load(project);
  }

  private load(project: string): Map<string, Index[]> {
    const known = this.projects.get(project);
    if (known) return known;
    const byCollection = new Map<string, Index[]>();
    this.projects.set(project, byCollection);
    for (const [id, text] of this.store.database
      .sql('SELECT id, definition FROM indexes WHERE project = ?')
      .all([project])) {
      const index = numberedIndex(parseDefinition(text as string), Number(id), project);
      if (this.isObsolete(index)) this.drop(index);
      else add(byCollection, index);
    }
    return byCollection;
  }

  /** Composite indexes that are no longer declared go; without a declaration everything stays. */
  private isObsolete(index: Index): boolean {
    if (
      !this.declared ||
      (index.fields.length <= 1 && index.fields.every(({ mode }) => mode !== 'desc'))
    )
      return false;
    const text = definitionText(index);
    return !this.declared.composites.some((one) => definitionText(storedForm(one)) === text);
  }

  private drop(index: Index): void {
    this.store.transaction(() => {
      this.clearEntries(index.id);
      this.store.database.sql('DELETE FROM indexes WHERE id = ?').run([index.id]);
    });
  }
  private clearEntries(id: number): void {
    const [from, to] = [Buffer.alloc(4), Buffer.alloc(4)];
    from.writeUInt32BE(id);
    to.writeUInt32BE(id + 1);
    this.store.database.sql('DELETE FROM entries WHERE key >= ? AND key < ?').run([from, to]);
  }

  /** Indexes of a collection id. */
  of(project: string, collection: string): readonly Index[] {
    return this.load(project).get(collection) ?? [];
  }

  /** The index with this definition; it is built now when it does not exist yet. For a field that no document has it is an empty one. */
  ensure(project: string, definition: IndexDefinition): Index {
    if (
      definition.fields.some(({ path }) => !this.fields.has(project, definition.collection, path))
    )
      return numberedIndex(definition, EMPTY, project);
    return this.find(project, definition) ?? this.make(project, definition);
  }

  /** The indexes that were chosen for a need of this text, or are now. */
  chosenFor(need: string, choose: () => ChosenIndex[]): readonly ChosenIndex[] {
    const known = this.choices.get(need);
    if (known) return known;
    const chosen = choose();
    if (chosen.some(({ index }) => index.id === EMPTY)) return chosen; // until a document has the field
    if (this.choices.size >= MAX_CHOICES) this.choices.clear();
    this.choices.set(need, chosen);
    return chosen;
  }

  private find(project: string, definition: IndexDefinition): Index | undefined {
    const text = definitionText(definition);
    return this.of(project, definition.collection).find((index) => definitionText(index) === text);
  }

  private make(project: string, definition: IndexDefinition): Index {
    return this.store.transaction(() => {
      const { lastInsertRowid } = this.store.database
        .sql('INSERT INTO indexes (project, definition) VALUES (?, ?)')
        .run([project, definitionText(definition)]);
      const index = numberedIndex(definition, Number(lastInsertRowid), project);
      this.build(index);
      add(this.load(project), index);
      return index;
    });
  }

  /** Fills an index; its entries are sorted aside first, because a tree grows fastest in order. */
  private build(index: Index): void {
    const { database } = this.store;
    let batch: [Buffer, number][] = [];
    database
      .sql('CREATE TEMP TABLE IF NOT EXISTS staged (key BLOB NOT NULL, document INTEGER NOT NULL)')
      .run([]);
    for (const collection of this.store.collections(index.project, index.collection)) {
      for (const { n, segments, fieldsJson } of this.store.all(collection.id)) {
        for (const key of new IndexedDocument(
          collection.id,
          segments,
          JSON.parse(fieldsJson) as RestFields,
        ).keys(index))
          batch.push([key, n]);
        if (batch.length >= ROWS_AT_ONCE * 20) batch = this.insert('staged', batch);
      }
    }
    this.insert('staged', batch);
    database
      .sql('INSERT OR REPLACE INTO entries SELECT key, document FROM staged ORDER BY key')
      .run([]);
    database.sql('DELETE FROM staged').run([]);
  }

  /** Brings the entries of one document in line with a write; `null` fields stand for a missing document. Call inside a transaction. */
  update(
    project: string,
    segments: readonly string[],
    n: number,
    before: RestFields | null,
    after: RestFields | null,
  ): void {
    if (after) this.fields.note(project, segments.at(-2) as string, after);
    const indexes = this.of(project, segments.at(-2) as string);
    if (indexes.length === 0) return;
    const collection = this.store.collection(project, segments.slice(0, -1))?.id ?? 0;
    const old = before && new IndexedDocument(collection, segments, before);
    const now = after && new IndexedDocument(collection, segments, after);
    const fresh: [Buffer, number][] = [];
    const remove = this.store.database.sql('DELETE FROM entries WHERE key = ?');
    for (const index of indexes) {
      if (old && now?.agrees(index, old)) continue;
      const stale = new Map((old?.keys(index) ?? []).map((key) => [key.toString('latin1'), key]));
      for (const key of now?.keys(index) ?? [])
        if (stale.size === 0 || !stale.delete(key.toString('latin1'))) fresh.push([key, n]);
      for (const key of stale.values()) remove.run([key]);
    }
    this.insert('entries', fresh);
  }

  /** Inserts many rows with few statements: a call into the database costs more than a row. */
  private insert(table: 'entries' | 'staged', rows: [Buffer, number][]): [] {
    for (let at = 0; at < rows.length;) {
      const size = rows.length - at >= ROWS_AT_ONCE ? ROWS_AT_ONCE : 1;
      this.store.database
        .sql(`INSERT OR REPLACE INTO ${table} VALUES ${Array(size).fill('(?, ?)').join()}`)
        .run(rows.slice(at, at + size).flat());
      at += size;
    }
    return [];
  }

  /** Forgets a project and its entries. Call inside a transaction. */
  wipe(project: string): void {
    for (const [id] of this.store.database
      .sql('SELECT id FROM indexes WHERE project = ?')
      .all([project]))
      this.clearEntries(Number(id));
    this.store.database.sql('DELETE FROM indexes WHERE project = ?').run([project]);
    this.fields.wipe(project);
    this.projects.delete(project);
    this.choices.clear();
  }

  /** After a transaction that failed: what was remembered along the way may not be stored. */
  forget(project: string): void {
    this.fields.forget(project);
    this.choices.clear();
  }
}

function add(byCollection: Map<string, Index[]>, index: Index): void {
  byCollection.set(index.collection, [...(byCollection.get(index.collection) ?? []), index]);
}
