import type { Listing } from '../listing/listing';
import { LIST_LIMIT_MAX } from '../site/limits';
import { isExactPlan } from './isExactPlan';
import { type ListingFilters, readFilters } from './listingFilters';
import { matchesFilters } from './listingMatch';
import { type ListingQueryPlan, planListingQuery } from './listingQueryPlan';
import { type FilterContext, resolveNewSince } from './resolveFilters';
import type { SavedSearch } from './savedSearch';

/** What counting asks of the database. */
export type NewsReader = {
  readContext(filters: ListingFilters): Promise<FilterContext>;
  /** How many listings a plan finds, counted up to `most`. */
  count(plan: ListingQueryPlan, most: number): Promise<number>;
  /** The first of them that fit their schema. */
  find(plan: ListingQueryPlan, most: number): Promise<Listing[]>;
};

/** Where the query is wider than the filters, so many found listings are looked at one by one. */
const LOOKED_AT_MAX = 24;

/**
 * How many listings of a saved search were published or renewed since the last look, counted up to 201: one read, and a few more
 * where the query is wider than the filters. `atMost` when the true number may be lower.
 */
export async function countNews(
  { query, lastSeenAt }: Pick<SavedSearch, 'query' | 'lastSeenAt'>,
  { readContext, count, find }: NewsReader,
): Promise<{ count: number; atMost?: true }> {
  const asked = readFilters(query);
  const filters = resolveNewSince(asked, lastSeenAt, await readContext(asked));
  const plan = planListingQuery(filters);
  const counted = await count(plan, LIST_LIMIT_MAX);
  if (counted === 0 || isExactPlan(filters, plan)) return { count: counted };
  if (counted > LOOKED_AT_MAX) return { count: counted, atMost: true };
  const found = await find(plan, LOOKED_AT_MAX);
  return { count: found.filter((listing) => matchesFilters(listing, filters)).length };
}
