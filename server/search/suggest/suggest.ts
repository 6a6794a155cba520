import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import type { SuggestAnswer } from '@anunturi/shared-domain/search/SuggestAnswer';
import type { Soon } from '../Search';
import { understand } from '@anunturi/shared-domain/search/understand/understand';
import type {
  Understood,
  UnderstandContext,
} from '@anunturi/shared-domain/search/understand/Understood';
import { completions, type Read } from './completions';

const SHOWN_MAX = 8;
/** Searches that are tried for those shown. */
const TRIED_MAX = 12;

/**
 * Searches that what is typed may become, with how many listings each finds under what was chosen; only those that find something
 * without a word or a narrowing given up.
 */
export async function suggest(
  typed: string,
  context: UnderstandContext,
  countWhole: (query: SearchQuery) => Soon<number>,
): Promise<SuggestAnswer> {
  const read = memoize((words) => understand(words, context));
  const right = putRight(typed, read);
  const tried = [...right, ...completions(right[0] ?? typed, context, read)];
  const suggestions: SuggestAnswer['suggestions'] = [];
  for (const words of tried.slice(0, TRIED_MAX)) {
    const total = await countWhole({ filters: { ...context.chosen, words } });
    if (total > 0) suggestions.push({ words, total });
    if (suggestions.length === SHOWN_MAX) break;
  }
  return { suggestions };
}

/** Completing reads the same words several times. */
function memoize(read: Read): Read {
  const known = new Map<string, Understood>();
  return (words) => {
    const found = known.get(words) ?? read(words);
    known.set(words, found);
    return found;
  };
}

/** The same words with misspelt ones put right; none when nothing was. */
function putRight(typed: string, read: Read): string[] {
  const corrected = read(typed).narrowings.filter(({ readAs }) => readAs !== undefined);
  if (corrected.length === 0) return [];
  return [
    corrected.reduce(
      (text, { said, readAs = '' }) => text.replace(said.join(' '), readAs),
      typed.trim(),
    ),
  ];
}
