import type { RestFields } from '../../RestValue';
import type { DocumentStore } from '../documents/DocumentStore';
import { formatFieldPath } from '../values/fieldPath';

/** Beyond this many paths a collection's fields are no longer told apart: every path then counts as known. */
const MAX_PATHS = 5000;
const MAX_DEPTH = 20;

/**
 * Which field paths the documents of each collection id have ever had. A query for any other path finds nothing, and no
 * index is built for it: otherwise everybody who may list could make the server look at all documents for a made-up name.
 */
export class KnownFields {
  private readonly projects = new Map<string, Map<string, Set<string>>>();

  constructor(private readonly store: DocumentStore) {}

  /** Whether some document of this collection id may have the path. */
  has(project: string, collection: string, path: string): boolean {
    const paths = this.load(project).get(collection);
    return paths !== undefined && (paths.has(path) || paths.size >= MAX_PATHS);
  }

  /** Remembers the paths of a document that is being stored. Call inside a transaction. */
  note(project: string, collection: string, fields: RestFields): void {
    const known = this.load(project);
    let paths = known.get(collection);
    if (!paths) known.set(collection, (paths = new Set()));
    this.visit(fields, '', 0, (path) => {
      if (paths.has(path) || paths.size >= MAX_PATHS) return;
      paths.add(path);
      this.store.database
        .sql('INSERT OR IGNORE INTO fields VALUES (?, ?, ?)')
        .run([project, JSON.stringify(collection), JSON.stringify(path)]);
    });
  }

  private visit(
    fields: RestFields,
    above: string,
    depth: number,
    found: (path: string) => void,
  ): void {
    for (const key of Object.keys(fields)) {
      const path = above + formatFieldPath([key]);
      found(path);
      const inner = fields[key]?.mapValue?.fields;
      if (inner && depth < MAX_DEPTH) this.visit(inner, `${path}.`, depth + 1, found);
    }
  }

  /** What is known of a project; data stored before paths were remembered are looked through at the first call. */
  load(project: string): Map<string, Set<string>> {
    const loaded = this.projects.get(project);
    if (loaded) return loaded;
    const known = new Map<string, Set<string>>();
    for (const [collection, path] of this.store.database
      .sql('SELECT collection, path FROM fields WHERE project = ?')
      .all([project])) {
      const name = JSON.parse(collection as string) as string;
      known.set(name, (known.get(name) ?? new Set()).add(JSON.parse(path as string) as string));
    }
    this.projects.set(project, known);
    if (known.size === 0) this.store.transaction(() => this.fill(project));
    return known;
  }

  /** Data stored before paths were remembered. */
  private fill(project: string): void {
    for (const { id, name } of this.store.collections(project)) {
      for (const { fieldsJson } of this.store.all(id))
        this.note(project, name, JSON.parse(fieldsJson) as RestFields);
    }
  }

  /** Forgets what may not have been stored, after a transaction that failed. */
  forget(project: string): void {
    this.projects.delete(project);
  }

  /** Forgets a project for good. Call inside a transaction. */
  wipe(project: string): void {
    this.store.database.sql('DELETE FROM fields WHERE project = ?').run([project]);
    this.forget(project);
  }
}
