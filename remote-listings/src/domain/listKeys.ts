import { type SearchQuery, writeSearchQuery } from '@anunturi/shared-domain/search/searchAddress';

/** The key of an answer of the search. */
export const searchKey = (query: SearchQuery): string => `search:${writeSearchQuery(query)}`;
