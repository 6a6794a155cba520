import {
  type ListingFilters,
  tidyFilters,
  withoutFilters,
} from '@anunturi/shared-domain/search/listingFilters';
import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import type { SearchSettings } from './SearchSettings';
import { understand } from './understand/understand';
import type { Understood } from './understand/Understood';

/** A query with its words read: what was chosen, what words mean, and in which order the cards come. */
export type ReadQuery = {
  /** Without words and order. */
  chosen: ListingFilters;
  understood: Understood;
  words: string | undefined;
  sort: NonNullable<ListingFilters['sort']>;
};

const nothing: Understood = { narrowings: [], overruled: [], text: [], filler: [] };

/** Reads the words of a query beside what was chosen; the same for the same settings and the same known words. */
export function readWords(
  { filters, asText }: SearchQuery,
  { localities, categories, county }: SearchSettings,
  { now, isKnown }: { now: Date; isKnown(word: string): boolean },
): ReadQuery {
  const { words, sort, ...chosen } = tidyFilters(filters);
  const context = {
    places: localities,
    county,
    categories,
    chosen,
    ...(asText && { asText }),
    isKnown,
    year: now.getFullYear(),
  };
  const understood = words === undefined ? nothing : understand(words, context);
  const byText = understood.text.length > 0 ? 'relevance' : 'newest';
  return {
    chosen: withoutFilters(chosen, ['words', 'sort']),
    understood,
    words,
    sort: sort ?? understood.order?.sort ?? byText,
  };
}
