import { toFields } from '../src/server/plainFields';
import { fuels, makeListing, makes, words } from './makeListing';

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
const cheapest = [{ field: field('priceLei'), direction: 'ASCENDING' }];
const PAGE = 20;

const page = (filters: object[], orderBy: object[]) => ({
  method: 'POST',
  path: ':runQuery',
  body: {
    structuredQuery: {
      from: [{ collectionId: 'listings' }],
      where: { compositeFilter: { op: 'AND', filters } },
      orderBy,
      limit: PAGE,
    },
  },
});

/** What visitors and sellers ask for most. */
export const scenarios: Scenario[] = [
  {
    name: 'page of 20, newest first',
    asOwner: false,
    make: (_random, _ids, _root, now) => page([active, unexpired(now)], newest),
  },
  {
    name: 'page of 20, one make, cheapest first',
    asOwner: false,
    make: (random) => page([active, equal('vehicle.make', text(pick(random, makes)))], cheapest),
  },
  {
    name: 'page of 20, make + fuel + locality merged, newest first',
    asOwner: false,
    make: (random, _ids, _root, now) =>
      page(
        [
          active,
          unexpired(now),
          equal('vehicle.make', text(pick(random, makes))),
          equal('vehicle.fuel', text(pick(random, fuels))),
          equal('localityId', text(`localitate-${Math.floor(random() * 60)}`)),
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
    name: 'one listing',
    asOwner: false,
    make: (random, ids) => ({ method: 'GET', path: `/listings/${pick(random, ids)}` }),
  },
  {
    name: 'count of one make',
    asOwner: true,
    make: (random) => {
      const {
        structuredQuery: { limit: _limit, ...structuredQuery },
      } = page([active, equal('vehicle.make', text(pick(random, makes)))], cheapest).body;
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
      commit(
        root,
        `users/u${Math.floor(random() * 1000)}/favourites/f${Math.floor(random() * 1e6)}`,
        { listingId: 'x', at: new Date(0) },
      ),
  },
  {
    name: 'commit: a new listing',
    asOwner: true,
    make: (random, _ids, root, now) => {
      const { id, data } = makeListing(random, now);
      return commit(root, `listings/${id}`, data);
    },
  },
];

const commit = (root: string, path: string, data: Record<string, unknown>) => ({
  method: 'POST',
  path: ':commit',
  body: { writes: [{ update: { name: `${root}/${path}`, fields: toFields(data) } }] },
});
