import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import type { SearchAnswer } from '@anunturi/shared-domain/search/SearchAnswer';
import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import { LISTING_PAGE_SIZE } from '@anunturi/shared-domain/site/limits';
import { mergeFilters } from '../matching/narrowings';
import { searchMoment, toMinuteMs } from '../matching/searchMoment';
import { toUnderstoodWords } from '../matching/toUnderstoodWords';
import { FEW } from '../matching/widen';
import type { ReadQuery } from '../readWords';
import { countChoices } from './countChoices';
import { fitNarrowings } from './fitNarrowings';
import { lookUp } from './matchTexts';
import { nearestAnswer } from './nearest';
import { type AnswerContext, distancesOf, selectAsked } from './selectAsked';
import { toPage } from './toPage';
import { widenSearch } from './widenSearch';

/** The answer of a query whose words were read. */
export function answerQuery(
  query: SearchQuery,
  read: ReadQuery,
  context: AnswerContext,
  today: Date,
): SearchAnswer {
  const { index, meaning } = context;
  const now = searchMoment(query, today);
  const { chosen, understood, sort } = read;
  const live = index.liveAt(now, query.newSince !== undefined);
  const asked = { ...read, match: lookUp(understood.text, index), now, live };
  const toChecks = (filters: ListingFilters) => meaning.checksOf(filters);
  const fitted = fitNarrowings(understood.narrowings, chosen, toChecks, index, live);
  const filters = mergeFilters(chosen, fitted.kept);
  const selection = selectAsked(filters, asked, context);
  const { total, found, scores, leftOut, hits } = selection;
  const { limit = LISTING_PAGE_SIZE, after } = query;
  const distances = distancesOf(filters, context);
  const { surchargeOf } = meaning;
  const pageAsked = { sort, scores, distances, limit, after, now, surchargeOf };
  const page = toPage(found, total, pageAsked, index);
  return {
    ...page,
    total,
    sort,
    ...(query.counts && {
      counts: countChoices(selection, index, meaning.pricesOf(filters), meaning.localityIds),
    }),
    understood: toUnderstoodWords(understood, fitted),
    leftOut,
    ...(understood.own && { own: understood.own.by }),
    hits,
    widened: total < FEW && !after ? widenSearch(filters, asked, total, context) : [],
    ...(total === 0 && nearestAnswer(filters, asked, context)),
    position: String(index.position),
    nowMs: toMinuteMs(today),
  };
}
