import type { Facet } from './Facet';
import { facets } from './facets';

/** What a visitor asks of the list; an absent field asks nothing. Ranges include their ends. */
export type ListingFilters = {
  [N in keyof typeof facets]?: Exclude<ReturnType<(typeof facets)[N]['read']>, undefined>;
};
export type FilterName = keyof ListingFilters;

export const filterNames = Object.keys(facets) as FilterName[];
const codecs: Record<FilterName, Facet<unknown>> = facets;

/** The filters of an address; what it holds that is unknown, out of limits or empty is left out. */
export function readFilters(search: URLSearchParams | string): ListingFilters {
  const params = typeof search === 'string' ? new URLSearchParams(search) : search;
  const read = filterNames.map((name) => {
    const text = params.get(codecs[name].param);
    return [name, text === null ? undefined : codecs[name].read(text)] as const;
  });
  const filters = Object.fromEntries(
    read.filter(([, value]) => value !== undefined),
  ) as ListingFilters;
  // A plain form asks for the order alone; in one place all is as near.
  return tidyFilters(filters.sort === 'nearest' ? { ...filters, withNeighbours: true } : filters);
}

/** The address of filters, always in the same order; reading it gives the same filters back. */
export function writeFilters(filters: ListingFilters): URLSearchParams {
  const tidy = tidyFilters(filters);
  return new URLSearchParams(
    filterNames
      .filter((name) => tidy[name] !== undefined)
      .map((name) => [codecs[name].param, codecs[name].write(tidy[name] as never)]),
  );
}

/**
 * The same filters without what has no effect: empty lists, the default order, a model without
 * make, neighbours of nowhere, an order by distance in one place.
 */
export function tidyFilters(filters: ListingFilters): ListingFilters {
  const dropped = new Set<FilterName>();
  if (filters.sort === 'newest') dropped.add('sort');
  if (!filters.make) dropped.add('model');
  if (!filters.localityId) dropped.add('withNeighbours');
  if (filters.sort === 'nearest' && !(filters.localityId && filters.withNeighbours))
    dropped.add('sort');
  if (
    filters.currency === 'RON' ||
    (filters.priceFrom === undefined && filters.priceTo === undefined)
  )
    dropped.add('currency');
  const kept = Object.entries(filters).filter(
    ([name, value]) =>
      value !== undefined &&
      value !== '' &&
      !(Array.isArray(value) && value.length === 0) &&
      !dropped.has(name as FilterName),
  );
  return inOrder(Object.fromEntries(kept)) as ListingFilters;
}

/** The ends of each range. */
const ends = filterNames
  .filter((name) => codecs[name].param.endsWith('-min'))
  .map((from) => {
    const param = codecs[from].param.replace(/min$/, 'max');
    return [from, filterNames.find((name) => codecs[name].param === param)!] as const;
  });

/** Ranges whose ends came the wrong way round are meant the other way. */
function inOrder(filters: Record<string, unknown>): Record<string, unknown> {
  const ordered = { ...filters };
  for (const [from, to] of ends)
    if (Number(filters[from]) > Number(filters[to]))
      Object.assign(ordered, { [from]: filters[to], [to]: filters[from] });
  return ordered;
}

/** The bounds of the price in whole lei. */
export function priceBoundsLei(
  filters: ListingFilters,
  eurRateBani: number,
): { from?: number; to?: number } {
  const toLei = (amount: number) =>
    filters.currency === 'EUR' ? Math.floor((amount * eurRateBani) / 100) : amount;
  return {
    ...(filters.priceFrom !== undefined && { from: toLei(filters.priceFrom) }),
    ...(filters.priceTo !== undefined && { to: toLei(filters.priceTo) }),
  };
}
