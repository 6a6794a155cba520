import type { RestFields } from '../rules/ruleset';
import type { DeclaredIndexes } from './declaredIndexes';
import type { DocumentStore, StoredDocument } from './DocumentStore';
import { definitionText, entryKeys, numberedIndex, parseDefinition, type Index, type IndexDefinition } from './indexDefinition';

const BUILD_PAGE = 500;
const BUILD_BATCH = 20_000;

/**
 * Which indexes exist, and their upkeep. Declared composite indexes exist from the start; an index of one field comes into
 * being with the first query that needs it and is kept from then on, so that writes pay only for what is asked.
 */
export class IndexCatalog {
  private readonly projects = new Map<string, Map<string, Index[]>>();

  constructor(private readonly store: DocumentStore, readonly declared: DeclaredIndexes | null) {
    for (const project of store.projects()) this.load(project);
  }

  private load(project: string): Map<string, Index[]> {
    const known = this.projects.get(project);
    if (known) return known;
    const byCollection = new Map<string, Index[]>();
    this.projects.set(project, byCollection);
    for (const [id, text] of this.store.database.sql('SELECT id, definition FROM indexes WHERE project = ?').all([project])) {
      const index = numberedIndex(parseDefinition(text as string), Number(id), project);
      if (this.isObsolete(index)) this.drop(index);
      else add(byCollection, index);
    }
    for (const definition of this.declared?.composites ?? []) this.ensure(project, definition);
    return byCollection;
  }

  /** Composite indexes that are no longer declared go; without a declaration everything stays. */
  private isObsolete(index: Index): boolean {
    if (!this.declared || (index.fields.length <= 1 && index.fields.every(({ mode }) => mode !== 'desc'))) return false;
    const text = definitionText(index);
    return !this.declared.composites.some((one) => definitionText(one) === text);
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

  /** The index with this definition; it is built now when it does not exist yet. */
  ensure(project: string, definition: IndexDefinition): Index {
    const text = definitionText(definition);
    const found = this.of(project, definition.collection).find((index) => definitionText(index) === text);
    if (found) return found;
    return this.store.transaction(() => {
      const { lastInsertRowid } = this.store.database.sql('INSERT INTO indexes (project, definition) VALUES (?, ?)').run([project, text]);
      const index = numberedIndex(definition, Number(lastInsertRowid), project);
      this.build(index);
      add(this.load(project), index);
      return index;
    });
  }

  private build(index: Index): void {
    let batch: [Buffer, number][] = [];
    for (const collection of this.store.collections(index.project, index.collection)) {
      let low: Buffer | null = null;
      for (;;) {
        const page: StoredDocument[] = this.store.page(collection.id, { low, high: null }, false, BUILD_PAGE);
        for (const document of page) {
          for (const key of entryKeys(index, collection.id, document.segments, JSON.parse(document.fieldsJson) as RestFields)) batch.push([key, document.n]);
        }
        if (batch.length >= BUILD_BATCH) batch = this.flush(batch);
        if (page.length < BUILD_PAGE) break;
        low = Buffer.concat([Buffer.from(page.at(-1)?.segments.at(-1) as string), Buffer.from([0])]);
      }
    }
    this.flush(batch);
  }

  private flush(batch: [Buffer, number][]): [] {
    const insert = this.store.database.sql('INSERT OR REPLACE INTO entries VALUES (?, ?)');
    for (const entry of batch.sort(([a], [b]) => Buffer.compare(a, b))) insert.run(entry);
    return [];
  }

  /** Brings the entries of one document in line with a write; `null` fields stand for a missing document. Call inside a transaction. */
  update(project: string, segments: readonly string[], n: number, before: RestFields | null, after: RestFields | null): void {
    const indexes = this.of(project, segments.at(-2) as string);
    if (indexes.length === 0) return;
    const collection = this.store.collection(project, segments.slice(0, -1))?.id ?? 0;
    for (const index of indexes) {
      const stale = new Map((before ? entryKeys(index, collection, segments, before) : []).map((key) => [key.toString('latin1'), key]));
      for (const key of after ? entryKeys(index, collection, segments, after) : []) {
        if (!stale.delete(key.toString('latin1'))) this.store.database.sql('INSERT OR REPLACE INTO entries VALUES (?, ?)').run([key, n]);
      }
      for (const key of stale.values()) this.store.database.sql('DELETE FROM entries WHERE key = ?').run([key]);
    }
  }

  /** Forgets a project and its entries. Call inside a transaction. */
  wipe(project: string): void {
    for (const [id] of this.store.database.sql('SELECT id FROM indexes WHERE project = ?').all([project])) this.clearEntries(Number(id));
    this.store.database.sql('DELETE FROM indexes WHERE project = ?').run([project]);
    this.projects.delete(project);
  }
}

function add(byCollection: Map<string, Index[]>, index: Index): void {
  byCollection.set(index.collection, [...(byCollection.get(index.collection) ?? []), index]);
}
