// Index scans against full scans; one file because the generators of documents and queries are shared.
import fc from 'fast-check';
import { fromFields, toFields } from '../../server/plainFields';
import { readDeclaredIndexes, type IndexesFile } from '../indexes/declaredIndexes';
import { Firestore } from '../Firestore';
import { parseQuery, type Query } from './parseQuery';
import { structuredQuery, type QueryMessage } from './queryMessages';
import { readWhole } from '../values/readMessage';
import { runQuery, scanEverything } from './runQuery';
import { readFields } from '../values/readValue';
import type { Ruleset } from '../../rules/Ruleset';

const open = (indexes: IndexesFile | null = null) =>
  new Firestore({
    file: ':memory:',
    rules: () => ({}) as Ruleset,
    indexes: indexes && readDeclaredIndexes(indexes),
  });
/** A failing property must not leave its databases open. */
function withFirestore(firestore: Firestore, work: (firestore: Firestore) => void): void {
  try {
    work(firestore);
  } finally {
    firestore.close();
  }
}
const put = (firestore: Firestore, path: string, data: Record<string, unknown>) =>
  firestore.commit('owner', 'p', [
    {
      kind: 'set',
      project: 'p',
      segments: path.split('/'),
      fields: readFields(toFields(data)),
      mask: null,
      transforms: [],
      precondition: {},
    },
  ]);
const remove = (firestore: Firestore, path: string) =>
  firestore.commit('owner', 'p', [
    {
      kind: 'delete',
      project: 'p',
      segments: path.split('/'),
      fields: {},
      mask: null,
      transforms: [],
      precondition: {},
    },
  ]);
const ask = (message: unknown): Query =>
  parseQuery(readWhole(structuredQuery, message) as QueryMessage, 'p', []);
const names = (firestore: Firestore, query: Query) =>
  Array.from(runQuery(firestore, query), ({ segments }) => segments.join('/'));
const scanned = (firestore: Firestore, query: Query) =>
  Array.from(scanEverything(firestore, query), ({ step }) =>
    step.document?.segments.join('/'),
  ).slice(query.offset, query.limit === null ? undefined : query.offset + query.limit);

const scanAll = (firestore: Firestore) =>
  firestore.documents.all(firestore.documents.collection('p', ['t'])?.id ?? 0);

