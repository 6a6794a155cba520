import type { ListingFilters } from '../listingFilters';
import { cut, findPhrase, type Reading } from './Reading';
import { splitSearch } from './splitSearch';
import { stemRomanian } from './stemRomanian';

type Phrase = { words: string[]; filters: ListingFilters };

/** Phrases ready to be looked for, longer ones first: "plug in hybrid" before "hybrid". */
export const toPhrases = (
  table: readonly (readonly [phrases: string, filters: ListingFilters])[],
): Phrase[] =>
  table
    .flatMap(([phrases, filters]) =>
      phrases.split(',').map((phrase) => ({ words: splitSearch(phrase), filters })),
    )
    .toSorted((a, b) => b.words.length - a.words.length);

/** Every phrase of a table found among the words, taken out of them; a filter that is already asked stays as it is, lists are joined. */
export function readPhrases(words: readonly string[], phrases: readonly Phrase[]): Reading {
  let left = [...words];
  let filters: ListingFilters = {};
  for (const phrase of phrases) {
    const at = findPhrase(left, phrase.words, stemRomanian);
    if (at < 0) continue;
    left = cut(left, at, phrase.words.length);
    filters = joined(filters, phrase.filters);
  }
  return { filters, left };
}

function joined(filters: ListingFilters, more: ListingFilters): ListingFilters {
  const all: Record<string, unknown> = { ...filters };
  for (const [name, value] of Object.entries(more)) {
    const known = all[name];
    if (Array.isArray(known) && Array.isArray(value))
      all[name] = [...new Set([...known, ...value])];
    else all[name] ??= value;
  }
  return all as ListingFilters;
}
