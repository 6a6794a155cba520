import {
  type ListingFilters,
  tidyFilters,
  withoutFilters,
} from '@anunturi/shared-domain/search/listingFilters';
import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import type { SearchSettings } from './SearchSettings';
import { understand } from '@anunturi/shared-domain/search/understand/understand';
import type {
  Understood,
  UnderstandContext,
} from '@anunturi/shared-domain/search/understand/Understood';

/** A query with its words read: what was chosen, what words mean, and in which order the cards come. */
export type ReadQuery = {
  /** Without words and order. */
  chosen: ListingFilters;
  understood: Understood;
  words: string | undefined;
  sort: NonNullable<ListingFilters['sort']>;
};

const nothing: Understood = { narrowings: [], overruled: [], text: [], filler: [] };

/** What words are read by: the site's places, categories and county, what was chosen, and the year. */
export const toContext = (
  { localities, categories, county }: SearchSettings,
  chosen: ListingFilters,
  now: Date,
): UnderstandContext => ({
  places: localities,
  county,
  categories,
  chosen,
  year: now.getFullYear(),
});

/** Reads the words of a query beside what was chosen; the same for the same settings and the same known words. */
export function readWords(
  { filters, asText }: SearchQuery,
  settings: SearchSettings,
  { now, isKnown }: { now: Date; isKnown(word: string): boolean },
): ReadQuery {
  const { words, sort, ...chosen } = tidyFilters(filters);
  const context = { ...toContext(settings, chosen, now), ...(asText && { asText }), isKnown };
  const understood = words === undefined ? nothing : understand(words, context);
  const byText = understood.text.length > 0 ? 'relevance' : 'newest';
  return {
    chosen: withoutFilters(chosen, ['words', 'sort']),
    understood,
    words,
    sort: sort ?? understood.order?.sort ?? byText,
  };
}
