import { AFTER_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { LISTING_PAGE_SIZE, SEARCH_PAGE_MAX } from '../site/limits';
import { type ListingFilters, readFilters, writeFilters } from './listingFilters';

/** Where lists and counts are asked for: `GET /api/search?{the list's own address}`. */
export const SEARCH_PATH = '/api/search';

const LIMIT_PARAM = 'cate';
const COUNTS_PARAM = 'numere';
/** Words that are searched for as they are, whatever they could mean. */
export const AS_TEXT_PARAM = 'ca-text';
const COUNTY_PARAM = 'judet';
const WRITTEN_PARAM = 'scrierea';
const NEW_SINCE_PARAM = 'noi-din';
const AS_TEXT_MAX = 8;

/**
 * What is asked of the search: `filters.words` are words as typed, every other filter was chosen, and neither is derived from
 * the other. In an address it is the address of the list with a few parameters more.
 */
export type SearchQuery = {
  filters: ListingFilters;
  /** Code of the county whose listings are searched, as `SB`: the key of an index; that of the site unless told. */
  county?: string | undefined;
  /** Words that must be taken as they are, not read as a filter; folded. */
  asText?: readonly string[] | undefined;
  /** `next` of the page before; absent on the first. */
  after?: string | undefined;
  /** Cards on the page, 0 to SEARCH_PAGE_MAX; LISTING_PAGE_SIZE unless told. */
  limit?: number | undefined;
  /** Whether counts beside the choices are wanted. */
  counts?: boolean | undefined;
  /** Only what was published or renewed after this moment, in milliseconds: the news of a saved search. */
  newSince?: number | undefined;
  /** `written` of the answer of a command of the same person: the search waits for it, 1 s at most. */
  written?: string | undefined;
};

/** Reads the part after `?`; what is unknown or out of limits is left out. */
export function readSearchQuery(search: URLSearchParams | string): SearchQuery {
  const params = typeof search === 'string' ? new URLSearchParams(search) : search;
  const [after, written] = [params.get(AFTER_PARAM), params.get(WRITTEN_PARAM)];
  const [limit, county] = [params.get(LIMIT_PARAM), params.get(COUNTY_PARAM)];
  const newSince = params.get(NEW_SINCE_PARAM);
  const asText = readAsText(params);
  return {
    filters: readFilters(params),
    ...(county && /^[A-Z]{1,2}$/.test(county) && { county }),
    ...(asText.length > 0 && { asText }),
    ...(after && { after }),
    ...(newSince && /^\d{1,15}$/.test(newSince) && { newSince: Number(newSince) }),
    limit:
      limit && /^\d{1,3}$/.test(limit)
        ? Math.min(Number(limit), SEARCH_PAGE_MAX)
        : LISTING_PAGE_SIZE,
    counts: params.get(COUNTS_PARAM) === '1',
    ...(written && /^[a-z0-9-]{1,40}$/.test(written) && { written }),
  };
}

/** The part after `?`, the same for the same query: caches keep one answer of it. */
export function writeSearchQuery(query: SearchQuery): string {
  const params = writeFilters(query.filters);
  if (query.asText?.length) params.set(AS_TEXT_PARAM, query.asText.toSorted().join(' '));
  if (query.county) params.set(COUNTY_PARAM, query.county);
  if (query.after) params.set(AFTER_PARAM, query.after);
  if (query.limit !== undefined && query.limit !== LISTING_PAGE_SIZE)
    params.set(LIMIT_PARAM, String(query.limit));
  if (query.counts) params.set(COUNTS_PARAM, '1');
  if (query.newSince !== undefined) params.set(NEW_SINCE_PARAM, String(query.newSince));
  if (query.written) params.set(WRITTEN_PARAM, query.written);
  return params.toString();
}

/** Words of an address that are searched for as they are. */
const readAsText = (params: URLSearchParams): string[] =>
  (params.get(AS_TEXT_PARAM) ?? '').split(' ').filter(Boolean).slice(0, AS_TEXT_MAX);
