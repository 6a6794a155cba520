import fc from 'fast-check';
import type { Ruleset } from '../../rules/Ruleset';
import { toFields } from '../../server/plainFields';
import { aggregate, parseAggregations } from '../queries/aggregate';
import { readDeclaredIndexes } from '../indexes/declaredIndexes';
import { Firestore } from '../Firestore';
import { parseQuery, type Query } from '../queries/parseQuery';
import { structuredQuery, type QueryMessage } from '../queries/queryMessages';
import { readWhole } from '../values/readMessage';
import { runQuery } from '../queries/runQuery';

type Item = { id: string; a: number; b: number; tags: number[]; at: number };
type Page = {
  wanted: { a?: number; b?: number; tag?: number };
  descending: boolean;
  isOrdered: boolean;
  cursor: 'none' | 'value' | 'document';
  startAt: number;
  isAfter: boolean;
  endAt: number | null;
  limit: number | null;
  offset: number;
};

const indexes = readDeclaredIndexes({
  indexes: (['ASCENDING', 'DESCENDING'] as const).flatMap((order) => [
    ...['a', 'b'].map((fieldPath) => ({
      collectionGroup: 't',
      queryScope: 'COLLECTION' as const,
      fields: [
        { fieldPath, order: 'ASCENDING' as const },
        { fieldPath: 'at', order },
      ],
    })),
    {
      collectionGroup: 't',
      queryScope: 'COLLECTION' as const,
      fields: [
        { fieldPath: 'tags', arrayConfig: 'CONTAINS' as const },
        { fieldPath: 'at', order },
      ],
    },
  ]),
});

const open = (items: readonly Item[]): Firestore => {
  const firestore = new Firestore({
    file: ':memory:',
    rules: () => ({}) as Ruleset,
    indexes,
    indexedAtOnce: 1e6,
  });
  firestore.documents.transaction(() => {
    for (let done = 0; done < items.length; done += 500) {
      firestore.commit(
        'owner',
        'p',
        items.slice(done, done + 500).map(({ id, ...data }) => ({
          kind: 'set',
          project: 'p',
          segments: ['t', id],
          fields: toFields(data),
          mask: null,
          transforms: [],
          precondition: {},
        })),
      );
    }
  });
  return firestore;
};

const equal = (fieldPath: string, value: number | undefined, op = 'EQUAL') =>
  value === undefined
    ? []
    : [{ fieldFilter: { field: { fieldPath }, op, value: { integerValue: String(value) } } }];

function toQuery(
  items: readonly Item[],
  { wanted, descending, isOrdered, cursor, startAt, isAfter, endAt, limit, offset }: Page,
): Query {
  const direction = descending ? 'DESCENDING' : 'ASCENDING';
  const at = (item: Item) => [
    ...(isOrdered ? [{ integerValue: String(item.at) }] : []),
    ...(cursor === 'document' || !isOrdered
      ? [{ referenceValue: `projects/p/databases/(default)/documents/t/${item.id}` }]
      : []),
  ];
  const message = {
    from: [{ collectionId: 't' }],
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [
          ...equal('a', wanted.a),
          ...equal('b', wanted.b),
          ...equal('tags', wanted.tag, 'ARRAY_CONTAINS'),
        ],
      },
    },
    orderBy: [
      ...(isOrdered ? [{ field: { fieldPath: 'at' }, direction }] : []),
      { field: { fieldPath: '__name__' }, direction },
    ],
    ...(cursor === 'none'
      ? {}
      : { startAt: { values: at(items[startAt % items.length] as Item), before: !isAfter } }),
    ...(endAt === null
      ? {}
      : { endAt: { values: at(items[endAt % items.length] as Item), before: isAfter } }),
    ...(limit === null ? {} : { limit }),
    offset,
  };
  return parseQuery(readWhole(structuredQuery, message) as QueryMessage, 'p', []);
}

