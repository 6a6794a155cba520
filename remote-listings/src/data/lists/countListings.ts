import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { LIST_LIMIT_MAX } from '@anunturi/shared-domain/site/limits';
import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import {
  type ListingQueryPlan,
  planListingQuery,
} from '@anunturi/shared-domain/search/listingQueryPlan';
import type { ListingSort } from '@anunturi/shared-domain/search/listingSorts';
import type { ListingCount } from '../../domain/listingCount';
import { isExactPlan } from '@anunturi/shared-domain/search/isExactPlan';
import { readFilterContext } from './readFilterContext';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

/** How many listings answer, counted up to 201: one read. `atMost` where the query is wider than the filters. */
export function countListings(filters: ListingFilters): Promise<ListingCount> {
  return withMarketErrors(async () => {
    const context = await readFilterContext(filters);
    const plans = orderCandidates(filters).map((sort) => {
      const asked = { ...filters, sort };
      const plan = planListingQuery(asked, context);
      return { plan, exact: isExactPlan(asked, plan, context) };
    });
    const { plan, exact } = plans.find((each) => each.exact) ?? plans[0]!;
    const count = await countPlan(plan);
    return exact ? { count } : { count, atMost: true };
  });
}

/** The order does not change how many there are, but a range is exact only under its own order. */
function orderCandidates(filters: ListingFilters): ListingSort[] {
  const isVehicle = filters.yearFrom !== undefined || filters.yearTo !== undefined;
  const hasPrice = filters.priceFrom !== undefined || filters.priceTo !== undefined;
  const hasMileage = filters.mileageFromKm !== undefined || filters.mileageToKm !== undefined;
  return [
    filters.sort ?? 'newest',
    ...(hasPrice ? (['priceUp'] as const) : []),
    ...(isVehicle ? (['yearDown'] as const) : []),
    ...(hasMileage ? (['mileageUp'] as const) : []),
  ];
}

async function countPlan({ conditions, order }: ListingQueryPlan): Promise<number> {
  const { db, collection, getCount, limit, orderBy, query, where } = await openFirestore();
  const counted = query(
    collection(db, documentPaths.listings),
    ...conditions.map(({ field, op, value }) => where(field, op, value)),
    orderBy(order.field, order.direction),
    limit(LIST_LIMIT_MAX),
  );
  return (await getCount(counted)).data().count;
}
