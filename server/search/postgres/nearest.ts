import {
  type ListingFilters,
  tidyFilters,
  withoutFilters,
} from '@anunturi/shared-domain/search/listingFilters';
import type { SearchAnswer } from '@anunturi/shared-domain/search/SearchAnswer';
import { leastGivenUp, NEAREST_SHOWN_MAX } from '../matching/leastGivenUp';
import { failedBits } from './fitNarrowings';
import { readPage } from './readPage';
import { select } from './select';
import { type AnswerContext, type AskedQuery, distancesOf } from './selectAsked';

/** The listings that fail a search by the least, of a search that finds nothing; nothing when nothing related is there. */
export async function nearestAnswer(
  filters: ListingFilters,
  { sort, now }: AskedQuery,
  { session, meaning }: AnswerContext,
): Promise<Pick<SearchAnswer, 'nearest'>> {
  const nowMs = now.getTime();
  const checks = meaning.checksOf(filters);
  const asked = [...new Set(checks.map(({ group }) => group))];
  if (asked.length === 0) return {};
  const each = asked.map((group) => checks.filter((one) => one.group === group));
  const toGroups = (bits: number) =>
    asked.reduce((all, { bit }, at) => ((bits >> at) & 1 ? all | bit : all), 0);
  const failed = await failedBits(each, [], session, nowMs);
  const least = leastGivenUp(failed.map(toGroups), asked);
  if (!least) return {};
  const scope = { checks: checks.filter(({ group }) => (group.bit & least.bits) === 0), nowMs };
  const metres = distancesOf(filters, meaning);
  const { surchargeOf } = meaning;
  const pageAsked = { sort, limit: NEAREST_SHOWN_MAX, metres, surchargeOf };
  const { cards } = await readPage(scope, pageAsked, session);
  const { total } = await select(scope.checks, [], undefined, session, nowMs);
  const kept = withoutFilters(filters, least.names);
  return { nearest: { givenUp: least.names, cards, filters: tidyFilters(kept), total } };
}
