import { type BandName, bandsTouching, isBandAligned } from './buckets';
import { toExpiry } from '../listing/listingExpiry';
import {
  type ListingFilters,
  type ListingSort,
  priceBoundsLei,
  tidyFilters,
} from './listingFilters';
import { type FilterContext, localityIds } from './listingMatch';
import { COVERS_ALL, toCoverageToken, toQueryToken, toQueryWords } from './searchTokens';

/** One `where` of the database. */
export type QueryCondition = {
  field: string;
  op: '==' | 'in' | 'array-contains' | 'array-contains-any' | '>' | '>=' | '<=';
  value: string | number | boolean | Date | readonly (string | number)[];
};
export type QueryOrder = { field: string; direction: 'asc' | 'desc' };

/**
 * A query whose answer holds every match, and few others: `matchesFilters` decides on each document read. At most 30 disjunctions, one array
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
/** How many pages may be read to fill one when the query had to be wider than the filters; then "Caută mai departe" goes on. */
export const SCAN_PAGES_MAX = 4;

const orders: Record<ListingSort, QueryOrder> = {
  newest: { field: 'expiresAt', direction: 'desc' },
  priceUp: { field: 'priceLei', direction: 'asc' },
  priceDown: { field: 'priceLei', direction: 'desc' },
  mileageUp: { field: 'vehicle.mileageKm', direction: 'asc' },
  yearDown: { field: 'vehicle.year', direction: 'desc' },
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
    ranges.every(([name, from, to]) => isBandAligned(name, from, to));
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
  const asked: [string, string | true | undefined][] = [
    ['kind', filters.kind],
    ['categoryId', filters.categoryId],
    ['vehicle.make', filters.make],
    ['vehicle.model', filters.model],
    ['vehicle.gearbox', filters.gearbox],
    ['vehicle.condition', filters.condition],
    ['sellerType', filters.sellerType],
    ['ownerId', filters.sellerId],
    ['hasPhotos', filters.withPhoto],
    ['price.unit', filters.priceUnit],
    ['service.programme', filters.programme],
  ];
  return asked
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => ({ field, op: '==', value: value! }));
}

/** The one range there may be: on the field that orders the page. */
function orderRange(
  filters: ListingFilters,
  order: QueryOrder,
  context: FilterContext,
): QueryCondition[] {
  if (order.field === 'expiresAt') return [{ field: 'expiresAt', op: '>', value: context.now }];
  const price = priceBoundsLei(filters, context.eurRateBani);
  const [from, to] = {
    priceLei: [Math.max(1, price.from ?? 1), price.to],
    'vehicle.mileageKm': [filters.mileageFromKm, filters.mileageToKm],
    'vehicle.year': [filters.yearFrom, filters.yearTo],
  }[order.field]!;
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

type BandRange = [name: BandName, from: number | undefined, to: number | undefined];

/** Ranges that are asked and do not order the page. */
function bandRanges(
  filters: ListingFilters,
  order: QueryOrder,
  context: FilterContext,
): BandRange[] {
  const price = priceBoundsLei(filters, context.eurRateBani);
  const ranges: [...BandRange, orderedBy: string][] = [
    ['price', price.from, price.to, 'priceLei'],
    ['year', filters.yearFrom, filters.yearTo, 'vehicle.year'],
    ['mileage', filters.mileageFromKm, filters.mileageToKm, 'vehicle.mileageKm'],
    ['power', filters.powerFromHp, filters.powerToHp, ''],
    ['engine', filters.engineFromCm3, filters.engineToCm3, ''],
  ];
  return ranges
    .filter(
      ([, from, to, orderedBy]) =>
        (from !== undefined || to !== undefined) && orderedBy !== order.field,
    )
    .map(([name, from, to]) => [name, from, to]);
}

/** Filters with several admitted values: choices, places, and ranges as the bands they touch. */
function lists(
  filters: ListingFilters,
  ranges: BandRange[],
  context: FilterContext,
): [string, readonly (string | number)[]][] {
  const bands = ranges.map(
    ([name, from, to]) => [`bands.${name}`, bandsTouching(name, from, to)] as const,
  );
  const choices: [string, readonly (string | number)[] | null | undefined][] = [
    ['localityId', localityIds(filters, context)],
    ['vehicle.fuel', filters.fuels],
    ['vehicle.body', filters.bodies],
    ['vehicle.emissionNorm', filters.emissionNorms],
  ];
  return [...choices, ...bands].filter(
    (each): each is [string, readonly (string | number)[]] => !!each[1]?.length,
  );
}

const shortestFirst = <T extends [string, readonly unknown[]]>(all: T[]): T[] =>
  all.toSorted((a, b) => a[1].length - b[1].length);
