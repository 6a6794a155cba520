// Index scans against full scans.
import fc from 'fast-check';
import { fromFields } from '../../server/plainFields';
import type { IndexesFile } from '../indexes/declaredIndexes';
import { Firestore } from '../Firestore';
import type { Query } from './parseQuery';
import { scanEverything } from './runQuery';
import { open, withFirestore, put, remove, ask, names } from './testing/openFirestore';
import { operand, document, query } from './testing/randomQueries';

const scanned = (firestore: Firestore, query: Query) =>
  Array.from(scanEverything(firestore, query), ({ step }) =>
    step.document?.segments.join('/'),
  ).slice(query.offset, query.limit === null ? undefined : query.offset + query.limit);

const scanAll = (firestore: Firestore) =>
  firestore.documents.all(firestore.documents.collection('p', ['t'])?.id ?? 0);

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

test('a document named by two alternatives, of which it fits one, is found once', () => {
  const name = (op: string, id: string) => ({
    fieldFilter: {
      field: { fieldPath: '__name__' },
      op,
      value: { referenceValue: `projects/p/databases/(default)/documents/t/${id}` },
    },
  });
  const b = { field: { fieldPath: 'b' }, op: 'EQUAL', value: { integerValue: '2' } };
  withFirestore(open(), (firestore) => {
    put(firestore, 't/d1', { b: 1 });
    put(firestore, 't/d2', { b: 2 });
    const where = (filters: object[], op = 'AND') => ({ compositeFilter: { op, filters } });
    const asked = ask({
      from: [{ collectionId: 't' }],
      where: where([
        name('EQUAL', 'd1'),
        where([{ fieldFilter: b }, name('LESS_THAN_OR_EQUAL', 'zz')], 'OR'),
      ]),
      orderBy: [{ field: { fieldPath: 'b' } }],
    });
    expect(names(firestore, asked)).toEqual(['t/d1']);
  });
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
