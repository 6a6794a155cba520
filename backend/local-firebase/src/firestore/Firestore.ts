import type { Caller } from '../caller';
import { checkSequence } from './checkSequence';
import { AccessBudget, type DocumentReader, type RestFields, type RulesAuth, type RulesDocument, type RulesQuery, type Ruleset } from '../rules/ruleset';
import { applyWrites, type Change, type Outcome } from './applyWrites';
import type { DeclaredIndexes } from './declaredIndexes';
import { DocumentStore, type StoredDocument } from './DocumentStore';
import { IndexCatalog } from './IndexCatalog';
import { fullName } from './names';
import { parseFields } from './orderKey';
import type { Query } from './parseQuery';
import type { QueryMessage } from './queryMessages';
import { invalid, RequestError } from './RequestError';
import type { Stores } from './runQuery';
import { formatMicros } from './timestamps';
import { Transactions } from './Transactions';
import type { Write } from './writeMessages';

export type FirestoreOptions = {
  /** SQLite file, or `:memory:`. */
  file: string;
  /** The rules in force for a project; asked for at every request. */
  rules: (project: string) => Ruleset;
  /** What firestore.indexes.json declares; null answers every query. */
  indexes: DeclaredIndexes | null;
};
/** The result of a commit: times in microseconds, one entry per write. */
export type CommitResult = { time: number; writes: { updated: number | null; transformResults: Outcome['transformResults'][number] }[] };

const MAX_WRITES = 500;
const denied = () => new RequestError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
const authOf = (caller: Caller): RulesAuth => (caller === 'owner' ? null : caller);

/** Documents, their indexes and their rules: everything behind the HTTP routes. */
export class Firestore implements Stores {
  readonly documents: DocumentStore;
  readonly indexes: IndexCatalog;
  readonly transactions = new Transactions();

  constructor(private readonly options: FirestoreOptions) {
    this.documents = new DocumentStore(options.file);
    this.indexes = new IndexCatalog(this.documents, options.indexes);
  }

  /** Reads present documents for rules, by full name; a name that no document can have is a missing one. */
  readonly reader: DocumentReader = {
    get: (name) => {
      const [, project = '', , database, , ...segments] = name.split('/');
      const found = database === '(default)' && segments.length > 0 && segments.length % 2 === 0 ? this.documents.get(project, segments) : null;
      return found && toRulesDocument(found, parseFields(found));
    },
  };

  /** Throws 403 when the rules do not let the caller get this document. */
  checkGet(caller: Caller, project: string, segments: readonly string[], found: StoredDocument | null): void {
    if (caller === 'owner') return;
    const name = fullName({ project, segments });
    const allowed = this.options.rules(project).allowsDocument({
      method: 'get', name, auth: authOf(caller), time: this.requestTime(), before: found && toRulesDocument(found, parseFields(found)), after: null, reader: this.reader, accessBudget: new AccessBudget(10),
    });
    if (!allowed) throw denied();
  }

  /** Throws 403 when the rules do not let the caller run this query. */
  checkList(caller: Caller, query: Query, message: QueryMessage): void {
    if (caller === 'owner') return;
    if (query.collection === null) throw denied();
    const allowed = this.options.rules(query.project).allowsList({
      parentAndCollection: fullName({ project: query.project, segments: [...query.parent, query.collection] }),
      collectionGroup: query.allDescendants, query: message as RulesQuery, auth: authOf(caller), time: this.requestTime(), reader: this.reader,
    });
    if (!allowed) throw denied();
  }

  /** The time that rules and server timestamps see: milliseconds, as RFC 3339 text. */
  requestTime(): string {
    return formatMicros(Math.floor(this.documents.readTime() / 1000) * 1000);
  }

  /** Applies writes all or nothing: rules first, then preconditions. `check` may refuse within the same transaction. Throws RequestError. */
  commit(caller: Caller, project: string, writes: readonly Write[], check?: () => void): CommitResult {
    if (writes.length > MAX_WRITES) throw invalid(`maximum ${MAX_WRITES} writes allowed per request`);
    if (writes.some((write) => write.project !== project)) throw invalid(`A write names a project other than "${project}".`);
    checkSequence(writes);
    this.indexes.of(project, ''); // loads the project outside the transaction
    return this.change(project, () => {
      const time = this.requestTime();
      const outcome = applyWrites(writes, (of, segments) => this.documents.get(of, segments), time);
      if (caller !== 'owner') this.checkWrites(caller, project, outcome, time);
      check?.();
      if (outcome.failure) throw outcome.failure;
      const commitTime = this.documents.nextTime();
      for (const change of outcome.changes.values()) this.store(change, commitTime);
      return {
        time: commitTime,
        writes: outcome.judged.map(({ name }, i) => ({ updated: updatedOf(outcome.changes.get(name) as Change, commitTime), transformResults: outcome.transformResults[i] ?? [] })),
      };
    });
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

  private checkWrites(caller: Caller, project: string, { changes, judged }: Outcome, time: string): void {
    const rules = this.options.rules(project);
    const accessBudget = new AccessBudget(judged.length > 1 ? 20 : 10);
    const after = (name: string): RulesDocument | null | undefined => {
      const change = changes.get(name);
      return change && (change.after && { name, fields: change.after });
    };
    const reader: DocumentReader = { get: this.reader.get, getAfter: (name) => { const found = after(name); return found === undefined ? this.reader.get(name) : found; } };
    for (const { name, method } of judged) {
      const change = changes.get(name) as Change;
      const before = change.before && toRulesDocument(change.before, change.beforeFields as RestFields);
      const writes = method === 'create' || method === 'update';
      const allowed = rules.allowsDocument({ method, name, auth: authOf(caller), time, before, after: writes ? (after(name) ?? null) : null, reader, accessBudget });
      if (!allowed) throw denied();
    }
  }

  private store({ project, segments, before, beforeFields, after, isWritten }: Change, time: number): void {
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
    this.documents.database.close();
  }
}

const updatedOf = ({ before, after, isWritten }: Change, time: number): number | null => (isWritten ? (after && time) : (before?.updated ?? time));

const toRulesDocument = (document: StoredDocument, fields: RestFields): RulesDocument => ({
  name: fullName(document), fields, createTime: formatMicros(document.created), updateTime: formatMicros(document.updated),
});
