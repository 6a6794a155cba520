import { type ListingFilters, tidyFilters } from '@anunturi/shared-domain/search/listingFilters';
import type { WidenedSearch } from '@anunturi/shared-domain/search/SearchAnswer';
import { thoseThatFindMore, widerSearches } from '../matching/widen';
import { type AnswerContext, type AskedQuery, selectAsked } from './selectAsked';

/** Wider searches that find more than one which finds few. */
export async function widenSearch(
  filters: ListingFilters,
  asked: AskedQuery,
  total: number,
  context: AnswerContext,
): Promise<WidenedSearch[]> {
  const words = asked.words === undefined ? {} : { words: asked.words };
  const counted = [];
  for (const wider of widerSearches(filters))
    counted.push({ ...wider, total: (await selectAsked(wider.filters, asked, context)).total });
  return thoseThatFindMore(counted, total).map((each) => ({
    ...each,
    filters: tidyFilters({ ...each.filters, ...words }),
  }));
}
