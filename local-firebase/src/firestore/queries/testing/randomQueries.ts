// Documents and queries that meet often: few fields, few values.
import fc from 'fast-check';

export const operand = fc.oneof(
  fc.constantFrom<object>(
    { integerValue: '1' },
    { integerValue: '2' },
    { doubleValue: 1.5 },
    { doubleValue: 2 },
    { stringValue: 'a' },
    { stringValue: 'b' },
    { stringValue: 'ab' },
    { booleanValue: true },
    { nullValue: null },
    { doubleValue: 'NaN' },
  ),
);

const fieldNames = ['a', 'b', 'c', 'm.x'];
export const field = fc.constantFrom(...fieldNames);

const scalar = fc.constantFrom<unknown>(
  1,
  2,
  1.5,
  'a',
  'b',
  'ab',
  'a\0b',
  true,
  false,
  null,
  NaN,
  3,
);

export const value = fc.oneof(
  { weight: 5, arbitrary: scalar },
  fc.array(fc.constantFrom<unknown>(1, 2, 'a', 'b'), { maxLength: 3 }),
);

export const document = fc.record(
  { a: value, b: value, c: value, m: fc.record({ x: scalar }, { requiredKeys: [] }) },
  { requiredKeys: [] },
);

const plainOperator = fc.constantFrom(
  'EQUAL',
  'EQUAL',
  'EQUAL',
  'LESS_THAN',
  'GREATER_THAN_OR_EQUAL',
  'GREATER_THAN',
  'LESS_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
);

const leaf = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({ field, op: plainOperator, value: operand })
      .map(({ field: fieldPath, ...rest }) => ({ fieldFilter: { field: { fieldPath }, ...rest } })),
  },
  fc
    .record({
      field,
      op: fc.constantFrom('IN', 'ARRAY_CONTAINS_ANY', 'NOT_IN'),
      values: fc.array(operand, { minLength: 1, maxLength: 3 }),
    })
    .map(({ field: fieldPath, op, values }) => ({
      fieldFilter: { field: { fieldPath }, op, value: { arrayValue: { values } } },
    })),
  fc
    .record({ field, op: fc.constantFrom('IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN') })
    .map(({ field: fieldPath, op }) => ({ unaryFilter: { op, field: { fieldPath } } })),
  fc
    .record({
      op: fc.constantFrom('EQUAL', 'GREATER_THAN', 'LESS_THAN_OR_EQUAL'),
      id: fc.constantFrom('d1', 'd5', 'd9', 'zz'),
    })
    .map(({ op, id }) => ({
      fieldFilter: {
        field: { fieldPath: '__name__' },
        op,
        value: { referenceValue: `projects/p/databases/(default)/documents/t/${id}` },
      },
    })),
);

const { filter } = fc.letrec<{ filter: object }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    leaf,
    fc
      .record({
        op: fc.constantFrom('AND', 'AND', 'OR'),
        filters: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
      })
      .map((compositeFilter) => ({ compositeFilter })),
  ),
}));

export const direction = fc.constantFrom('ASCENDING', 'DESCENDING');

export const query = fc
  .record({
    group: fc.boolean(),
    where: filter,
    orderBy: fc.uniqueArray(fc.record({ field, direction }), {
      selector: (one) => one.field,
      maxLength: 2,
    }),
    name: fc.option(direction),
    cursors: fc.record({
      start: fc.option(fc.array(operand, { minLength: 1, maxLength: 2 })),
      end: fc.option(fc.array(operand, { minLength: 1, maxLength: 2 })),
      before: fc.boolean(),
    }),
    limit: fc.option(fc.integer({ min: 0, max: 6 })),
    offset: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ group, where, orderBy, name, cursors, limit, offset }) => ({
    from: [{ collectionId: 't', allDescendants: group }],
    where,
    orderBy: [
      ...orderBy.map((one) => ({ field: { fieldPath: one.field }, direction: one.direction })),
      ...(name && orderBy.length ? [{ field: { fieldPath: '__name__' }, direction: name }] : []),
    ],
    ...(cursors.start && orderBy.length
      ? { startAt: { values: cursors.start.slice(0, orderBy.length), before: cursors.before } }
      : {}),
    ...(cursors.end && orderBy.length
      ? { endAt: { values: cursors.end.slice(0, orderBy.length), before: !cursors.before } }
      : {}),
    ...(limit === null ? {} : { limit }),
    offset,
  }));
