import type { RulesFilter, RulesQuery } from '@anunturi/local-firebase/rules/Ruleset';
import type { Filter, Query } from './RuleCase';
import { toRestValue } from './toRest';

const operators: Record<Filter[1], string> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
};

/** A list of the table as a structured query. */
export function toRulesQuery(
  collectionId: string,
  { where = [], limit, offset, group }: Query,
): RulesQuery {
  const filters = where.map(([field, operator, value]): RulesFilter => ({
    fieldFilter: {
      field: { fieldPath: field },
      op: operators[operator],
      value: toRestValue(value),
    },
  }));
  return {
    from: [{ collectionId, ...(group && { allDescendants: true }) }],
    ...(filters.length > 0 && {
      where: filters.length === 1 ? filters[0]! : { compositeFilter: { op: 'AND', filters } },
    }),
    ...(typeof limit === 'number' && { limit }),
    ...(offset !== undefined && { offset }),
  };
}
