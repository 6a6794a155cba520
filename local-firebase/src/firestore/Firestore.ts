import type { Caller } from '../caller';
import type { DiskReserve } from '../disk/DiskReserve';
import type { DocumentReader, Ruleset } from '../rules/Ruleset';
import { Access } from './Access';
import { applyWrites, type Change, type Outcome } from './writes/applyWrites';
import { checkSequence } from './writes/checkSequence';
import type { DeclaredIndexes } from './indexes/declaredIndexes';
import { DocumentStore } from './documents/DocumentStore';
import { IndexCatalog } from './indexes/IndexCatalog';
import { invalid } from './RequestError';
import type { Stores } from './queries/runQuery';
import { formatMicros } from './values/timestamps';
import { Transactions } from './writes/Transactions';
import type { Write } from './writes/writeMessages';

export type FirestoreOptions = {
  /** SQLite file, or `:memory:`. */
  file: string;
  /** The rules in force for a project; asked for at every request. */
  rules: (project: string) => Ruleset;
  /** What firestore.indexes.json declares; null answers every query. */
  indexes: DeclaredIndexes | null;
  /** Room for deletions on a full disk. */
  reserve?: DiskReserve | undefined;
  /** Documents of a collection that are indexed at once while the first query that needs it waits; 3,000 unless told. */
  indexedAtOnce?: number;
  /** Told how far indexes are that are being built. */
  log?: ((line: string) => void) | undefined;
  /** Called after each commit with the paths of what it wrote. */
  onCommitted?: ((paths: string[]) => void) | undefined;
};
/** The result of a commit: times in microseconds, one entry per write. */
export type CommitResult = {
  time: number;
  writes: { updated: number | null; transformResults: Outcome['transformResults'][number] }[];
};

const MAX_WRITES = 500;

/** Documents, their indexes and their rules: everything behind the HTTP routes. */
export class Firestore implements Stores {
  readonly documents: DocumentStore;
  readonly indexes: IndexCatalog;
  readonly transactions = new Transactions();
  readonly access: Access;

  constructor(private readonly options: FirestoreOptions) {
    this.documents = new DocumentStore(options.file);
    this.indexes = new IndexCatalog(this.documents, options.indexes, options);
    this.access = new Access(this.documents, options.rules, () => this.requestTime());
  }

  /** Reads present documents for rules, by full name. */
  get reader(): DocumentReader {
    return this.access.reader;
  }

  /**
   * The time that rules and server timestamps see: the clock's, in milliseconds, as RFC 3339 text;
   * commit times never go back, this follows a clock set right.
   */
  requestTime(): string {
    return formatMicros(Date.now() * 1000);
  }

  /**
   * Applies writes all or nothing: rules first, then preconditions. `check` may refuse within the same transaction.
   * Throws RequestError.
   */
  commit(
    caller: Caller,
    project: string,
    writes: readonly Write[],
    check?: () => void,
  ): CommitResult {
    if (writes.length > MAX_WRITES)
      throw invalid(`maximum ${MAX_WRITES} writes allowed per request`);
    if (writes.some((write) => write.project !== project))
      throw invalid(`A write names a project other than "${project}".`);
    checkSequence(writes);
    this.indexes.of(project, ''); // loads the project outside the transaction
    let paths: string[] = [];
    const { reserve } = this.options;
    const isDeleting = writes.some(({ kind }) => kind === 'delete');
    if (writes.length > 0 && !isDeleting) reserve?.mayGrow();
    const work = () =>
      this.change(project, () => {
        const time = this.requestTime();
        const outcome = applyWrites(
          writes,
          (of, segments) => this.documents.get(of, segments),
          time,
        );
        this.access.checkWrites(caller, project, outcome, time);
        check?.();
        if (outcome.failure) throw outcome.failure;
        const commitTime = this.documents.nextTime();
        for (const change of outcome.changes.values()) this.store(change, commitTime);
        paths = [...outcome.changes.values()]
          .filter(({ isWritten }) => isWritten)
          .map(({ segments }) => segments.join('/'));
        return {
          time: commitTime,
          writes: outcome.judged.map(({ name }, i) => ({
            updated: updatedOf(outcome.changes.get(name) as Change, commitTime),
            transformResults: outcome.transformResults[i] ?? [],
          })),
        };
      });
    const result = isDeleting && reserve ? reserve.deleting(work) : work();
    if (paths.length > 0) this.options.onCommitted?.(paths);
    return result;
  }

  /** A transaction after whose failure nothing stays remembered. */
  private change<T>(project: string, work: () => T): T {
    try {
      return this.documents.transaction(work);
    } catch (error) {
      this.indexes.forget(project);
      throw error;
    }
  }

  private store(
    { project, segments, before, beforeFields, after, isWritten }: Change,
    time: number,
  ): void {
    if (!isWritten) return;
    if (after) {
      const stored = this.documents.put(project, segments, after, before, time);
      this.indexes.update(project, segments, stored.n, beforeFields, after);
    } else if (before) {
      this.indexes.update(project, segments, before.n, beforeFields, null);
      this.documents.remove(before);
    }
  }

  /** Removes everything of a project. */
  wipe(project: string): void {
    this.documents.transaction(() => {
      this.indexes.wipe(project);
      this.documents.wipe(project);
    });
  }

  /** Settles when every commit so far is on the disk; nothing is acknowledged before. */
  flush(): Promise<void> {
    return this.documents.database.flush();
  }

  close(): void {
    this.indexes.close();
    this.documents.database.close();
  }
}

const updatedOf = ({ before, after, isWritten }: Change, time: number): number | null =>
  isWritten ? after && time : (before?.updated ?? time);
