import { askedFacets } from './askedFacets';
import { type BucketName, bucketOf, bucketsTouching, isBucketAligned } from './buckets';
import { toExpiry } from '../listing/listingExpiry';
import { type ListingFilters, priceBoundsLei, tidyFilters } from './listingFilters';
import { type FilterContext, localityIds } from './listingMatch';
import type { ListingSort } from './listingSorts';
import { COVERS_ALL, toCoverageToken, toQueryToken, toQueryWords } from './searchTokens';

/** One `where` of the database. */
export type QueryCondition = {
  field: string;
  op: '==' | 'in' | 'array-contains' | 'array-contains-any' | '>' | '>=' | '<=';
  value: string | number | boolean | Date | readonly (string | number)[];
};
type QueryOrder = { field: string; direction: 'asc' | 'desc' };

/**
 * A query whose answer holds every match, and few others: `matchesFilters` decides on each document read. At most 30
 * disjunctions, one array
 * operator, one range, which is on the order's field.
 */
export type ListingQueryPlan = {
  conditions: QueryCondition[];
  order: QueryOrder;
  /** True when the answer holds nothing but matches, so that its count is the count of matches and not "at most". */
  exact: boolean;
};

/** The most that the database takes after multiplying all lists of a query. */
const DISJUNCTIONS_MAX = 30;
/** How many pages may be read to fill one when the query had to be wider than the filters; then "Căutați mai departe" goes on. */
export const SCAN_PAGES_MAX = 4;

const orders: Record<ListingSort, QueryOrder> = {
  newest: { field: 'expiresAt', direction: 'desc' },
  priceUp: { field: 'priceLei', direction: 'asc' },
  priceDown: { field: 'priceLei', direction: 'desc' },
  mileageUp: { field: 'vehicle.mileageKm', direction: 'asc' },
  yearDown: { field: 'vehicle.year', direction: 'desc' },
  // Of each place; the places follow one another (pageAcross).
  nearest: { field: 'expiresAt', direction: 'desc' },
};

/** The query for a page of listings; docs/decisions/0006 gives the index that serves it and what a page costs. */
export function planListingQuery(asked: ListingFilters, context: FilterContext): ListingQueryPlan {
  const filters = tidyFilters(asked);
  const order = orders[filters.sort ?? 'newest'];
  const always: QueryCondition[] = [
    { field: 'status', op: '==', value: 'active' },
    ...equalities(filters),
    ...orderRange(filters, order, context),
  ];
  const conditions = [...always, ...arrayCondition(filters)];
  const ranges = bandRanges(filters, order, context);
  let exact =
    order.field === 'expiresAt' &&
    isArrayExact(filters) &&
    ranges.every(([name, from, to]) => isBucketAligned(name, from, to));
  let disjunctions = conditions.find((each) => each.op === 'array-contains-any') ? 2 : 1;
  for (const [field, values] of shortestFirst(lists(filters, ranges, context))) {
    if (disjunctions * values.length > DISJUNCTIONS_MAX) {
      exact = false;
      continue;
    }
    disjunctions *= values.length;
    conditions.push(
      values.length === 1
        ? { field, op: '==', value: values[0]! }
        : { field, op: 'in', value: values },
    );
  }
  return { conditions, order, exact };
}

/** The query for what was published or renewed since a moment, for counting the news of a saved search. */
export function planNewSince(
  filters: ListingFilters,
  since: Date,
  context: FilterContext,
): ListingQueryPlan {
  const { sort: _sort, ...unordered } = filters;
  const now = toExpiry(since) > context.now ? toExpiry(since) : context.now;
  return planListingQuery(unordered, { ...context, now });
}

function equalities(filters: ListingFilters): QueryCondition[] {
  return askedFacets.flatMap((facet): QueryCondition[] => {
    const value = facet.test === 'is' ? filters[facet.name] : undefined;
    return value === undefined
      ? []
      : [{ field: facet.path, op: '==', value: value as string | true }];
  });
}

