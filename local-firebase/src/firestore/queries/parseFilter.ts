import type { RestValue } from '../../RestValue';
import { formatFieldPath, isNamePath, parseQueryPath, type FieldPath } from '../values/fieldPath';
import { sizeOfValue } from '../values/documentSize';
import { parseDocumentName } from '../names';
import type { FilterMessage } from './queryMessages';
import { invalid } from '../RequestError';

/** What a filter asks of one field; `lists` hold the values of in, not-in and array-contains-any. */
export type Operator =
  | 'eq'
  | 'lt'
  | 'le'
  | 'gt'
  | 'ge'
  | 'ne'
  | 'in'
  | 'notIn'
  | 'contains'
  | 'containsAny'
  | 'isNotNull'
  | 'isNotNan';
/** One condition; `never` is one that no document can meet. */
export type Predicate = {
  path: FieldPath;
  text: string;
  isName: boolean;
  op: Operator;
  values: RestValue[];
  never: boolean;
};
/** A filter tree. */
export type Filter = { all: Filter[] } | { any: Filter[] } | Predicate;

const OPERATORS: Record<string, Operator> = {
  LESS_THAN: 'lt',
  LESS_THAN_OR_EQUAL: 'le',
  GREATER_THAN: 'gt',
  GREATER_THAN_OR_EQUAL: 'ge',
  EQUAL: 'eq',
  NOT_EQUAL: 'ne',
  ARRAY_CONTAINS: 'contains',
  IN: 'in',
  ARRAY_CONTAINS_ANY: 'containsAny',
  NOT_IN: 'notIn',
};
const LIST_LIMITS: Record<string, number> = { IN: 30, ARRAY_CONTAINS_ANY: 30, NOT_IN: 10 };
const MAX_FILTER_DEPTH = 60;
const MAX_OPERAND_BYTES = 1500;

/** Conditions that order the result by their field; one that nothing can meet does not. */
export const isInequality = ({ op, never }: Predicate): boolean =>
  !never && ['lt', 'le', 'gt', 'ge', 'ne', 'notIn', 'isNotNull', 'isNotNan'].includes(op);

const isNull = (value: RestValue): boolean => 'nullValue' in value;
const isNan = (value: RestValue): boolean => value.doubleValue === 'NaN';

/** Checks a filter and turns it into a tree; throws 400. */
export function parseFilter(message: FilterMessage | undefined, depth = 0): Filter {
  if (!message) return { all: [] };
  if (depth > MAX_FILTER_DEPTH) throw invalid('Filters are nested too deeply.');
  if (message.compositeFilter) {
    const { op, filters = [] } = message.compositeFilter;
    if (op !== 'AND' && op !== 'OR') throw invalid('Unknown CompositeFilter operator.');
    if (op === 'OR' && filters.length === 0)
      throw invalid('Composite filter must have at least one sub-filter.');
    const inner = filters.map((one) => parseFilter(one, depth + 1));
    return op === 'AND' ? { all: inner } : { any: inner };
  }
  if (message.unaryFilter) return parseUnary(message.unaryFilter);
  if (message.fieldFilter) return parseField(message.fieldFilter);
  throw invalid('Filter type is unset.');
}

function parseUnary({ op, field }: NonNullable<FilterMessage['unaryFilter']>): Predicate {
  const target = fieldOf(field?.fieldPath);
  if (target.isName) throw invalid('__key__ filter value must be a Key');
  switch (op) {
    case 'IS_NULL':
      return { ...target, op: 'eq', values: [{ nullValue: null }], never: false };
    case 'IS_NAN':
      return { ...target, op: 'eq', values: [{ doubleValue: 'NaN' }], never: false };
    case 'IS_NOT_NULL':
      return { ...target, op: 'isNotNull', values: [], never: false };
    case 'IS_NOT_NAN':
      return { ...target, op: 'isNotNan', values: [], never: false };
    default:
      throw invalid('Unknown UnaryFilter operator.');
  }
}

function parseField({ op, field, value }: NonNullable<FilterMessage['fieldFilter']>): Predicate {
  const target = fieldOf(field?.fieldPath);
  const operator = OPERATORS[op ?? ''];
  if (!operator) throw invalid('Unknown FieldFilter operator.');
  if (!value) throw invalid('Cannot convert firestore.v1.Value with type unset.');
  const limit = LIST_LIMITS[op as string];
  if (limit !== undefined && !value.arrayValue) throw invalid(`'${op}' requires an ArrayValue.`);
  const values = limit === undefined ? [value] : (value.arrayValue?.values ?? []);
  if (limit !== undefined && values.length === 0)
    throw invalid(`'${op}' requires an non-empty ArrayValue.`);
  if (limit !== undefined && values.length > limit)
    throw invalid(`'${op}' supports up to ${limit} comparison values.`);
  refuseLarge(target.text, operator, values);
  if (target.isName) {
    if (operator === 'contains' || operator === 'containsAny')
      throw invalid(`'${op}' is not supported for __key__.`);
    if (values.some((one) => one.referenceValue === undefined))
      throw invalid('__key__ filter value must be a Key');
    for (const one of values) parseDocumentName(one.referenceValue as string, 'Resource name');
  }
  return settle({ ...target, op: operator, values, never: false });
}

/** An index holds no larger values, so nothing can be found by one. */
function refuseLarge(text: string, operator: Operator, values: RestValue[]): void {
  if (!values.some((value) => sizeOfValue(value) > MAX_OPERAND_BYTES)) return;
  const place = operator === 'contains' || operator === 'containsAny' ? `${text}[*]` : text;
  throw invalid(`value for ${place} is too large to be used in a query`);
}

/** Null and NaN match nothing as operands, except that `!=` and not-in may name NaN and `!= null` means "not null". */
function settle(predicate: Predicate): Predicate {
  const { op, values } = predicate;
  const first = values[0] as RestValue;
  if (op === 'ne' && isNull(first)) return { ...predicate, op: 'isNotNull', values: [] };
  if (op === 'ne' && isNan(first)) return { ...predicate, op: 'isNotNull', values: [] };
  if (op === 'notIn') return { ...predicate, never: values.some(isNull) };
  if (op === 'in')
    return {
      ...predicate,
      values: values.filter((one) => !isNull(one) && !isNan(one)),
      never: values.every((one) => isNull(one) || isNan(one)),
    };
  if (op === 'containsAny')
    return {
      ...predicate,
      values: values.filter((one) => !isNull(one)),
      never: values.every(isNull),
    };
  if (op === 'contains') return { ...predicate, never: isNull(first) };
  return { ...predicate, never: op !== 'ne' && (isNull(first) || isNan(first)) };
}

function fieldOf(text = ''): { path: FieldPath; text: string; isName: boolean } {
  const path = parseQueryPath(text);
  return { path, text: formatFieldPath(path), isName: isNamePath(path) };
}

/** Every condition of a tree. */
export function predicatesOf(filter: Filter): Predicate[] {
  if ('all' in filter) return filter.all.flatMap(predicatesOf);
  if ('any' in filter) return filter.any.flatMap(predicatesOf);
  return [filter];
}
