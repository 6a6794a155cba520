import { toFields } from '../src/server/plainFields';
import { powers, makeItem, makers, words } from './makeItem';

/** One kind of request; `make` draws a new one each time. `asOwner` passes the rules, the others are anonymous. */
export type Scenario = {
  name: string;
  asOwner: boolean;
  make: (
    random: () => number,
    ids: readonly string[],
    root: string,
    now: number,
  ) => { method: string; path: string; body?: object };
};

const pick = <T>(random: () => number, items: readonly T[]): T =>
  items[Math.floor(random() * items.length)] as T;
const text = (stringValue: string) => ({ stringValue });
const field = (fieldPath: string) => ({ fieldPath });
const equal = (path: string, value: object) => ({
  fieldFilter: { field: field(path), op: 'EQUAL', value },
});
const active = equal('status', text('active'));
const unexpired = (now: number) => ({
  fieldFilter: {
    field: field('expiresAt'),
    op: 'GREATER_THAN',
    value: { timestampValue: new Date(now).toISOString() },
  },
});
const newest = [{ field: field('expiresAt'), direction: 'DESCENDING' }];
const cheapest = [{ field: field('price'), direction: 'ASCENDING' }];
const PAGE = 20;

const page = (filters: object[], orderBy: object[]) => ({
  method: 'POST',
  path: ':runQuery',
  body: {
    structuredQuery: {
      from: [{ collectionId: 'items' }],
      where: { compositeFilter: { op: 'AND', filters } },
      orderBy,
      limit: PAGE,
    },
  },
});

/** What people ask for most. */
export const scenarios: Scenario[] = [
  {
    name: 'page of 20, newest first',
    asOwner: false,
    make: (_random, _ids, _root, now) => page([active, unexpired(now)], newest),
  },
  {
    name: 'page of 20, one maker, cheapest first',
    asOwner: false,
    make: (random) => page([active, equal('product.maker', text(pick(random, makers)))], cheapest),
  },
  {
    name: 'page of 20, maker + power + place merged, newest first',
    asOwner: false,
    make: (random, _ids, _root, now) =>
      page(
        [
          active,
          unexpired(now),
          equal('product.maker', text(pick(random, makers))),
          equal('product.power', text(pick(random, powers))),
          equal('placeId', text(`place-${Math.floor(random() * 60)}`)),
        ],
        newest,
      ),
  },
  {
    name: 'page of 20, five price steps (in), newest first',
    asOwner: false,
    make: (random, _ids, _root, now) =>
      page(
        [
          active,
          unexpired(now),
          {
            fieldFilter: {
              field: field('priceStep'),
              op: 'IN',
              value: {
                arrayValue: {
                  values: [0, 1, 2, 3, 4].map((n) => ({
                    integerValue: String(n + Math.floor(random() * 6)),
                  })),
                },
              },
            },
          },
        ],
        newest,
      ),
  },
  {
    name: 'page of 20, a word, newest first',
    asOwner: false,
    make: (random, _ids, _root, now) =>
      page(
        [
          active,
          unexpired(now),
          {
            fieldFilter: {
              field: field('searchTokens'),
              op: 'ARRAY_CONTAINS',
              value: text(pick(random, words)),
            },
          },
        ],
        newest,
      ),
  },
  {
    name: 'one item',
    asOwner: false,
    make: (random, ids) => ({ method: 'GET', path: `/items/${pick(random, ids)}` }),
  },
  {
    name: 'count of one maker',
    asOwner: true,
    make: (random) => {
      const {
        structuredQuery: { limit: _limit, ...structuredQuery },
      } = page([active, equal('product.maker', text(pick(random, makers)))], cheapest).body;
      return {
        method: 'POST',
        path: ':runAggregationQuery',
        body: {
          structuredAggregationQuery: {
            structuredQuery,
            aggregations: [{ alias: 'n', count: {} }],
          },
        },
      };
    },
  },
  {
    name: 'commit: a small document',
    asOwner: true,
    make: (random, _ids, root) =>
      commit(root, `users/u${Math.floor(random() * 1000)}/marks/m${Math.floor(random() * 1e6)}`, {
        itemId: 'x',
        at: new Date(0),
      }),
  },
  {
    name: 'commit: a new item',
    asOwner: true,
    make: (random, _ids, root, now) => {
      const { id, data } = makeItem(random, now);
      return commit(root, `items/${id}`, data);
    },
  },
];

const commit = (root: string, path: string, data: Record<string, unknown>) => ({
  method: 'POST',
  path: ':commit',
  body: { writes: [{ update: { name: `${root}/${path}`, fields: toFields(data) } }] },
});
