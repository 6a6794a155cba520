import { type ListingFilters, withoutFilters } from '@anunturi/shared-domain/search/listingFilters';
import type { WidenedSearch } from '@anunturi/shared-domain/search/SearchAnswer';

/** A search that finds fewer is widened. */
export const FEW = 12;
const DISTANCES_KM = [10, 25, 50];
const YEARS = 3;
const PRICE_SHARE = 1.1;

/** A search with something of it widened. */
export type Wider = Pick<WidenedSearch, 'by' | 'km' | 'filters'>;

/**
 * Wider searches for one that finds few: around its place, one generation around, a price a little over. `asked` is what was chosen
 * with what words narrow to.
 */
export function widerSearches(asked: ListingFilters): Wider[] {
  const place = asked.localityId ?? asked.coversLocalityId;
  const around = DISTANCES_KM.filter(
    (km) => asked.localityId === undefined || km > (asked.radiusKm ?? 0),
  ).map((km): Wider => {
    const kept = withoutFilters(asked, ['coversLocalityId', 'withNeighbours']);
    return { by: 'place', km, filters: { ...kept, localityId: place!, radiusKm: km } };
  });
  return [...(place === undefined ? [] : around), ...yearsAround(asked), ...priceOver(asked)];
}

/** Of wider searches, each with how many it finds, those that find more than the search, and farther ones more than nearer ones. */
export function thoseThatFindMore(
  wider: readonly (Wider & { total: number })[],
  total: number,
): WidenedSearch[] {
  let most = total;
  return wider.filter((each) => {
    if (each.by !== 'place') return each.total > total;
    const isMore = each.total > most;
    most = Math.max(most, each.total);
    return isMore;
  });
}

function yearsAround(asked: ListingFilters): Wider[] {
  const { yearFrom, yearTo } = asked;
  if (yearFrom === undefined && yearTo === undefined) return [];
  const wider = {
    ...asked,
    ...(yearFrom !== undefined && { yearFrom: yearFrom - YEARS }),
    ...(yearTo !== undefined && { yearTo: yearTo + YEARS }),
  };
  return [{ by: 'years', filters: wider }];
}

function priceOver(asked: ListingFilters): Wider[] {
  const { priceTo } = asked;
  return priceTo === undefined
    ? []
    : [{ by: 'price', filters: { ...asked, priceTo: Math.ceil(priceTo * PRICE_SHARE) } }];
}
