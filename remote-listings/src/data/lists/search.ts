import { lastWritten } from '@anunturi/shared-contract/page/lastWritten';
import { type SearchAnswer, searchAnswerSchema } from '@anunturi/shared-domain/search/SearchAnswer';
import {
  SEARCH_PATH,
  type SearchQuery,
  writeSearchQuery,
} from '@anunturi/shared-domain/search/searchAddress';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { askSearchEngine } from './askSearchEngine';

/**
 * Listings, how many there are and the counts beside the choices, in one answer, which has what this page's person has just written.
 * @throws MarketError timeout, offline, unavailable
 */
export async function search(query: SearchQuery): Promise<SearchAnswer> {
  const asked = { ...query, written: lastWritten() };
  const found = await askSearchEngine(`${SEARCH_PATH}?${writeSearchQuery(asked)}`);
  const { data, error } = searchAnswerSchema.safeParse(found);
  if (!data) throw new MarketError('unavailable', undefined, { cause: error });
  return data;
}
