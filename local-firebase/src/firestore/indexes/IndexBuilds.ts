import type { DocumentStore } from '../documents/DocumentStore';
import type { DiskReserve } from '../../disk/DiskReserve';
import { RequestError } from '../RequestError';
import { IndexBuild } from './IndexBuild';
import {
  definitionText,
  describeIndex,
  type Index,
  type IndexDefinition,
  numberedIndex,
  parseDefinition,
} from './indexDefinition';
import { SlicedWork, type Work } from './SlicedWork';

/** The project under which the table of indexes has those that no query may use yet, or any more: no project has this name. */
const UNFINISHED = '';
/** About a tenth of a second of a query's first asking. */
const INDEXED_AT_ONCE = 3000;
const CLEARED_AT_ONCE = 500;
const COUNTED_MAX = 100_000;
const TRIED_AGAIN_MS = 60_000;

export type BuildOptions = {
  /** Documents of a collection that are indexed while the first query waits. */
  indexedAtOnce?: number | undefined;
  log?: ((line: string) => void) | undefined;
  /** Where only deletions are taken, nothing is indexed. */
  reserve?: Pick<DiskReserve, 'mayGrow' | 'deleting'> | undefined;
};
/** The catalogue of what queries may use. */
type Known = { add(index: Index): void; remove(index: Index): void };
type Pending = { build: IndexBuild; work: Work; key: string };

/** Builds indexes of many documents, and clears away those that went, between requests. One that a process did not end begins anew. */
export class IndexBuilds {
  private readonly work: SlicedWork;
  private readonly pending = new Map<string, Pending>();
  private readonly failed = new Map<string, { error: Error; atMs: number }>();

  constructor(
    private readonly store: DocumentStore,
    private readonly known: Known,
    private readonly options: BuildOptions,
  ) {
    this.work = new SlicedWork((line) => this.log(line));
  }

  /** Goes on with what an earlier process left. */
  resume(isWanted: (definition: IndexDefinition) => boolean): void {
    const left = this.store.database
      .sql('SELECT id, definition FROM indexes WHERE project = ?')
      .all([UNFINISHED]);
    for (const [id, text] of left) {
      this.retire(Number(id));
      const [project, definition] = JSON.parse(text as string) as [string, string?];
      const wanted = definition === undefined ? undefined : parseDefinition(definition);
      if (wanted && isWanted(wanted) && !this.isSmall(project, wanted.collection))
        this.start(project, wanted);
    }
  }

  /** Builds an index: before this ends where documents are few, else in slices. @throws RequestError UNAVAILABLE while it does */
  make(project: string, definition: IndexDefinition): void {
    const key = keyOf(project, definition);
    const failed = this.failed.get(key);
    if (failed && Date.now() - failed.atMs < TRIED_AGAIN_MS) throw failed.error;
    if (!this.pending.has(key)) this.options.reserve?.mayGrow();
    if (!this.pending.has(key) && this.isSmall(project, definition.collection))
      return this.store.transaction(() => this.makeWhole(project, definition));
    if (!this.pending.has(key)) this.start(project, definition);
    throw new RequestError(
      'UNAVAILABLE',
      `The index of the query is being built and cannot be used yet: ${describeIndex(definition)}.`,
    );
  }

  /** Builds an index before this ends, however many documents there are; `onStep` is called with how many were looked at. */
  makeWhole(project: string, definition: IndexDefinition, onStep?: (done: number) => void): void {
    const build = this.begin(project, definition);
    const steps = build.steps();
    while (steps.next().done !== true) onStep?.(build.done);
    this.finish(build.index);
  }

  /** The builds that a write of such a document concerns. */
  *covering(project: string, collection: string): Generator<IndexBuild> {
    for (const { build } of this.pending.values())
      if (build.covers(project, collection)) yield build;
  }

  /** Takes an index out of use and clears its entries away between requests. */
  retire(id: number): void {
    const given = [UNFINISHED, JSON.stringify([`cleared ${id}`]), id];
    this.deleting(() =>
      this.store.database
        .sql('UPDATE indexes SET project = ?, definition = ? WHERE id = ?')
        .run(given),
    );
    this.work.add({
      steps: this.clear(id),
      onDone: () => {},
      onFailed: (error) => this.log(`Entries of an index are not cleared: ${error.message}`),
    });
  }

  /** Gives up the builds of a project. Call inside a transaction. */
  cancel(project: string): void {
    for (const { build, work, key } of this.pending.values()) {
      if (build.index.project !== project) continue;
      this.work.remove(work);
      this.pending.delete(key);
      this.retire(build.index.id);
    }
    this.failed.clear();
  }

