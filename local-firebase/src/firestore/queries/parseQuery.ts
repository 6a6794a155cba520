// The rules of a valid query in the order in which they are checked; one file so that the order stays visible.
import type { RestValue } from '../../RestValue';
import { disjunctsOf } from './disjuncts';
import { formatFieldPath, isNamePath, parseQueryPath, type FieldPath } from '../values/fieldPath';
import { checkId, parseDocumentName } from '../names';
import {
  isInequality,
  parseFilter,
  predicatesOf,
  type Filter,
  type Predicate,
} from './parseFilter';
import type { QueryMessage } from './queryMessages';
import { invalid, RequestError } from '../RequestError';

/** One part of the order; the last part is always the name. */
export type Order = { path: FieldPath; text: string; isName: boolean; descending: boolean };
/** A position in the order: a prefix of its values, and whether the position itself belongs to the result. */
export type Cursor = { values: RestValue[]; inclusive: boolean };
/** A checked query. `collection` is null when every collection is meant. */
export type Query = {
  project: string;
  parent: readonly string[];
  collection: string | null;
  allDescendants: boolean;
  filter: Filter;
  disjuncts: Predicate[][];
  order: Order[];
  start: Cursor | null;
  end: Cursor | null;
  offset: number;
  limit: number | null;
  select: FieldPath[] | null;
};

/** Checks a structured query below a parent (the root or a document); throws 400. */
export function parseQuery(
  message: QueryMessage | undefined,
  project: string,
  parent: readonly string[],
): Query {
  if (!message) throw invalid('only structured queries are supported');
  const { from = [], limit = null, offset = 0 } = message;
  if (from.length > 1)
    throw invalid('StructuredQuery.from cannot have more than one collection selector.');
  const collection = from[0]?.collectionId || null;
  const allDescendants = from[0]?.allDescendants ?? false;
  if (collection !== null) checkId(collection, 'Collection');
  const filter = parseFilter(message.where);
  const predicates = predicatesOf(filter);
  checkCombination(filter, predicates);
  const disjuncts = disjunctsOf(filter);
  for (const one of disjuncts)
    if (one.filter(({ op }) => op === 'contains').length > 1)
      throw invalid("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
  for (const one of disjuncts) {
    if (
      one.some(({ isName, op }) => isName && op === 'eq') &&
      one.some((other) => isInequality(other) && !other.isName)
    )
      throw invalid('Equality on key is not allowed if there are other inequality filters.');
  }
  const explicit = parseOrder(message.orderBy ?? []);
  const order = completeOrder(explicit, predicates);
  const isKeyOnly = order.length === 1 && predicates.every(({ isName }) => isName);
  if (isKeyOnly && order[0]?.descending)
    throw new RequestError(
      'FAILED_PRECONDITION',
      'Firestore does not support descending key scans',
    );
  if (allDescendants && parent.length > 0 && !isKeyOnly)
    throw invalid('collection group queries are only allowed at the root parent');
  if (limit !== null && limit < 0) throw invalid('limit is negative');
  if (offset < 0) throw invalid('offset is negative');
  return {
    project,
    parent,
    collection,
    allDescendants,
    filter,
    disjuncts,
    order,
    limit,
    offset,
    start: parseCursor(message.startAt, explicit, true),
    end: parseCursor(message.endAt, explicit, false),
    select: message.select
      ? (message.select.fields ?? []).map(({ fieldPath = '' }) => parseQueryPath(fieldPath))
      : null,
  };
}

function checkCombination(filter: Filter, predicates: Predicate[]): void {
  const negative = predicates.filter(({ op }) =>
    ['ne', 'notIn', 'isNotNull', 'isNotNan'].includes(op),
  );
  if (negative.length > 1)
    throw invalid(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  const hasNotIn = predicates.some(({ op }) => op === 'notIn');
  if (
    hasNotIn &&
    (hasOr(filter) || predicates.some(({ op }) => op === 'in' || op === 'containsAny'))
  ) {
    throw invalid(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
  }
}

const hasOr = (filter: Filter): boolean =>
  'any' in filter || ('all' in filter && filter.all.some(hasOr));

function parseOrder(orderBy: NonNullable<QueryMessage['orderBy']>): Order[] {
  const order: Order[] = [];
  for (const { field, direction } of orderBy) {
    const path = parseQueryPath(field?.fieldPath ?? '');
    const text = formatFieldPath(path);
    if (order.some((one) => one.text === text))
      throw invalid(`Order by property "${text}" is given twice.`);
    if (order.some(({ isName }) => isName)) throw invalid('Nothing can be ordered after __key__.');
    order.push({ path, text, isName: isNamePath(path), descending: direction === 'DESCENDING' });
  }
  return order;
}

/** Appends the fields of inequalities (by name) and the document's name, in the direction of the last given part. */
function completeOrder(explicit: Order[], predicates: Predicate[]): Order[] {
  const descending = explicit.at(-1)?.descending ?? false;
  const order = [...explicit];
  const unordered = predicates.filter(
    (one) => isInequality(one) && !one.isName && !order.some(({ text }) => text === one.text),
  );
  if (order.some(({ isName }) => isName)) {
    if (unordered.length > 0)
      throw invalid('order by clause cannot contain more fields after the key');
    return order;
  }
  const more = new Map(unordered.map(({ path, text }) => [text, path]));
  for (const text of [...more.keys()].sort()) {
    order.push({ path: more.get(text) as FieldPath, text, isName: false, descending });
  }
  order.push({ path: ['__name__'], text: '__name__', isName: true, descending });
  return order;
}

function parseCursor(
  cursor: { values?: RestValue[]; before?: boolean } | undefined,
  explicit: Order[],
  isStart: boolean,
): Cursor | null {
  if (!cursor) return null;
  const values = cursor.values ?? [];
  if (values.length > explicit.length) throw invalid('Cursor has too many values.');
  for (const [i, value] of values.entries()) {
    if (!explicit[i]?.isName) continue;
    if (value.referenceValue === undefined)
      throw invalid('Cursor __key__ value is not a document reference.');
    parseDocumentName(value.referenceValue, 'Resource name');
  }
  if (values.length === 0) return null;
  return { values, inclusive: isStart ? cursor.before === true : cursor.before !== true };
}
