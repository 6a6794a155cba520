import { askedFacets } from './askedFacets';
import { bucketEdges, type BucketName, bucketOf, bucketsTouching } from './buckets';
import { type ListingFilters, priceBoundsLei, tidyFilters } from './listingFilters';
import { type FilterContext, localityIds } from './listingMatch';
import type { ListingQueryPlan } from './listingQueryPlan';
import { toQueryToken, toQueryWords } from './searchTokens';

/**
 * True when a plan's answer holds the matches and nothing else, so that counting it counts them (but for listings
 * that expired under another order).
 */
export function isExactPlan(
  asked: ListingFilters,
  plan: ListingQueryPlan,
  context: FilterContext,
): boolean {
  const filters = tidyFilters(asked);
  const words = toQueryWords(filters.words ?? '');
  if (
    words.length > 1 ||
    (words.length === 1 &&
      (toQueryToken(words[0]!) !== words[0] || filters.coversLocalityId !== undefined))
  )
    return false;
  const has = (field: string) => plan.conditions.some((each) => each.field === field);
  const choices = askedFacets.flatMap((facet): [string, readonly unknown[] | undefined][] =>
    facet.test === 'isOneOf'
      ? [[facet.path, filters[facet.name] as readonly unknown[] | undefined]]
      : [],
  );
  const places = localityIds(filters, context);
  if (
    [['localityId', places] as const, ...choices].some(
      ([field, values]) => values?.length && !has(field),
    )
  )
    return false;
  const price = priceBoundsLei(filters, context.eurRateBani);
  const ranges: [string, number | undefined, number | undefined][] = [
    ['priceLei', price.from, price.to],
    ...askedFacets.flatMap((facet): [string, number | undefined, number | undefined][] =>
      facet.test === 'range'
        ? [[facet.path, filters[facet.from] as number, filters[facet.to] as number]]
        : [],
    ),
  ];
  return ranges.every(([path, from, to]) => {
    const bucket = bucketOf(path)!;
    return path === plan.order.field || fillsBuckets(bucket, from, to, has(`bands.${bucket}`));
  });
}

/** True when a range begins and ends where buckets do. */
function fillsBuckets(
  name: BucketName,
  from: number | undefined,
  to: number | undefined,
  asked: boolean,
): boolean {
  if (bucketsTouching(name, from, to) === null) return true;
  const edges: readonly number[] = bucketEdges[name];
  return (
    asked &&
    (from === undefined || edges.includes(from)) &&
    (to === undefined || edges.includes(to + 1))
  );
}
