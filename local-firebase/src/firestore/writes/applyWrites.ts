import type { RestFields, RestValue } from '../../RestValue';
import { checkDocumentSize } from '../values/documentSize';
import type { StoredDocument } from '../documents/DocumentStore';
import { emptyFields, valueAt, withValueAt } from '../values/fieldPath';
import { fullName } from '../names';
import { parseFields } from '../queries/orderKey';
import { RequestError } from '../RequestError';
import { applyTransforms } from './transforms';
import type { Write } from './writeMessages';

/** A document before and after a batch; null where it does not exist. */
export type Change = {
  project: string;
  segments: readonly string[];
  before: StoredDocument | null;
  beforeFields: RestFields | null;
  after: RestFields | null;
  isWritten: boolean;
};
/** The rules method under which one write is judged; verify counts as reading. */
export type JudgedWrite = { name: string; method: 'create' | 'update' | 'delete' | 'get' };
/** What a batch does: its changes by full name, and per write its judgement and transform results. */
export type Outcome = {
  changes: Map<string, Change>;
  judged: JudgedWrite[];
  transformResults: RestValue[][];
  failure: RequestError | null;
};

/**
 * Works out what writes do, one after another, without storing anything. A failing precondition does not stop the work:
 * it is handed back, because the rules are asked first. Throws 400 for documents that would be too large or too deep.
 */
export function applyWrites(
  writes: readonly Write[],
  read: (project: string, segments: readonly string[]) => StoredDocument | null,
  time: string,
): Outcome {
  const outcome: Outcome = { changes: new Map(), judged: [], transformResults: [], failure: null };
  for (const write of writes) {
    const name = fullName(write);
    let change = outcome.changes.get(name);
    if (!change) {
      const before = read(write.project, write.segments);
      const beforeFields = before && parseFields(before);
      change = {
        project: write.project,
        segments: write.segments,
        before,
        beforeFields,
        after: beforeFields,
        isWritten: false,
      };
      outcome.changes.set(name, change);
    }
    outcome.failure ??= failureOf(write, change);
    outcome.judged.push({ name, method: methodOf(write, change) });
    const { fields, results } = resultOf(write, change, time);
    if (write.kind !== 'verify') Object.assign(change, { after: fields, isWritten: true });
    outcome.transformResults.push(results);
  }
  judgeReplacedAsWhole(writes, outcome);
  for (const { segments, after, isWritten } of outcome.changes.values())
    if (after && isWritten) checkDocumentSize(segments, after);
  return outcome;
}

/** A document that is deleted and written in one batch is judged once, by what the whole batch does to it. */
function judgeReplacedAsWhole(writes: readonly Write[], { judged, changes }: Outcome): void {
  const deleted = new Set(
    judged.flatMap(({ name }, i) => (writes[i]?.kind === 'delete' ? name : [])),
  );
  for (const one of judged) {
    if (!deleted.has(one.name)) continue;
    const { before, after } = changes.get(one.name) as Change;
    if (after === null) one.method = 'delete';
    else one.method = before === null ? 'create' : 'update';
  }
}

/** `exists: false` asks to create; otherwise what is there decides, and what was made in this batch is still being created. */
function methodOf({ kind, precondition }: Write, { before, after }: Change): JudgedWrite['method'] {
  if (kind === 'delete') return 'delete';
  if (kind === 'verify') return 'get';
  if (precondition.exists === false) return 'create';
  if (before === null && after !== null) return 'create';
  if (precondition.exists === true || precondition.updateTime !== undefined) return 'update';
  return before === null ? 'create' : 'update';
}

function resultOf(
  write: Write,
  { after }: Change,
  time: string,
): { fields: RestFields | null; results: RestValue[] } {
  if (write.kind !== 'set') return { fields: null, results: [] };
  let fields = write.mask ? (after ?? emptyFields()) : write.fields;
  for (const path of write.mask ?? [])
    fields = withValueAt(fields, path, valueAt(write.fields, path));
  return applyTransforms(fields, write.transforms, time);
}

function failureOf(
  write: Write,
  { before, after, segments, project }: Change,
): RequestError | null {
  const { exists, updateTime } = write.precondition;
  if (exists === false && after !== null)
    return new RequestError(
      'ALREADY_EXISTS',
      `entity already exists: EntityRef{partitionRef=dev~${project}, path=/${segments.join('/')}}`,
    );
  if (exists === true && after === null)
    return new RequestError('NOT_FOUND', `no entity to update: ${fullName({ project, segments })}`);
  if (updateTime !== undefined && before?.updated !== updateTime) {
    return new RequestError(
      'FAILED_PRECONDITION',
      `the stored version (${before?.updated ?? 0}) does not match the required base version (${updateTime})`,
    );
  }
  return null;
}
