import type { ListingFields } from '../listing/listing';
import type { Facet } from './Facet';
import { facets } from './facets';
import { filterNames, type ListingFilters, priceBoundsLei } from './listingFilters';
import { COVERS_ALL, toCoverageToken, tokensMatch, toQueryWords } from './searchTokens';

/** What filters mean besides themselves: the clock, the euro's rate, which localities lie around one. */
export type FilterContext = {
  now: Date;
  eurRateBani: number;
  neighbourIds(localityId: string): readonly string[];
};

/** True for a listing that is public now and answers every filter: the meaning that query plans are held to. */
export function matchesFilters(
  listing: ListingFields,
  filters: ListingFilters,
  context: FilterContext,
): boolean {
  const price = priceBoundsLei(filters, context.eurRateBani);
  return (
    listing.status === 'active' &&
    listing.expiresAt !== undefined &&
    listing.expiresAt > context.now &&
    matchesFacets(listing, filters) &&
    isOneOf(listing.localityId, localityIds(filters, context)) &&
    tokensMatch(listing.searchTokens, toQueryWords(filters.words ?? '')) &&
    isBetween(listing.priceLei > 0 ? listing.priceLei : undefined, price.from, price.to) &&
    isCovered(listing, filters.coversLocalityId) &&
    isSortable(listing, filters)
  );
}

/** The asked locality, with its neighbours when asked; undefined for anywhere. */
export function localityIds(filters: ListingFilters, context: FilterContext): string[] | undefined {
  if (filters.localityId === undefined) return undefined;
  return [
    filters.localityId,
    ...(filters.withNeighbours ? context.neighbourIds(filters.localityId) : []),
  ];
}

function matchesFacets(listing: ListingFields, filters: ListingFilters): boolean {
  return filterNames.every((name) => {
    const { path, test }: Facet<unknown> = facets[name];
    const asked: unknown = filters[name];
    if (asked === undefined || path === undefined) return true;
    const value = valueAt(listing, path);
    if (test === 'isOneOf') return (asked as unknown[]).includes(String(value));
    if (test === 'from') return isBetween(value, asked as number);
    if (test === 'to') return isBetween(value, undefined, asked as number);
    return value === asked;
  });
}

/** What a listing holds at a path such as `vehicle.fuel`. */
function valueAt(listing: ListingFields, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], listing);
}

function isCovered(listing: ListingFields, localityId: string | undefined): boolean {
  if (localityId === undefined) return true;
  return (
    listing.kind === 'service' &&
    (listing.searchTokens.includes(COVERS_ALL) ||
      listing.searchTokens.includes(toCoverageToken(localityId)))
  );
}

/** An order by a fact leaves out what does not have it, as the database does. */
function isSortable(listing: ListingFields, { sort }: ListingFilters): boolean {
  if (sort === 'priceUp' || sort === 'priceDown') return listing.priceLei > 0;
  if (sort === 'mileageUp') return valueAt(listing, 'vehicle.mileageKm') !== undefined;
  if (sort === 'yearDown') return valueAt(listing, 'vehicle.year') !== undefined;
  return true;
}

const isOneOf = (value: string | undefined, asked: readonly string[] | undefined) =>
  asked === undefined || (value !== undefined && asked.includes(value));
const isBetween = (value: unknown, from = -Infinity, to = Infinity) =>
  (from === -Infinity && to === Infinity) ||
  (typeof value === 'number' && value >= from && value <= to);
