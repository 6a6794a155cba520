import { bucketsByPath, bucketsTouching } from './buckets';
import { listingOrders, type QueryOrder } from './listingOrders';
import type { Question, ResolvedFilters } from './resolveFilters';
import { COVERS_ALL, toCoverageToken, toQueryToken } from './searchTokens';

/** One `where` of the database. */
export type QueryCondition = {
  field: string;
  op: '==' | 'in' | 'array-contains' | 'array-contains-any' | '>' | '>=' | '<=';
  value: string | number | boolean | Date | readonly (string | number)[];
};

/**
 * A query whose answer holds every match, and few others: `matchesFilters` decides on each document read. At most 30
 * disjunctions, one array operator, one range, which is on the order's field.
 */
export type ListingQueryPlan = { conditions: QueryCondition[]; order: QueryOrder };

/** The most that the database takes after multiplying all lists of a query. */
const DISJUNCTIONS_MAX = 30;

/** The query for a page of listings; docs/decisions/0006 gives the index that serves it and what a page costs. */
export function planListingQuery(filters: ResolvedFilters): ListingQueryPlan {
  const order = listingOrders[filters.sort];
  const conditions: QueryCondition[] = [
    { field: 'status', op: '==', value: 'active' },
    ...filters.questions.flatMap((each): QueryCondition[] =>
      each.asks === 'is' ? [{ field: each.path, op: '==', value: each.value }] : [],
    ),
    ...orderRange(filters, order),
    ...arrayCondition(filters),
  ];
  let disjunctions = conditions.some((each) => each.op === 'array-contains-any') ? 2 : 1;
  for (const { field, values } of listsOf(filters, order)) {
    const [only, ...others] = values;
    if (only === undefined || disjunctions * values.length > DISJUNCTIONS_MAX) continue;
    disjunctions *= values.length;
    conditions.push(
      others.length === 0 ? { field, op: '==', value: only } : { field, op: 'in', value: values },
    );
  }
  return { conditions, order };
}

/** The one range there may be: on the field that orders the page. */
function orderRange({ now, questions }: ResolvedFilters, { field }: QueryOrder): QueryCondition[] {
  if (field === 'expiresAt') return [{ field, op: '>', value: now }];
  const asked = questions.find((each) => each.asks === 'isWithin' && each.path === field);
  const { from, to } = asked?.asks === 'isWithin' ? asked : {};
  // What has no price is not ordered by it.
  const least = field === 'priceLei' ? Math.max(1, from ?? 1) : from;
  return [
    ...(least !== undefined ? [{ field, op: '>=' as const, value: least }] : []),
    ...(to !== undefined ? [{ field, op: '<=' as const, value: to }] : []),
  ];
}

/** The longest word finds the fewest; without words, the place a service covers. */
function arrayCondition({ words, coversLocalityId }: ResolvedFilters): QueryCondition[] {
  const [longest] = words.toSorted((a, b) => b.length - a.length);
  if (longest !== undefined)
    return [{ field: 'searchTokens', op: 'array-contains', value: toQueryToken(longest) }];
  if (coversLocalityId === undefined) return [];
  return [
    {
      field: 'searchTokens',
      op: 'array-contains-any',
      value: [toCoverageToken(coversLocalityId), COVERS_ALL],
    },
  ];
}

type List = { field: string; values: readonly (string | number)[] };

/** Conditions with several admitted values, the shortest first: places, choices, and ranges as the buckets they touch. */
function listsOf({ localityIds, questions }: ResolvedFilters, order: QueryOrder): List[] {
  return [
    { field: 'localityId', values: localityIds },
    ...questions.flatMap((question) => toList(question, order)),
  ].toSorted((a, b) => a.values.length - b.values.length);
}

function toList(question: Question, order: QueryOrder): List[] {
  switch (question.asks) {
    case 'is':
      return [];
    case 'isOneOf':
      return [{ field: question.path, values: question.values }];
    case 'isWithin': {
      const { path, from, to } = question;
      const bucket = bucketsByPath[path];
      if (path === order.field) return [];
      return [{ field: `bands.${bucket}`, values: bucketsTouching(bucket, from, to) ?? [] }];
    }
  }
}
