import { SEARCH_TOKENS_MAX } from '../site/limits';
import { foldDiacritics } from '../formats/romanianText';

const WORDS_MAX = 24;
const WORD_MAX = 20;
const PREFIX_MIN = 2;
const PREFIX_MAX = 12;
const QUERY_WORDS_MAX = 6;

const empty = new Set([
  'de',
  'la',
  'cu',
  'si',
  'in',
  'pe',
  'un',
  'din',
  'pentru',
  'sau',
  'al',
  'ai',
  'ale',
  'vand',
  'vanzare',
  'cumpar',
  'caut',
]);

/** The words of a text that are worth searching: folded, in order, once each; single letters and linking words left out. */
export function toSearchWords(text: string): string[] {
  const words = foldDiacritics(text).split(/[^a-z0-9]+/);
  return [
    ...new Set(
      words
        .filter((word) => (word.length > 1 || /\d/.test(word)) && !empty.has(word))
        .map((word) => word.slice(0, WORD_MAX)),
    ),
  ];
}

/** The words of a query, at most six. */
export function toQueryWords(text: string): string[] {
  return toSearchWords(text).slice(0, QUERY_WORDS_MAX);
}

/** The one token to look a query word up by: itself, or its beginning when it is longer than any kept prefix. */
export function toQueryToken(word: string): string {
  return word.slice(0, PREFIX_MAX);
}

/** How models count their generations: "Golf VII" is a Golf 7 as well, and the other way round. */
const romans: readonly string[] = ['', '', 'ii', 'iii', 'iv', '', 'vi', 'vii', 'viii'];

function otherNumeral(word: string): string[] {
  const other = romans[Number(word)] || (romans.includes(word) && String(romans.indexOf(word)));
  return other ? [other] : [];
}

/**
 * What administrators find a listing or an article by, most important text first: whole words, then prefixes from two letters on, as
 * many as fit in the limit.
 */
export function toSearchTokens(texts: readonly (string | undefined)[]): string[] {
  const given = texts.filter((text) => text !== undefined);
  const glued = given
    .flatMap((text) => foldDiacritics(text).split(/\s+/))
    .filter((word) => /^[a-z0-9]+-[a-z0-9]+$/.test(word));
  const words = [
    ...new Set([
      ...given.flatMap(toSearchWords),
      ...glued.map((word) => word.replace('-', '').slice(0, WORD_MAX)),
      ...given.flatMap(toSearchWords).flatMap(otherNumeral),
    ]),
  ].slice(0, WORDS_MAX);
  const prefixes = words.flatMap((word) =>
    Array.from(
      { length: Math.max(0, Math.min(word.length - 1, PREFIX_MAX) - PREFIX_MIN + 1) },
      (_, at) => word.slice(0, PREFIX_MIN + at),
    ),
  );
  return [...new Set([...words, ...prefixes])].slice(0, SEARCH_TOKENS_MAX);
}

/** True when every word of a query begins some token of a listing; a single digit must be one. */
export function tokensMatch(tokens: readonly string[], words: readonly string[]): boolean {
  return words.every((word) =>
    tokens.some((token) => (word.length < PREFIX_MIN ? token === word : token.startsWith(word))),
  );
}
