import {
  SUGGEST_PATH,
  suggestAnswerSchema,
  type SuggestAnswer,
} from '@anunturi/shared-domain/search/SuggestAnswer';
import { askSearchEngine } from '#data/lists/askSearchEngine';

/**
 * Searches that the words of a search may become, each with how many listings it finds; `query` as `writeSearchQuery` writes it.
 * @throws MarketError offline, unavailable
 */
export async function suggestWords(
  query: string,
  signal: AbortSignal,
): Promise<SuggestAnswer['suggestions']> {
  return suggestAnswerSchema.parse(await askSearchEngine(`${SUGGEST_PATH}?${query}`, signal))
    .suggestions;
}
