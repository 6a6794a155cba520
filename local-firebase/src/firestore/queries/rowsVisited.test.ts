// How many rows a query looks at.
import { open, put, ask, names } from './testing/openFirestore';

/** Indexes are built by the first query, however many documents there are. */
const whole = { indexedAtOnce: 1e6 };

test('a page of a filtered and ordered list reads about as many rows as it shows', () => {
  const firestore = open(
    {
      indexes: [
        {
          collectionGroup: 't',
          fields: [
            { fieldPath: 'status', order: 'ASCENDING' },
            { fieldPath: 'at', order: 'DESCENDING' },
          ],
        },
      ],
    },
    whole,
  );
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
  const firestore = open(null, whole);
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
  const firestore = open(null, whole);
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
