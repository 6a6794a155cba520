import { toFields } from '../src/server/plainFields';
import type { RulesFilter, RulesQuery } from '../src/rules/Ruleset';
import { quotePath } from './quotePath';

type Operator = keyof typeof OPERATORS;

/** A query in short form; field names are paths (`price.amount`). */
export type ListOptions = {
  where?: [field: string, operator: Operator, value: unknown][];
  orderBy?: [field: string, direction?: 'asc' | 'desc'][];
  limit?: number;
  offset?: number;
  group?: boolean;
};
const OPERATORS = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
};

/** A query in short form as it goes over the wire. */
export function toStructuredQuery(
  collectionId: string,
  { where = [], orderBy = [], limit, offset, group }: ListOptions,
): RulesQuery {
  const filters = where.map(([field, operator, value]): RulesFilter => {
    const target = { field: { fieldPath: quotePath(field) } };
    if (value === null && (operator === '==' || operator === '!='))
      return { unaryFilter: { ...target, op: operator === '==' ? 'IS_NULL' : 'IS_NOT_NULL' } };
    return {
      fieldFilter: { ...target, op: OPERATORS[operator], value: toFields({ value }).value! },
    };
  });
  return {
    from: [{ collectionId, ...(group ? { allDescendants: true } : {}) }],
    ...(filters.length
      ? { where: filters.length === 1 ? filters[0] : { compositeFilter: { op: 'AND', filters } } }
      : {}),
    ...(orderBy.length
      ? {
          orderBy: orderBy.map(([field, direction = 'asc']) => ({
            field: { fieldPath: quotePath(field) },
            direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING',
          })),
        }
      : {}),
    ...(limit === undefined ? {} : { limit }),
    ...(offset === undefined ? {} : { offset }),
  };
}
