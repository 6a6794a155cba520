import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { LIST_LIMIT_MAX } from '@anunturi/shared-domain/site/limits';
import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import {
  type ListingQueryPlan,
  planListingQuery,
} from '@anunturi/shared-domain/search/listingQueryPlan';
import { listingOrders } from '@anunturi/shared-domain/search/listingOrders';
import type { ListingSort } from '@anunturi/shared-domain/search/listingSorts';
import {
  type ResolvedFilters,
  resolveFilters,
} from '@anunturi/shared-domain/search/resolveFilters';
import type { ListingCount } from '#domain/listingCount';
import { isExactPlan } from '@anunturi/shared-domain/search/isExactPlan';
import { readFilterContext } from './readFilterContext';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

/** How many listings answer, counted up to 201: one read. `atMost` where the query is wider than the filters. */
export function countListings(filters: ListingFilters): Promise<ListingCount> {
  return withMarketErrors(async () => {
    const context = await readFilterContext(filters);
    const asked = resolveFilters(filters, context);
    const plans = orderCandidates(asked).map((sort) => {
      const ordered = { ...asked, sort };
      const plan = planListingQuery(ordered);
      return { plan, exact: isExactPlan(ordered, plan) };
    });
    const { plan, exact } = plans.find((each) => each.exact) ?? plans[0]!;
    const count = await countPlan(plan);
    return exact ? { count } : { count, atMost: true };
  });
}

/** The order does not change how many there are, but a range is exact only under its own order. */
function orderCandidates({ sort, questions }: ResolvedFilters): ListingSort[] {
  const isRange = (field: string) =>
    questions.some((each) => each.asks === 'isWithin' && each.path === field);
  const ofRanges = (['priceUp', 'yearDown', 'mileageUp'] as const).filter((each) =>
    isRange(listingOrders[each].field),
  );
  return [sort, ...ofRanges];
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
