import type { ListingFilters } from '../listingFilters';

/** What some of the words mean, and the words left to read. */
export type Reading = {
  filters: ListingFilters;
  left: string[];
};

/** The place of a phrase among words, compared by a key of each word; -1 when it is not there. */
export function findPhrase(
  words: readonly string[],
  phrase: readonly string[],
  toKey: (word: string) => string = (word) => word,
): number {
  if (phrase.length === 0) return -1;
  const keys = phrase.map(toKey);
  return words.findIndex((_, at) => keys.every((key, by) => toKey(words[at + by] ?? '') === key));
}

/** The words without a stretch of them. */
export const cut = (words: readonly string[], at: number, length: number): string[] =>
  words.toSpliced(at, length);
