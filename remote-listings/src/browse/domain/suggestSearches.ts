import { foldDiacritics } from '@anunturi/shared-domain/formats/romanianText';
import { plural } from '@anunturi/shared-domain/formats/plural';
import type { SuggestAnswer } from '@anunturi/shared-domain/search/SuggestAnswer';

/** `key` is the text as it is compared. */
export type Suggestion = { text: string; hint: string; key: string };
export type SuggestionSources = {
  /** Own searches, the last one first. */
  last: readonly string[];
  /** Of the search engine. */
  suggested: SuggestAnswer['suggestions'];
  /** The place that was chosen before, where none is chosen now and nothing else goes on from what is typed. */
  lastPlace?: string | undefined;
};

const LAST_SHOWN = 4;
const SHOWN = 8;
const fold = (text: string) => foldDiacritics(text).trim().replace(/\s+/g, ' ');
const suggestion = (text: string, hint: string): Suggestion => ({ text, hint, key: fold(text) });

/** Searches that go on from what was typed: own last ones, then those that find something, with how many listings. */
export function suggestSearches(
  typed: string,
  { last, suggested, lastPlace }: SuggestionSources,
): Suggestion[] {
  const wanted = fold(typed);
  const own = last
    .map((text) => suggestion(text, 'căutare recentă'))
    .filter(({ key }) => key.startsWith(wanted) || key.includes(` ${wanted}`));
  const found = suggested.map(({ words, total }) =>
    suggestion(words, plural(total, 'anunț', 'anunțuri')),
  );
  const there =
    found.length === 0 && lastPlace && !wanted.includes(fold(lastPlace))
      ? [suggestion(`${typed.trim()} ${lastPlace}`.trim(), 'localitatea aleasă')]
      : [];
  return unlike(wanted, [...own.slice(0, LAST_SHOWN), ...found, ...there]);
}

/** Each text once, without what stands in the field already. */
function unlike(typed: string, of: readonly Suggestion[]): Suggestion[] {
  const said = new Set([typed]);
  return of.filter(({ key }) => !said.has(key) && said.add(key)).slice(0, SHOWN);
}
