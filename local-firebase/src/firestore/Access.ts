import type { Caller } from '../caller';
import { AccessBudget } from '../rules/AccessBudget';
import type {
  DocumentReader,
  RulesAuth,
  RulesDocument,
  RulesQuery,
  Ruleset,
} from '../rules/Ruleset';
import type { RestFields } from '../RestValue';
import type { Change, Outcome } from './writes/applyWrites';
import type { DocumentStore, StoredDocument } from './documents/DocumentStore';
import { fullName } from './names';
import { parseFields } from './queries/orderKey';
import type { Query } from './queries/parseQuery';
import type { QueryMessage } from './queries/queryMessages';
import { RequestError } from './RequestError';
import { formatMicros } from './values/timestamps';

const LOOKUPS_SINGLE = 10;
const LOOKUPS_BATCH = 20;
const denied = () => new RequestError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
const authOf = (caller: Caller): RulesAuth => (caller === 'owner' ? null : caller);

/** Puts requests to the rules; every check throws 403 when they do not allow it. The owner of test mode always passes. */
export class Access {
  constructor(
    private readonly documents: DocumentStore,
    private readonly rules: (project: string) => Ruleset,
    private readonly now: () => string,
  ) {}

  /** Reads present documents by full name; a name that no document can have is a missing one. */
  readonly reader: DocumentReader = {
    get: (name) => {
      const [, project = '', , database, , ...segments] = name.split('/');
      const found =
        database === '(default)' && segments.length > 0 && segments.length % 2 === 0
          ? this.documents.get(project, segments)
          : null;
      return found && toRulesDocument(found);
    },
  };

  /** Getting one document, `found` or missing. */
  checkGet(
    caller: Caller,
    project: string,
    segments: readonly string[],
    found: StoredDocument | null,
  ): void {
    if (caller === 'owner') return;
    const before = found && toRulesDocument(found);
    const request = {
      method: 'get' as const,
      name: fullName({ project, segments }),
      auth: authOf(caller),
      time: this.now(),
      before,
      after: null,
      reader: this.reader,
      accessBudget: new AccessBudget(LOOKUPS_SINGLE),
    };
    if (!this.rules(project).allowsDocument(request)) throw denied();
  }

  /** Running a query or an aggregation. */
  checkList(caller: Caller, query: Query, message: QueryMessage): void {
    if (caller === 'owner') return;
    if (query.collection === null) throw denied();
    const allowed = this.rules(query.project).allowsList({
      parentAndCollection: fullName({
        project: query.project,
        segments: [...query.parent, query.collection],
      }),
      collectionGroup: query.allDescendants,
      query: message as RulesQuery,
      auth: authOf(caller),
      time: this.now(),
      reader: this.reader,
    });
    if (!allowed) throw denied();
  }

  /** Each write of a batch, between the states before and after the whole batch. */
  checkWrites(caller: Caller, project: string, { changes, judged }: Outcome, time: string): void {
    if (caller === 'owner') return;
    const rules = this.rules(project);
    const accessBudget = new AccessBudget(judged.length > 1 ? LOOKUPS_BATCH : LOOKUPS_SINGLE);
    const after = (name: string): RulesDocument | null | undefined => {
      const change = changes.get(name);
      return change && change.after && { name, fields: change.after };
    };
    const reader: DocumentReader = {
      get: this.reader.get,
      getAfter: (name) => {
        const found = after(name);
        return found === undefined ? this.reader.get(name) : found;
      },
    };
    for (const { name, method } of judged) {
      const change = changes.get(name) as Change;
      const before =
        change.before && toRulesDocument(change.before, change.beforeFields as RestFields);
      const isStored = method === 'create' || method === 'update';
      if (
        !rules.allowsDocument({
          method,
          name,
          auth: authOf(caller),
          time,
          before,
          after: isStored ? (after(name) ?? null) : null,
          reader,
          accessBudget,
        })
      )
        throw denied();
    }
  }
}

/** Without fields that are known, they are parsed when a rule asks for them. */
const toRulesDocument = (document: StoredDocument, known?: RestFields): RulesDocument => ({
  name: fullName(document),
  get fields() {
    return (known ??= parseFields(document));
  },
  createTime: formatMicros(document.created),
  updateTime: formatMicros(document.updated),
});
