import { askedFacets } from './askedFacets';
import type { Codec } from './Codec';
import { facets } from './facets';

type Values = {
  [N in keyof typeof facets]: Exclude<ReturnType<(typeof facets)[N]['read']>, undefined>;
};
/** What a visitor asks of the list; an absent field asks nothing. Ranges include their ends. */
export type ListingFilters = { [N in keyof Values]?: Values[N] };
export type FilterName = keyof ListingFilters;

const codecs: { readonly [N in FilterName]: Codec<Values[N]> } = facets;
export const filterNames = Object.keys(facets) as FilterName[];

/** The filters of an address; what it holds that is unknown, out of limits or empty is left out. */
export function readFilters(search: URLSearchParams | string): ListingFilters {
  const params = typeof search === 'string' ? new URLSearchParams(search) : search;
  const filters: ListingFilters = {};
  for (const name of filterNames) readInto(filters, name, textOf(params, codecs[name].param));
  // A plain form asks for the order alone; in one place all is as near.
  const isPlain = filters.sort === 'nearest' && filters.radiusKm === undefined;
  return tidyFilters(isPlain ? { ...filters, withNeighbours: true } : filters);
}

/** A plain form sends the boxes that are ticked one by one: `combustibil=diesel&combustibil=lpg`. */
const textOf = (params: URLSearchParams, param: string): string | null =>
  params.has(param) ? params.getAll(param).filter(Boolean).join('.') : null;

/** What the text of an address says of a filter; undefined where that means nothing. */
export const readFilter = <N extends FilterName>(name: N, text: string): Values[N] | undefined =>
  codecs[name].read(text);

function readInto<N extends FilterName>(
  filters: { [M in N]?: Values[M] },
  name: N,
  text: string | null,
): void {
  const value = text === null ? undefined : readFilter(name, text);
  if (value !== undefined) filters[name] = value;
}

/** The address of filters, always in the same order; reading it gives the same filters back. */
export function writeFilters(filters: ListingFilters): URLSearchParams {
  const tidy = tidyFilters(filters);
  return new URLSearchParams(filterNames.flatMap((name) => writeOne(name, tidy[name])));
}

function writeOne<N extends FilterName>(name: N, value: Values[N] | undefined): string[][] {
  return value === undefined ? [] : [[codecs[name].param, codecs[name].write(value)]];
}

/** The filters without some of them. */
export function withoutFilters(
  filters: ListingFilters,
  names: readonly FilterName[],
): ListingFilters {
  const kept = { ...filters };
  for (const name of names) delete kept[name];
  return kept;
}

/**
 * The same filters without what has no effect: empty lists, the default order (by relevance where there are words, else
 * newest first), a model without make, neighbours of nowhere, an order by distance in one place.
 */
export function tidyFilters(filters: ListingFilters): ListingFilters {
  const dropped = filterNames.filter((name) => asksNothing(filters[name]));
  const isAround = filters.withNeighbours || filters.radiusKm !== undefined;
  if (filters.sort === (filters.words ? 'relevance' : 'newest')) dropped.push('sort');
  if (filters.sort === 'relevance' && !filters.words) dropped.push('sort');
  if (!filters.make) dropped.push('model');
  if (!filters.localityId) dropped.push('withNeighbours', 'radiusKm');
  if (filters.radiusKm !== undefined) dropped.push('withNeighbours');
  if (filters.sort === 'nearest' && !(filters.localityId && isAround)) dropped.push('sort');
  if (
    filters.currency === 'RON' ||
    (filters.priceFrom === undefined && filters.priceTo === undefined)
  )
    dropped.push('currency');
  return inOrder(withoutFilters(filters, dropped));
}

const asksNothing = (value: ListingFilters[FilterName]) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The ends of each range. */
const ends = [
  { from: 'priceFrom', to: 'priceTo' } as const,
  ...askedFacets.filter((facet) => facet.type === 'range'),
];

/** Ranges whose ends came the wrong way round are meant the other way. */
function inOrder(filters: ListingFilters): ListingFilters {
  const ordered = { ...filters };
  for (const { from, to } of ends) {
    const [low, high] = [filters[from], filters[to]];
    if (low === undefined || high === undefined || low <= high) continue;
    ordered[from] = high;
    ordered[to] = low;
  }
  return ordered;
}