/** The same page without any index: filter, sort, cut. */
function plainly(
  items: readonly Item[],
  { wanted, descending, isOrdered, cursor, startAt, isAfter, endAt, limit, offset }: Page,
): string[] {
  const compareNames = (a: Item, b: Item) => (a.id < b.id ? -1 : Number(a.id > b.id));
  const compare = (a: Item, b: Item, byName = true) =>
    ((isOrdered ? a.at - b.at : 0) || (byName || !isOrdered ? compareNames(a, b) : 0)) *
    (descending ? -1 : 1);
  const byName = cursor === 'document';
  const fits = (item: Item) =>
    (wanted.a === undefined || item.a === wanted.a) &&
    (wanted.b === undefined || item.b === wanted.b) &&
    (wanted.tag === undefined || item.tags.includes(wanted.tag));
  const first = cursor === 'none' ? null : (items[startAt % items.length] as Item);
  const last = endAt === null ? null : (items[endAt % items.length] as Item);
  return items
    .filter(
      (item) =>
        fits(item) &&
        (!first || compare(item, first, byName) > (isAfter ? 0 : -1)) &&
        (!last || compare(item, last, byName) < (isAfter ? 0 : 1)),
    )
    .sort((a, b) => compare(a, b))
    .slice(offset, limit === null ? undefined : offset + limit)
    .map(({ id }) => id);
}

const maybe = (most: number) => fc.option(fc.nat(most), { nil: undefined, freq: 4 });
const page: fc.Arbitrary<Page> = fc.record({
  wanted: fc
    .record({ a: maybe(3), b: maybe(2), tag: maybe(3) })
    .filter((wanted) => Object.values(wanted).filter((one) => one !== undefined).length > 1),
  descending: fc.boolean(),
  isOrdered: fc.boolean(),
  cursor: fc.constantFrom('none', 'value', 'document'),
  startAt: fc.nat(),
  isAfter: fc.boolean(),
  endAt: fc.option(fc.nat(), { freq: 2 }),
  limit: fc.option(fc.integer({ min: 1, max: 40 }), { freq: 5 }),
  offset: fc.constantFrom(0, 0, 3),
});
/** Stretches in which one value is common and others rare, so that scans both scan and leap. */
const stretch = fc.record({
  length: fc.integer({ min: 1, max: 400 }),
  a: fc.nat(3),
  b: fc.nat(2),
  tag: fc.nat(3),
  rare: fc.integer({ min: 2, max: 150 }),
  spread: fc.integer({ min: 1, max: 7 }),
});
const collection = fc.array(stretch, { minLength: 2, maxLength: 6 }).map((stretches) =>
  stretches.flatMap(({ length, a, b, tag, rare, spread }, s) =>
    Array.from({ length }, (_, i): Item => ({
      id: `d${((i * 7919) % 1009) + 1009 * s}`,
      a: i % rare === 1 ? (a + 1) % 4 : a,
      b: i % spread === 0 ? (b + 1) % 3 : b,
      tags: i % (rare + 1) === 0 ? [tag, (tag + 1) % 4] : [tag],
      at: s * 100 + Math.floor(i / 3),
    })),
  ),
);

test('a page merged from several indexes is the one that filtering and sorting everything gives', () => {
  let found = 0;
  fc.assert(
    fc.property(collection, fc.array(page, { minLength: 40, maxLength: 40 }), (items, pages) => {
      const firestore = open(items);
      try {
        for (const one of pages) {
          const query = toQuery(items, one);
          const expected = plainly(items, one);
          expect({
            one,
            ids: Array.from(runQuery(firestore, query), ({ segments }) => segments[1]),
          }).toEqual({ one, ids: expected });
          expect({
            one,
            counted: aggregate(firestore, query, parseAggregations([{ alias: 'n', count: {} }])).n,
          }).toEqual({ one, counted: { integerValue: String(expected.length) } });
          found += expected.length;
        }
      } finally {
        firestore.close();
      }
    }),
    { numRuns: 15, endOnFailure: true },
  );
  expect(found).toBeGreaterThan(500);
});

test('a merged page goes over a stretch of the sparsest index, however many documents there are', () => {
  const visited = (size: number) => {
    const firestore = open(
      Array.from({ length: size }, (_, i) => ({
        id: `d${i}`,
        a: i % 4,
        b: i % 3,
        tags: [i % 5],
        at: i,
      })),
    );
    const query = toQuery([], {
      wanted: { a: 1, b: 1, tag: 1 },
      descending: true,
      isOrdered: true,
      cursor: 'none',
      startAt: 0,
      isAfter: false,
      endAt: null,
      limit: 5,
      offset: 0,
    });
    Array.from(runQuery(firestore, query)); // builds the indexes
    firestore.documents.rowsVisited = 0;
    expect(Array.from(runQuery(firestore, query))).toHaveLength(5);
    firestore.close();
    return firestore.documents.rowsVisited;
  };
  expect(visited(6000)).toBe(visited(600));
});
