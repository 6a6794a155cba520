import {
  OPEN_RULES,
  startEmptyFirebase,
  type EmptyFirebase,
} from '../../../testing/startEmptyFirebase';
import type { ListOptions } from '../../../testing/toStructuredQuery';

let firebase: EmptyFirebase;
beforeAll(async () => {
  firebase = await startEmptyFirebase({
    rules: OPEN_RULES,
    indexes: {
      indexes: [
        {
          collectionGroup: 'items',
          queryScope: 'COLLECTION',
          fields: [
            { fieldPath: 'status', order: 'ASCENDING' },
            { fieldPath: 'at', order: 'DESCENDING' },
          ],
        },
        ...['ASCENDING', 'DESCENDING'].map((order) => ({
          collectionGroup: 'items',
          queryScope: 'COLLECTION',
          fields: [
            { fieldPath: 'tokens', arrayConfig: 'CONTAINS' },
            { fieldPath: 'price', order },
          ],
        })),
        {
          collectionGroup: 'items',
          queryScope: 'COLLECTION',
          fields: [
            { fieldPath: 'tokens', arrayConfig: 'CONTAINS' },
            { fieldPath: 'at', order: 'DESCENDING' },
          ],
        },
      ],
      fieldOverrides: [
        { collectionGroup: 'items', fieldPath: 'description', indexes: [] },
        {
          collectionGroup: 'reviews',
          fieldPath: 'stars',
          indexes: [
            { order: 'ASCENDING', queryScope: 'COLLECTION' },
            { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
          ],
        },
      ],
    },
  });
  for (let i = 0; i < 6; i += 1)
    await firebase.seed(`items/l${i}`, {
      status: i % 2 ? 'active' : 'draft',
      at: i,
      price: 10 - i,
      tokens: ['x', `t${i % 2}`],
      description: 'd',
      m: { d: 1 },
    });
  await firebase.seed('items/l0/reviews/r', { stars: 5, by: 'u1' });
});
afterAll(() => firebase.stop());

const ask = (options: ListOptions, collection = 'items') =>
  firebase.as('u1').list(collection, options);

test('a declared index answers, also merged with another', async () => {
  expect(
    (await ask({ where: [['status', '==', 'active']], orderBy: [['at', 'desc']] })).data.map(
      ({ id }) => id,
    ),
  ).toEqual(['l5', 'l3', 'l1']);
  const merged = await ask({
    where: [
      ['status', '==', 'active'],
      ['tokens', 'array-contains', 'x'],
    ],
    orderBy: [['at', 'desc']],
    limit: 2,
  });
  expect(merged.data.map(({ id }) => id)).toEqual(['l5', 'l3']);
});

test('a query without its index is refused with the index named', async () => {
  const { status, error, body } = await ask({
    where: [['status', '==', 'active']],
    orderBy: [['price', 'asc']],
  });
  expect({ status, error }).toEqual({ status: 400, error: 'FAILED_PRECONDITION' });
  expect(body.error.message).toMatch(
    /^The query requires an index\. You can create it here: https:\/\/console\.firebase\.google\.com\//,
  );
  expect(body.error.message).toContain(
    '{"collectionGroup":"items","queryScope":"COLLECTION","fields":[{"fieldPath":"status","order":"ASCENDING"},{"fieldPath":"price","order":"ASCENDING"}]}',
  );
});

test('an index is not scanned in the direction it was not declared for', async () => {
  expect((await ask({ where: [['status', '==', 'active']], orderBy: [['at', 'asc']] })).error).toBe(
    'FAILED_PRECONDITION',
  );
});

test('an index declared for both directions answers both', async () => {
  const both = async (direction: 'asc' | 'desc') =>
    (
      await ask({ where: [['tokens', 'array-contains', 't1']], orderBy: [['price', direction]] })
    ).data.map(({ id }) => id);
  expect([await both('asc'), await both('desc')]).toEqual([
    ['l5', 'l3', 'l1'],
    ['l1', 'l3', 'l5'],
  ]);
});

test('single fields need no declaration, alone or fixed together', async () => {
  expect((await ask({ orderBy: [['price', 'desc']], limit: 1 })).data[0]?.id).toBe('l0');
  expect(
    (
      await ask({
        where: [
          ['status', '==', 'draft'],
          ['m.d', '==', 1],
          ['tokens', 'array-contains', 't0'],
        ],
      })
    ).data,
  ).toHaveLength(3);
  expect((await ask({ where: [['price', '>', 8]] })).data).toHaveLength(2);
  expect(
    (
      await ask({
        where: [
          ['price', '>', 8],
          ['at', '<', 1],
        ],
      })
    ).error,
  ).toBe('FAILED_PRECONDITION');
});

test('a field whose index is turned off cannot be asked for', async () => {
  expect((await ask({ where: [['description', '==', 'd']] })).error).toBe('FAILED_PRECONDITION');
  expect((await ask({ orderBy: [['description', 'asc']] })).error).toBe('FAILED_PRECONDITION');
});

test('a group of collections needs the index of its field across the group', async () => {
  expect((await ask({ group: true, where: [['stars', '==', 5]] }, 'reviews')).data).toHaveLength(1);
  expect((await ask({ group: true, where: [['by', '==', 'u1']] }, 'reviews')).error).toBe(
    'FAILED_PRECONDITION',
  );
  expect((await ask({ group: true }, 'reviews')).data).toHaveLength(1);
});

test('each alternative of a query needs its own index', async () => {
  const options: ListOptions = {
    where: [['status', 'in', ['active', 'draft']]],
    orderBy: [['at', 'desc']],
    limit: 3,
  };
  expect((await ask(options)).data.map(({ id }) => id)).toEqual(['l5', 'l4', 'l3']);
});

test('an empty collection is refused the same', async () => {
  expect(
    (await firebase.as('u1').list('nothing', { where: [['a', '==', 1]], orderBy: [['b', 'asc']] }))
      .error,
  ).toBe('FAILED_PRECONDITION');
});

test('a sum needs an index that holds its field beside the filters', async () => {
  const ask = async (field: string, where: object) =>
    (
      await firebase.as('u1').send('POST', ':runAggregationQuery', {
        structuredAggregationQuery: {
          structuredQuery: { from: [{ collectionId: 'items' }], ...where },
          aggregations: [{ alias: 's', sum: { field: { fieldPath: field } } }],
        },
      })
    ).body;
  const where = {
    where: {
      fieldFilter: {
        field: { fieldPath: 'tokens' },
        op: 'ARRAY_CONTAINS',
        value: { stringValue: 't1' },
      },
    },
  };
  expect((await ask('price', where))[0].result.aggregateFields.s).toEqual({ integerValue: '21' });
  expect((await ask('price', {}))[0].result.aggregateFields.s).toEqual({ integerValue: '45' });
  expect((await ask('m.d', where)).error.status).toBe('FAILED_PRECONDITION');
});
