import { encodeName } from '../values/encodeKey';
import { decodeName } from './decodeName';
import type { SqlDatabase } from './SqlDatabase';

/** One collection at one place, e.g. `items` or `users/u1/marks`. */
export type CollectionRow = {
  id: number;
  project: string;
  parent: readonly string[];
  name: string;
};

const MAX_CACHED = 20_000;
const cacheKey = (project: string, segments: readonly string[]) =>
  `${project}\n${segments.join('/')}`;

/** The rows of the collections table, cached by path and by id. */
export class CollectionTable {
  private readonly byPath = new Map<string, CollectionRow>();
  private readonly byId = new Map<number, CollectionRow>();

  constructor(private readonly database: SqlDatabase) {}

  /** The collection with these segments (odd number), or undefined when nothing was ever stored in it. */
  find(project: string, segments: readonly string[]): CollectionRow | undefined {
    const cached = this.byPath.get(cacheKey(project, segments));
    if (cached) return cached;
    const parent = segments.slice(0, -1);
    const name = segments.at(-1) as string;
    const id = this.database
      .sql('SELECT id FROM collections WHERE project = ? AND parent = ? AND name = ?')
      .get([project, encodeName(parent), Buffer.from(name)])?.[0];
    return id === undefined ? undefined : this.cache({ id: Number(id), project, parent, name });
  }

  get(id: number): CollectionRow {
    const cached = this.byId.get(id);
    if (cached) return cached;
    const [project, parent, name] = this.database
      .sql('SELECT project, parent, name FROM collections WHERE id = ?')
      .get([id]) as [string, Buffer, Buffer];
    return this.cache({ id, project, parent: decodeName(parent), name: name.toString() });
  }

  /** Finds or adds a collection. */
  ensure(project: string, segments: readonly string[]): CollectionRow {
    const found = this.find(project, segments);
    if (found) return found;
    const parent = segments.slice(0, -1);
    const name = segments.at(-1) as string;
    const { lastInsertRowid } = this.database
      .sql('INSERT INTO collections (project, parent, name) VALUES (?, ?, ?)')
      .run([project, encodeName(parent), Buffer.from(name)]);
    return this.cache({ id: Number(lastInsertRowid), project, parent, name });
  }

  /** Collections with this id, wherever they are, or all of the project. */
  list(project: string, name?: string): CollectionRow[] {
    const rows = this.database
      .sql(
        `SELECT id, parent, name FROM collections WHERE project = ?${name === undefined ? '' : ' AND name = ?'}`,
      )
      .all([project, ...(name === undefined ? [] : [Buffer.from(name)])]);
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

  /** Removes the collections of a project. */
  wipe(project: string): void {
    this.database.sql('DELETE FROM collections WHERE project = ?').run([project]);
    this.clearCache();
  }

  clearCache(): void {
    this.byPath.clear();
    this.byId.clear();
  }

  private cache(row: CollectionRow): CollectionRow {
    if (this.byId.size >= MAX_CACHED) this.clearCache();
    this.byPath.set(cacheKey(row.project, [...row.parent, row.name]), row);
    this.byId.set(row.id, row);
    return row;
  }
}