const operand = fc.oneof(
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
const field = fc.constantFrom(...fieldNames);
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
const value = fc.oneof(
  { weight: 5, arbitrary: scalar },
  fc.array(fc.constantFrom<unknown>(1, 2, 'a', 'b'), { maxLength: 3 }),
);
const document = fc.record(
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
const direction = fc.constantFrom('ASCENDING', 'DESCENDING');
const query = fc
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

/** Asks one query both ways; queries that are invalid are left out. Answers false when left out. */
function agrees(firestore: Firestore, message: object): boolean {
  let asked: Query;
  try {
    asked = ask(message);
  } catch {
    return false;
  }
  expect({ message, found: names(firestore, asked) }).toEqual({
    message,
    found: scanned(firestore, asked),
  });
  return true;
}

test('scanning indexes finds the same documents in the same order as looking at all of them', () => {
  let asked = 0;
  fc.assert(
    fc.property(
      fc.array(document, { minLength: 6, maxLength: 14 }),
      fc.array(document, { maxLength: 4 }),
      fc.array(query, { minLength: 12, maxLength: 12 }),
      (documents, changed, messages) => {
        withFirestore(open(), (firestore) => {
          documents.forEach((data, i) =>
            put(firestore, `${i % 4 === 3 ? 'other/o/' : ''}t/d${i}`, data),
          );
          for (const message of messages.slice(0, 6)) asked += Number(agrees(firestore, message));
          changed.forEach((data, i) => put(firestore, `t/d${i * 2}`, data));
          remove(firestore, 't/d1');
          for (const message of messages) asked += Number(agrees(firestore, message));
        });
      },
    ),
    { numRuns: 60, endOnFailure: true },
  );
  expect(asked).toBeGreaterThan(400);
});

test('merging declared indexes finds the same documents as looking at all of them', () => {
  const declared: IndexesFile = {
    indexes: [
      {
        collectionGroup: 't',
        queryScope: 'COLLECTION',
        fields: [
          { fieldPath: 'a', order: 'ASCENDING' },
          { fieldPath: 'c', order: 'DESCENDING' },
        ],
      },
      {
        collectionGroup: 't',
        queryScope: 'COLLECTION',
        fields: [
          { fieldPath: 'b', arrayConfig: 'CONTAINS' },
          { fieldPath: 'c', order: 'DESCENDING' },
        ],
      },
      {
        collectionGroup: 't',
        queryScope: 'COLLECTION',
        fields: [
          { fieldPath: 'm.x', order: 'DESCENDING' },
          { fieldPath: 'c', order: 'DESCENDING' },
        ],
      },
    ],
  };
  const equal = (fieldPath: string, op: string) =>
    fc
      .option(operand)
      .map((one) => (one ? [{ fieldFilter: { field: { fieldPath }, op, value: one } }] : []));
  fc.assert(
    fc.property(
      fc.array(document, { minLength: 10, maxLength: 30 }),
      fc.tuple(equal('a', 'EQUAL'), equal('b', 'ARRAY_CONTAINS'), equal('m.x', 'EQUAL')),
      fc.boolean(),
      fc.option(fc.integer({ min: 1, max: 4 })),
      (documents, filters, isOrdered, limit) => {
        withFirestore(open(declared), (firestore) => {
          documents.forEach((data, i) => put(firestore, `t/d${i}`, data));
          const all = filters.flat();
          const orderBy = isOrdered ? [{ field: { fieldPath: 'c' }, direction: 'DESCENDING' }] : [];
          agrees(firestore, {
            from: [{ collectionId: 't' }],
            where: { compositeFilter: { op: 'AND', filters: all } },
            orderBy,
            ...(limit ? { limit } : {}),
          });
        });
      },
    ),
    { numRuns: 100, endOnFailure: true },
  );
});

test('merging leaps over what is not shared without missing what is', () => {
  const length = fc.integer({ min: 1, max: 90 });
  fc.assert(
    fc.property(
      fc.array(fc.record({ length, a: fc.boolean(), b: fc.boolean(), c: fc.boolean() }), {
        minLength: 4,
        maxLength: 10,
      }),
      fc.boolean(),
      (stretches, descending) => {
        withFirestore(open(), (firestore) => {
          let n = 0;
          firestore.documents.transaction(() => {
            for (const { length: count, ...held } of stretches)
              for (let i = 0; i < count; i += 1)
                put(firestore, `t/d${(n += 1)}`, {
                  a: held.a || i === 7,
                  b: held.b || i === 7,
                  c: held.c,
                  at: n,
                });
          });
          const equal = (fieldPath: string) => ({
            fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { booleanValue: true } },
          });
          for (const fields of [
            ['a', 'b'],
            ['a', 'b', 'c'],
          ])
            agrees(firestore, {
              from: [{ collectionId: 't' }],
              where: { compositeFilter: { op: 'AND', filters: fields.map(equal) } },
            });
          const ordered = open({
            indexes: ['a', 'b', 'c'].map((fieldPath) => ({
              collectionGroup: 't',
              fields: [
                { fieldPath, order: 'ASCENDING' },
                { fieldPath: 'at', order: descending ? 'DESCENDING' : 'ASCENDING' },
              ],
            })),
          });
          withFirestore(ordered, () => {
            ordered.documents.transaction(() => {
              for (const { segments, fieldsJson } of scanAll(firestore))
                put(ordered, segments.join('/'), fromFields(JSON.parse(fieldsJson)));
            });
            agrees(ordered, {
              from: [{ collectionId: 't' }],
              where: { compositeFilter: { op: 'AND', filters: ['a', 'b', 'c'].map(equal) } },
              orderBy: [
                { field: { fieldPath: 'at' }, direction: descending ? 'DESCENDING' : 'ASCENDING' },
              ],
            });
          });
        });
      },
    ),
    { numRuns: 15, endOnFailure: true },
  );
});

test('a page of a filtered and ordered list reads about as many rows as it shows', () => {
  const firestore = open({
    indexes: [
      {
        collectionGroup: 't',
        fields: [
          { fieldPath: 'status', order: 'ASCENDING' },
          { fieldPath: 'at', order: 'DESCENDING' },
        ],
      },
    ],
  });
  for (let i = 0; i < 3000; i += 1)
    put(firestore, `t/d${i}`, { status: i % 3 ? 'active' : 'draft', at: i });
  const page = ask({
    from: [{ collectionId: 't' }],
    limit: 20,
    orderBy: [{ field: { fieldPath: 'at' }, direction: 'DESCENDING' }],
    startAt: { values: [{ integerValue: '1500' }], before: false },
    where: {
      fieldFilter: {
        field: { fieldPath: 'status' },
        op: 'EQUAL',
        value: { stringValue: 'active' },
      },
    },
  });
  names(firestore, page); // builds the index
  firestore.documents.rowsVisited = 0;
  expect(names(firestore, page)).toHaveLength(20);
  expect(firestore.documents.rowsVisited).toBeLessThanOrEqual(41);
  firestore.close();
});

test('two equalities leap between their indexes instead of reading all of either', () => {
  const firestore = open();
  firestore.documents.transaction(() => {
    for (let i = 0; i < 10_000; i += 1)
      put(firestore, `t/${String(i).padStart(5, '0')}`, {
        a: i < 5000 ? 1 : 2,
        b: i < 4990 ? 3 : 4,
      });
  });
  const equal = (fieldPath: string, integerValue: string) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { integerValue } },
  });
  const both = ask({
    from: [{ collectionId: 't' }],
    where: { compositeFilter: { op: 'AND', filters: [equal('a', '1'), equal('b', '4')] } },
  });
  names(firestore, both);
  firestore.documents.rowsVisited = 0;
  expect(names(firestore, both)).toHaveLength(10);
  expect(firestore.documents.rowsVisited).toBeLessThan(800);
  firestore.close();
});

test('a field that no document has costs no look at any document', () => {
  const firestore = open();
  for (let i = 0; i < 500; i += 1) put(firestore, `t/d${i}`, { a: 1, m: { 'odd key': i } });
  const equal = (fieldPath: string) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { integerValue: '1' } },
  });
  firestore.documents.rowsVisited = 0;
  expect(names(firestore, ask({ from: [{ collectionId: 't' }], where: equal('made.up') }))).toEqual(
    [],
  );
  expect(firestore.documents.rowsVisited).toBe(0);
  expect(
    names(firestore, ask({ from: [{ collectionId: 't' }], where: equal('m.`odd key`') })),
  ).toEqual(['t/d1']);
  put(firestore, 't/new', { made: { up: 1 } });
  expect(names(firestore, ask({ from: [{ collectionId: 't' }], where: equal('made.up') }))).toEqual(
    ['t/new'],
  );
  firestore.close();
});
