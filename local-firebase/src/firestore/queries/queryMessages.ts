import {
  bool,
  int32,
  int64,
  list,
  message,
  oneOf,
  text,
  type Message,
  type Reader,
} from '../values/readMessage';
import { readOperand } from '../values/readValue';

const fieldReference = message({ fieldPath: text });
const direction = oneOf(['DIRECTION_UNSPECIFIED', 'ASCENDING', 'DESCENDING']);

/** Operators of a field filter, by their number in the protocol. */
export const FIELD_OPERATORS = [
  'OPERATOR_UNSPECIFIED',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
] as const;
const UNARY_OPERATORS = [
  'OPERATOR_UNSPECIFIED',
  '',
  'IS_NAN',
  'IS_NULL',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
] as const;

const filterShape = {
  compositeFilter: (json: unknown) => compositeFilter(json),
  fieldFilter: message({ field: fieldReference, op: oneOf(FIELD_OPERATORS), value: readOperand }),
  unaryFilter: message({ op: oneOf(UNARY_OPERATORS), field: fieldReference }),
};
/** A filter as it came over the wire. */
export type FilterMessage = {
  compositeFilter?: { op?: string; filters?: FilterMessage[] };
  fieldFilter?: ReturnType<typeof filterShape.fieldFilter>;
  unaryFilter?: ReturnType<typeof filterShape.unaryFilter>;
};
const filter: Reader<FilterMessage> = message(filterShape as Record<string, Reader<unknown>>, [
  ['compositeFilter', 'fieldFilter', 'unaryFilter'],
]) as Reader<FilterMessage>;
const compositeFilter = message({
  op: oneOf(['OPERATOR_UNSPECIFIED', 'AND', 'OR']),
  filters: list(filter),
}) as Reader<{ op?: string; filters?: FilterMessage[] }>;
const cursor = message({ values: list(readOperand), before: bool });

/** A structured query, shape only. */
export const structuredQuery = message({
  select: message({ fields: list(fieldReference) }),
  from: list(message({ collectionId: text, allDescendants: bool })),
  where: filter,
  orderBy: list(message({ field: fieldReference, direction })),
  startAt: cursor,
  endAt: cursor,
  offset: int32,
  limit: int32,
});
/** A structured query as it came over the wire. */
export type QueryMessage = ReturnType<typeof structuredQuery>;

/** An aggregation query, shape only. */
export const structuredAggregationQuery = message({
  structuredQuery,
  aggregations: list(
    message(
      {
        alias: text,
        count: message({ upTo: int64 }),
        sum: message({ field: fieldReference }),
        avg: message({ field: fieldReference }),
      },
      [['count', 'sum', 'avg']],
    ),
  ),
});
/** An aggregation query as it came over the wire. */
export type AggregationMessage = Message<{
  structuredQuery: typeof structuredQuery;
  aggregations: Reader<NonNullable<ReturnType<typeof structuredAggregationQuery>['aggregations']>>;
}>;