  /** Leaves what is not done to the next process. */
  stop(): void {
    this.work.stop();
  }

  /** Does what makes room, in the room that is kept for it. */
  private deleting<T>(work: () => T): T {
    const { reserve } = this.options;
    return reserve ? reserve.deleting(work) : work();
  }

  private log(line: string): void {
    this.options.log?.(line);
  }

  private isSmall(project: string, collection: string): boolean {
    const collections = this.store.collections(project, collection);
    let left = (this.options.indexedAtOnce ?? INDEXED_AT_ONCE) - collections.length;
    for (const { id } of collections) {
      if (left < 0) return false;
      left -= this.store.countUpTo(id, left + 1);
    }
    return left >= 0;
  }

  /** How many documents there are, in words; counting a million would hold everybody up. */
  private sizeOf(project: string, collection: string): string {
    let count = 0;
    for (const { id } of this.store.collections(project, collection))
      count += this.store.countUpTo(id, COUNTED_MAX - count);
    return count < COUNTED_MAX ? String(count) : `more than ${COUNTED_MAX}`;
  }

  private begin(project: string, definition: IndexDefinition): IndexBuild {
    const { lastInsertRowid } = this.store.database
      .sql('INSERT INTO indexes (project, definition) VALUES (?, ?)')
      .run([UNFINISHED, keyOf(project, definition)]);
    return new IndexBuild(numberedIndex(definition, Number(lastInsertRowid), project), this.store);
  }

  private start(project: string, definition: IndexDefinition): void {
    const build = this.store.transaction(() => this.begin(project, definition));
    const key = keyOf(project, definition);
    const name = `Index ${describeIndex(definition)}`;
    const total = this.sizeOf(project, definition.collection);
    const began = performance.now();
    const work: Work = {
      steps: this.whileRoom(build.steps()),
      onDone: () => {
        this.store.transaction(() => this.finish(build.index));
        this.pending.delete(key);
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        this.log(`${name}: ready, ${build.done} documents in ${seconds} s`);
      },
      onFailed: (error) => {
        this.pending.delete(key);
        this.failed.set(key, { error, atMs: Date.now() });
        this.log(`${name} is not built: ${error.message}`);
        try {
          this.retire(build.index.id);
        } catch (again) {
          // On a full disk, say: the next start clears away what no build has ended.
          this.log(`${name} is not cleared away yet: ${(again as Error).message}`);
        }
      },
      progress: () => `${name}: ${build.done} of ${total} documents`,
    };
    this.pending.set(key, { build, work, key });
    this.store.database.ifRolledBack(() => {
      this.work.remove(work);
      this.pending.delete(key);
    });
    this.log(
      `${name}: ${total} documents are indexed; until then queries that need it are told to come back`,
    );
    this.work.add(work);
  }

  private finish(index: Index): void {
    this.store.database
      .sql('UPDATE indexes SET project = ?, definition = ? WHERE id = ?')
      .run([index.project, definitionText(index), index.id]);
    // Known before the commit: what the same transaction writes afterwards belongs into it.
    this.known.add(index);
    this.store.database.ifRolledBack(() => this.known.remove(index));
  }

  /** The steps of a build, none of which is done where there is no room but for deletions. */
  private *whileRoom(steps: Generator<void>): Generator<void> {
    try {
      do {
        this.options.reserve?.mayGrow();
        yield;
      } while (steps.next().done !== true);
    } finally {
      steps.return(undefined);
    }
  }

  private *clear(id: number): Generator<void> {
    const { database } = this.store;
    const [from, to] = entryRange(id);
    const some = database.sql(
      'DELETE FROM entries WHERE key IN (SELECT key FROM entries WHERE key >= ? AND key < ? LIMIT ?)',
    );
    while (this.deleting(() => some.run([from, to, CLEARED_AT_ONCE]).changes) > 0) yield;
    this.deleting(() => database.sql('DELETE FROM indexes WHERE id = ?').run([id]));
  }
}

const keyOf = (project: string, definition: IndexDefinition): string =>
  JSON.stringify([project, definitionText(definition)]);

/** Where the entries of an index begin, and where those of the next do. */
export function entryRange(id: number): [from: Buffer, to: Buffer] {
  const [from, to] = [Buffer.alloc(4), Buffer.alloc(4)];
  from.writeUInt32BE(id);
  to.writeUInt32BE(id + 1);
  return [from, to];
}
