import type { RestFields } from '../../RestValue';
import type { DeclaredIndexes } from './declaredIndexes';
import type { DocumentStore } from '../documents/DocumentStore';
import { type BuildOptions, entryRange, IndexBuilds } from './IndexBuilds';
import {
  definitionText,
  IndexedDocument,
  numberedIndex,
  parseDefinition,
  storedForm,
  type Index,
  type IndexDefinition,
} from './indexDefinition';
import { insertEntries } from './insertEntries';
import type { Entry } from './SortedRuns';
import { KnownFields } from './KnownFields';

/** An index as a query scans it, forward or in reverse. */
export type ChosenIndex = { index: Index; reverse: boolean };

/** The number that no stored index has. */
const EMPTY = 0;
/** What queries ask again and again has far fewer forms. */
const MAX_CHOICES = 1000;

/**
 * Which indexes exist, and their upkeep. Whether a query may use an index is decided by what is declared; stored it is from
 * the first query that needs it, and kept from then on, so that writes pay only for what is ever asked. Where documents are many it
 * is built between requests, and queries that need it are refused as UNAVAILABLE until it is there.
 */
export class IndexCatalog {
  private readonly projects = new Map<string, Map<string, Index[]>>();
  private readonly fields: KnownFields;
  private readonly choices = new Map<string, readonly ChosenIndex[]>();
  private readonly builds: IndexBuilds;

  constructor(
    private readonly store: DocumentStore,
    readonly declared: DeclaredIndexes | null,
    options: BuildOptions = {},
  ) {
    this.fields = new KnownFields(store);
    const known = {
      add: (index: Index) => add(this.load(index.project), index),
      remove: (index: Index) => this.remove(index),
    };
    this.builds = new IndexBuilds(store, known, options);
    this.builds.resume((definition) => !this.isObsolete(definition));
    for (const project of store.projects()) {
      this.load(project);
      this.fields.load(project);
    }
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
      if (this.isObsolete(index)) this.builds.retire(index.id);
      else add(byCollection, index);
    }
    return byCollection;
  }

  /** Composite indexes that are no longer declared go; without a declaration everything stays. */
  private isObsolete(index: IndexDefinition): boolean {
    if (
      !this.declared ||
      (index.fields.length <= 1 && index.fields.every(({ mode }) => mode !== 'desc'))
    )
      return false;
    const text = definitionText(index);
    return !this.declared.composites.some((one) => definitionText(storedForm(one)) === text);
  }

  private clearEntries(id: number): void {
    this.store.database.sql('DELETE FROM entries WHERE key >= ? AND key < ?').run(entryRange(id));
  }

  /** Indexes of a collection id. */
  of(project: string, collection: string): readonly Index[] {
    return this.load(project).get(collection) ?? [];
  }

  /**
   * The index with this definition; it is built when it does not exist yet. For a field that no document has it is an empty one.
   * @throws RequestError UNAVAILABLE until an index of many documents is built
   */
  ensure(project: string, definition: IndexDefinition): Index {
    if (
      definition.fields.some(({ path }) => !this.fields.has(project, definition.collection, path))
    )
      return numberedIndex(definition, EMPTY, project);
    const found = this.find(project, definition);
    if (found) return found;
    this.builds.make(project, definition);
    return this.find(project, definition) as Index;
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

  /** Builds an index that another data folder had; `onStep` is called with how many documents were looked at. */
  restore(project: string, text: string, onStep: (done: number) => void): void {
    const definition = parseDefinition(text);
    if (!this.find(project, definition)) this.builds.makeWhole(project, definition, onStep);
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
    const builds = [...this.builds.covering(project, segments.at(-2) as string)];
    for (const build of builds) build.touch(n);
    const indexes = [
      ...this.of(project, segments.at(-2) as string),
      ...builds.map(({ index }) => index),
    ];
    if (indexes.length === 0) return;
    const collection = this.store.collection(project, segments.slice(0, -1))?.id ?? 0;
    const old = before && new IndexedDocument(collection, segments, before);
    const now = after && new IndexedDocument(collection, segments, after);
    const fresh: Entry[] = [];
    const remove = this.store.database.sql('DELETE FROM entries WHERE key = ?');
    for (const index of indexes) {
      if (old && now?.agrees(index, old)) continue;
      const stale = new Map((old?.keys(index) ?? []).map((key) => [key.toString('latin1'), key]));
      for (const key of now?.keys(index) ?? [])
        if (stale.size === 0 || !stale.delete(key.toString('latin1'))) fresh.push([key, n]);
      for (const key of stale.values()) remove.run([key]);
    }
    insertEntries(this.store.database, fresh);
  }

  /** Forgets a project and its entries. Call inside a transaction. */
  wipe(project: string): void {
    this.builds.cancel(project);
    for (const [id] of this.store.database
      .sql('SELECT id FROM indexes WHERE project = ?')
      .all([project]))
      this.clearEntries(Number(id));
    this.store.database.sql('DELETE FROM indexes WHERE project = ?').run([project]);
    this.fields.wipe(project);
    this.projects.delete(project);
    this.choices.clear();
  }

  /** Builds nothing more. */
  close(): void {
    this.builds.stop();
  }

  private remove({ id, project, collection }: Index): void {
    const byCollection = this.load(project);
    const others = (byCollection.get(collection) ?? []).filter((index) => index.id !== id);
    byCollection.set(collection, others);
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