/** The one range there may be: on the field that orders the page. */
function orderRange(
  filters: ListingFilters,
  order: QueryOrder,
  context: FilterContext,
): QueryCondition[] {
  if (order.field === 'expiresAt') return [{ field: 'expiresAt', op: '>', value: context.now }];
  const asked = rangesOf(filters, context).find(({ path }) => path === order.field);
  // What has no price is not ordered by it.
  const from = order.field === 'priceLei' ? Math.max(1, asked?.from ?? 1) : asked?.from;
  const to = asked?.to;
  return [
    ...(from !== undefined ? [{ field: order.field, op: '>=' as const, value: from }] : []),
    ...(to !== undefined ? [{ field: order.field, op: '<=' as const, value: to }] : []),
  ];
}

/** The longest word finds the fewest; without words, the place a service covers. */
function arrayCondition(filters: ListingFilters): QueryCondition[] {
  const words = toQueryWords(filters.words ?? '');
  const longest = words.toSorted((a, b) => b.length - a.length)[0];
  if (longest !== undefined)
    return [{ field: 'searchTokens', op: 'array-contains', value: toQueryToken(longest) }];
  if (filters.coversLocalityId === undefined) return [];
  return [
    {
      field: 'searchTokens',
      op: 'array-contains-any',
      value: [toCoverageToken(filters.coversLocalityId), COVERS_ALL],
    },
  ];
}

/** True when the array condition says all that words and covered place ask. */
function isArrayExact(filters: ListingFilters): boolean {
  const words = toQueryWords(filters.words ?? '');
  if (words.length === 0) return true;
  return (
    words.length === 1 &&
    toQueryToken(words[0]!) === words[0] &&
    filters.coversLocalityId === undefined
  );
}

type Range = { path: string; from: number | undefined; to: number | undefined };
type BucketRange = [name: BucketName, from: number | undefined, to: number | undefined];

/** Ranges that are asked. */
function rangesOf(filters: ListingFilters, context: FilterContext): Range[] {
  const { from, to } = priceBoundsLei(filters, context.eurRateBani);
  const ranges = askedFacets.flatMap((facet): Range[] =>
    facet.test === 'range'
      ? [
          {
            path: facet.path,
            from: filters[facet.from] as number | undefined,
            to: filters[facet.to] as number | undefined,
          },
        ]
      : [],
  );
  return [{ path: 'priceLei', from, to }, ...ranges].filter(
    (range) => range.from !== undefined || range.to !== undefined,
  );
}

/** Ranges that are asked and do not order the page. */
function bandRanges(
  filters: ListingFilters,
  order: QueryOrder,
  context: FilterContext,
): BucketRange[] {
  return rangesOf(filters, context).flatMap(({ path, from, to }): BucketRange[] => {
    const bucket = path === order.field ? undefined : bucketOf(path);
    return bucket ? [[bucket, from, to]] : [];
  });
}

/** Filters with several admitted values: choices, places, and ranges as the buckets they touch. */
function lists(
  filters: ListingFilters,
  ranges: BucketRange[],
  context: FilterContext,
): [string, readonly (string | number)[]][] {
  const buckets = ranges.map(
    ([name, from, to]) => [`bands.${name}`, bucketsTouching(name, from, to)] as const,
  );
  const choices: [string, readonly (string | number)[] | null | undefined][] = [
    ['localityId', localityIds(filters, context)],
    ...askedFacets.flatMap((facet): [string, readonly (string | number)[] | undefined][] =>
      facet.test === 'isOneOf'
        ? [[facet.path, (filters[facet.name] as readonly string[] | undefined)?.map(toStored)]]
        : [],
    ),
  ];
  return [...choices, ...buckets].filter(
    (each): each is [string, readonly (string | number)[]] => !!each[1]?.length,
  );
}

/** A choice as documents hold it: ids of digits are numbers there. */
const toStored = (id: string) => (/^\d+$/.test(id) ? Number(id) : id);

const shortestFirst = <T extends [string, readonly unknown[]]>(all: T[]): T[] =>
  all.toSorted((a, b) => a[1].length - b[1].length);
