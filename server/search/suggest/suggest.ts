import type { SearchAnswer } from '@anunturi/shared-domain/search/SearchAnswer';
import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import type { SuggestAnswer } from '@anunturi/shared-domain/search/SuggestAnswer';
import { understand } from '../understand/understand';
import type { UnderstandContext } from '../understand/Understood';
import { completions } from './completions';

const SHOWN_MAX = 8;
/** Searches that are tried for those shown. */
const TRIED_MAX = 16;

/**
 * Searches that what is typed may become, with how many listings each finds under what was chosen; only those that find something
 * without a word or a narrowing given up.
 */
export function suggest(
  typed: string,
  context: UnderstandContext,
  query: (query: SearchQuery) => Pick<SearchAnswer, 'total' | 'understood' | 'leftOut'>,
): SuggestAnswer {
  const begun = completions(typed, context);
  const tried = begun.length > 0 ? begun : putRight(typed, context);
  const suggestions: SuggestAnswer['suggestions'] = [];
  for (const words of tried.slice(0, TRIED_MAX)) {
    const { total, understood, leftOut } = query({
      filters: { ...context.chosen, words },
      limit: 0,
    });
    const isWhole = leftOut.length === 0 && !understood.some(({ givenUp }) => givenUp);
    if (isWhole && total > 0) suggestions.push({ words, total });
    if (suggestions.length === SHOWN_MAX) break;
  }
  return { suggestions };
}

/** The same words with misspelt ones put right; none when nothing was. */
function putRight(typed: string, context: UnderstandContext): string[] {
  const corrected = understand(typed, context).narrowings.filter(
    ({ readAs }) => readAs !== undefined,
  );
  if (corrected.length === 0) return [];
  return [
    corrected.reduce(
      (text, { said, readAs = '' }) => text.replace(said.join(' '), readAs),
      typed.trim(),
    ),
  ];
}
