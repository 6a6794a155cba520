import {
  type ListingFilters,
  tidyFilters,
  withoutFilters,
} from '@anunturi/shared-domain/search/listingFilters';
import type { SearchAnswer } from '@anunturi/shared-domain/search/SearchAnswer';
import { leastGivenUp, NEAREST_SHOWN_MAX } from '../matching/leastGivenUp';
import { failedBits } from './failedBits';
import { type AnswerContext, type AskedQuery, distancesOf } from './selectAsked';
import { toAsked } from './Selection';
import { countSlots, intersect, toSlots } from './slotBits';
import { toPage } from './toPage';

/** The listings that fail a search by the least, of a search that finds nothing; nothing when nothing related is there. */
export function nearestAnswer(
  filters: ListingFilters,
  { sort, now, live }: AskedQuery,
  context: AnswerContext,
): Pick<SearchAnswer, 'nearest'> {
  const { index, meaning } = context;
  const asked = toAsked(meaning.checksOf(filters), index);
  if (asked.length === 0) return {};
  const asking = asked.map(({ group: { bit }, bits }) => ({ bit, bits }));
  const groups = asked.map(({ group }) => group);
  const least = leastGivenUp(new Set(failedBits(toSlots(live), asking)), groups);
  if (!least) return {};
  const kept = asked.filter(({ group }) => (group.bit & least.bits) === 0);
  const found = intersect([live, ...kept.map(({ bits }) => bits)]);
  const total = countSlots(found);
  const distances = distancesOf(filters, context);
  const { surchargeOf } = meaning;
  const pageAsked = { sort, distances, limit: NEAREST_SHOWN_MAX, now, surchargeOf };
  const { cards } = toPage(found, total, pageAsked, index);
  return {
    nearest: {
      givenUp: least.names,
      cards,
      filters: tidyFilters(withoutFilters(filters, least.names)),
      total,
    },
  };
}
