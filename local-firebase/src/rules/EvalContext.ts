import { fieldsToMap, pathOfName } from './values/fromJson';
import { MapValue } from './values/MapValue';
import type { AccessBudget } from './AccessBudget';
import type { DocumentReader, RulesDocument } from './Ruleset';
import { EVAL_ERROR, type EvalError, type Result } from './values/Result';
import { PathValue, type Value } from './values/values';

/** Expressions evaluated for one request at most; beyond, the request is denied (Firebase's limit). */
export const MAX_EXPRESSIONS = 1000;

/** The document a request is about, so that get() of it needs no reading. */
export type RequestedDocument = {
  name: string;
  before: RulesDocument | null;
  after: RulesDocument | null;
};

type EvalInput = {
  service: string;
  /** The project whose documents get() reads; '-' when unknown. */
  project: string;
  request: MapValue;
  resource: Result;
  reader: DocumentReader;
  budget: AccessBudget;
  requested: RequestedDocument | null;
};

/** The state of evaluating the rules for one request. */
export class EvalContext {
  readonly service: string;
  readonly request: MapValue;
  readonly resource: Result;
  /** Values of the wildcards of the block being evaluated, outermost first. */
  wildcards: readonly Result[] = [];
  exhausted = false;
  /** Expressions evaluated so far. */
  steps = 0;

  constructor(private readonly input: EvalInput) {
    this.service = input.service;
    this.request = input.request;
    this.resource = input.resource;
  }

  /** Counts evaluated expressions; false once there were too many. */
  spend(count: number): boolean {
    this.steps += count;
    if (this.steps > MAX_EXPRESSIONS) this.exhausted = true;
    return !this.exhausted;
  }

  /** exists() and existsAfter(). */
  exists(path: Result, after: boolean): Result {
    const found = this.look(path, after);
    return found === EVAL_ERROR ? EVAL_ERROR : found.document !== null;
  }

  /** get() and getAfter(): a missing document is an error, but the requested one reads as null. */
  get(path: Result, after: boolean): Result {
    const found = this.look(path, after);
    if (found === EVAL_ERROR) return EVAL_ERROR;
    if (found.document) return documentToMap(found.document);
    return found.isRequested ? null : EVAL_ERROR;
  }

  private look(
    path: Result,
    after: boolean,
  ): { document: RulesDocument | null; isRequested: boolean } | EvalError {
    const name = this.nameOf(path);
    if (name === EVAL_ERROR || name === null)
      return name === null ? { document: null, isRequested: false } : EVAL_ERROR;
    const { requested, reader, budget } = this.input;
    if (requested?.name === name)
      return { document: after ? requested.after : requested.before, isRequested: true };
    if (!budget.names.has(name)) {
      if (budget.names.size >= budget.limit) return EVAL_ERROR;
      budget.names.add(name);
    }
    return {
      document: after && reader.getAfter ? reader.getAfter(name) : reader.get(name),
      isRequested: false,
    };
  }

  /** The full name of a document path; EVAL_ERROR for other paths, null for one that no document can have. */
  private nameOf(path: Result): string | null | EvalError {
    if (!(path instanceof PathValue)) return EVAL_ERROR;
    const { segments, project } = path;
    const isDocument =
      segments[0] === 'databases' && segments[1] === '(default)' && segments[2] === 'documents';
    if (!isDocument || segments.length < 5 || segments.length % 2 === 0) return EVAL_ERROR;
    if (project !== undefined && project !== this.input.project) return EVAL_ERROR;
    if (segments.includes('')) return EVAL_ERROR;
    if (segments.slice(3).some(isImpossibleId)) return null;
    return `projects/${this.input.project}/${segments.join('/')}`;
  }
}

/** True for what no collection or document can be called. */
function isImpossibleId(id: string): boolean {
  return (
    id.includes('/') ||
    id === '.' ||
    id === '..' ||
    /^__.*__$/s.test(id) ||
    Buffer.byteLength(id) > 1500
  );
}

/** A document as rules see it: `__name__`, `data` and `id`; a rule that asks for no data reads none. */
export const documentToMap = (document: RulesDocument): MapValue =>
  MapValue.lazy<() => Value>(
    {
      __name__: () => pathOfName(document.name),
      data: () => fieldsToMap(document.fields),
      id: () => pathOfName(document.name).segments.at(-1) ?? '',
    },
    (read) => read(),
  );
