import {
  AFTER_PARAM,
  PAGE_PARAM,
  TYPED_PARAM,
} from '@anunturi/shared-contract/navigation/queryParams';
import {
  type ListingFilters,
  readFilters,
  writeFilters,
} from '@anunturi/shared-domain/search/listingFilters';
import { listLinks } from '@anunturi/shared-domain/search/listLinks';

/** What the address of the list asks for. */
export type ListAddress = {
  filters: ListingFilters;
  /** Where the page begins; absent on the first. */
  after?: string;
  /** Number of the page, from 1. */
  page: number;
  /** What was typed, when it was read otherwise. */
  typed?: string;
};

/** Reads the part after `?`. */
export function readListAddress(search: string): ListAddress {
  const params = new URLSearchParams(search);
  const after = params.get(AFTER_PARAM);
  const typed = params.get(TYPED_PARAM)?.slice(0, 100);
  const page = Number(params.get(PAGE_PARAM));
  const later = Number.isInteger(page) && page > 1 && page < 10_000 ? page : 2;
  return {
    filters: readFilters(params),
    page: after ? later : 1,
    ...(after && { after }),
    ...(typed && { typed }),
  };
}

/** The part after `?`, always in the same order; empty when nothing is asked. */
export function writeListSearch({
  filters,
  after,
  page,
  typed,
}: {
  filters: ListingFilters;
  after?: string | undefined;
  page?: number;
  typed?: string | undefined;
}): string {
  const params = writeFilters(filters);
  if (typed) params.set(TYPED_PARAM, typed);
  if (after) {
    params.set(AFTER_PARAM, after);
    params.set(PAGE_PARAM, String(page ?? 2));
  }
  return params.toString();
}

/** The address of the list for some filters, on its first page. */
export function listLink(filters: ListingFilters, typed?: string): string {
  return listLinks.allListings(writeListSearch({ filters, typed }));
}
