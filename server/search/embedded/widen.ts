import { type ListingFilters, withoutFilters } from '@anunturi/shared-domain/search/listingFilters';
import type { WidenedSearch } from '@anunturi/shared-domain/search/SearchAnswer';

/** A search that finds fewer is widened. */
export const FEW = 12;
const DISTANCES_KM = [10, 25, 50];
const YEARS = 3;
const PRICE_SHARE = 1.1;

/**
 * Wider searches for one that finds few: around its place, one generation around, a price a little over; those that find more than
 * it and than one another. `count` says how many a search finds, `asked` is what was chosen with what words narrow to.
 */
export function widen(
  asked: ListingFilters,
  total: number,
  count: (filters: ListingFilters) => number,
): Pick<WidenedSearch, 'by' | 'km' | 'total' | 'filters'>[] {
  const found: WidenedSearch[] = [];
  const place = asked.localityId ?? asked.coversLocalityId;
  let most = total;
  for (const km of place === undefined ? [] : DISTANCES_KM) {
    if (asked.localityId !== undefined && km <= (asked.radiusKm ?? 0)) continue;
    const kept = withoutFilters(asked, ['coversLocalityId', 'withNeighbours']);
    const wider = { ...kept, localityId: place!, radiusKm: km };
    const reached = count(wider);
    if (reached <= most) continue;
    found.push({ by: 'place', km, filters: wider, total: reached });
    most = reached;
  }
  for (const [by, wider] of [yearsAround(asked), priceOver(asked)].flat()) {
    const reached = count(wider);
    if (reached > total) found.push({ by, filters: wider, total: reached });
  }
  return found;
}

type Wider = [by: 'years' | 'price', filters: ListingFilters];

function yearsAround(asked: ListingFilters): Wider[] {
  const { yearFrom, yearTo } = asked;
  if (yearFrom === undefined && yearTo === undefined) return [];
  const wider = {
    ...asked,
    ...(yearFrom !== undefined && { yearFrom: yearFrom - YEARS }),
    ...(yearTo !== undefined && { yearTo: yearTo + YEARS }),
  };
  return [['years', wider]];
}

function priceOver(asked: ListingFilters): Wider[] {
  const { priceTo } = asked;
  return priceTo === undefined
    ? []
    : [['price', { ...asked, priceTo: Math.ceil(priceTo * PRICE_SHARE) }]];
}
