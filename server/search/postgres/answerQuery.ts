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
import { nearestAnswer } from './nearest';
import { readPage } from './readPage';
import { lookUp } from './select';
import { type AnswerContext, distancesOf, selectAsked } from './selectAsked';
import { widenSearch } from './widenSearch';

/** The answer of a query whose words were read. */
export async function answerQuery(
  query: SearchQuery,
  read: ReadQuery,
  context: AnswerContext,
  today: Date,
): Promise<SearchAnswer> {
  const { session, meaning } = context;
  const { limit = LISTING_PAGE_SIZE, after } = query;
  const now = searchMoment(query, today);
  const { chosen, understood, sort } = read;
  const asked = { ...read, match: await lookUp(understood.text, session), now };
  const fitted = await fitNarrowings(
    understood.narrowings,
    chosen,
    (filters) => meaning.checksOf(filters),
    session,
    now.getTime(),
  );
  const filters = mergeFilters(chosen, fitted.kept);
  const { scope, total, leftOut } = await selectAsked(filters, asked, context);
  const { surchargeOf } = meaning;
  const metres = distancesOf(filters, meaning);
  const page = await readPage(scope, { sort, limit, after, metres, surchargeOf }, session);
  return {
    ...page,
    total,
    sort,
    ...(query.counts && {
      counts: await countChoices(scope, meaning.pricesOf(filters), meaning.localityIds, session),
    }),
    understood: toUnderstoodWords(understood, fitted),
    leftOut,
    ...(understood.own && { own: understood.own.by }),
    hits: asked.match?.hits ?? [],
    widened: total < FEW && !after ? await widenSearch(filters, asked, total, context) : [],
    ...(total === 0 && (await nearestAnswer(filters, asked, context))),
    position: String(session.position),
    nowMs: toMinuteMs(today),
  };
}
