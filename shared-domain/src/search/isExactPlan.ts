import { bucketEdges, bucketsByPath } from './buckets';
import type { ListingQueryPlan } from './listingQueryPlan';
import type { Question, ResolvedFilters } from './resolveFilters';
import { toQueryToken } from './searchTokens';

/**
 * True when a plan's answer holds the matches and nothing else, so that counting it counts them (but for listings
 * that expired under another order).
 */
export function isExactPlan(filters: ResolvedFilters, plan: ListingQueryPlan): boolean {
  const has = (field: string) => plan.conditions.some((each) => each.field === field);
  return (
    isArrayExact(filters) &&
    (filters.localityIds.length === 0 || has('localityId')) &&
    filters.questions.every(
      (question) => question.path === plan.order.field || isSaid(question, has),
    )
  );
}

/** True when the one array condition says all that words and covered place ask. */
function isArrayExact({ words, coversLocalityId }: ResolvedFilters): boolean {
  const [word, ...others] = words;
  if (word === undefined) return true;
  return others.length === 0 && toQueryToken(word) === word && coversLocalityId === undefined;
}

/** True when the conditions admit what answers a question and nothing else: a range must begin and end where buckets do. */
function isSaid(question: Question, has: (field: string) => boolean): boolean {
  if (question.asks !== 'isWithin') return has(question.path);
  const { path, from, to } = question;
  const bucket = bucketsByPath[path];
  const edges: readonly number[] = bucketEdges[bucket];
  return (
    has(`bands.${bucket}`) &&
    (from === undefined || edges.includes(from)) &&
    (to === undefined || edges.includes(to + 1))
  );
}
