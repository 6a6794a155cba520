import { PAGE_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import type { ListingSort } from '@anunturi/shared-domain/search/listingSorts';
import { listLinks } from '@anunturi/shared-domain/search/listLinks';
import {
  readSearchQuery,
  type SearchQuery,
  writeSearchQuery,
} from '@anunturi/shared-domain/search/searchAddress';

/** What the address of the list asks for: words as typed and what was chosen; nothing in it follows from something else. */
export type ListAddress = {
  filters: ListingFilters;
  /** Words that are not to be read as a filter; folded. */
  asText?: readonly string[];
  /** Where the page begins; absent on the first. */
  after?: string;
  /** Number of the page, from 1. */
  page: number;
};

/** Reads the part after `?`. */
export function readListAddress(search: string): ListAddress {
  const params = new URLSearchParams(search);
  const { filters, asText, after } = readSearchQuery(params);
  const page = Number(params.get(PAGE_PARAM));
  const later = Number.isInteger(page) && page > 1 && page < 10_000 ? page : 2;
  return {
    filters,
    page: after ? later : 1,
    ...(asText && { asText }),
    ...(after && { after }),
  };
}

/** The part after `?`, always in the same order; empty when nothing is asked. */
export function writeListSearch({
  filters,
  asText,
  after,
  page,
}: Omit<ListAddress, 'page'> & { page?: number }): string {
  const asked = writeSearchQuery({ filters, asText, after });
  return after ? `${asked}&${PAGE_PARAM}=${page ?? 2}` : asked;
}

/** The address of the list for some filters, on its first page. */
export function listLink(filters: ListingFilters, asText?: readonly string[]): string {
  return listLinks.allListings(writeListSearch({ filters, ...(asText && { asText }) }));
}

/** What a list asks of the search for its address: a page with the counts beside every choice. */
export const toSearchQuery = ({ filters, asText, after }: ListAddress): SearchQuery => ({
  filters,
  asText,
  after,
  counts: true,
});

/** The order of the list. */
export const sortOf = ({ sort, words }: ListingFilters): ListingSort =>
  sort ?? (words ? 'relevance' : 'newest');
