import { defaultLimitSettings } from '@anunturi/shared-domain/site/defaultSettings';
import { distanceKm } from '@anunturi/shared-domain/site/distanceKm';
import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import type { FilterContext } from '@anunturi/shared-domain/search/resolveFilters';
import type { Locality } from '@anunturi/shared-domain/site/settings';
import { readEurRateBani, readLocalities } from '../readSettings';

/** With how far a locality lies from the place that is asked for, in whole kilometres; undefined where that says nothing. */
export type PlacedContext = FilterContext & { kmTo(localityId: string): number | undefined };

/** The clock and what filters need besides: settings are read only for the filters that use them. */
export async function readFilterContext(filters: ListingFilters): Promise<PlacedContext> {
  const { coversLocalityId, localityId, withNeighbours } = filters;
  const from = coversLocalityId ?? (withNeighbours && localityId);
  const [eurRateBani, localities] = await Promise.all([
    filters.currency === 'EUR' ? readEurRateBani() : defaultLimitSettings.eurRateBani,
    from ? readLocalities() : [],
  ]);
  const known = (id: string | undefined): Partial<Locality> =>
    localities.find((locality) => locality.id === id) ?? {};
  return {
    now: new Date(),
    eurRateBani,
    neighbourIds: (id) => known(id).neighbourIds ?? [],
    kmTo(id) {
      const [here, there] = [known(from || undefined).at, known(id).at];
      return here && there && Math.round(distanceKm(here, there));
    },
  };
}
