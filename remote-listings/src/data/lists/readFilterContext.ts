import { defaultLimitSettings } from '@anunturi/shared-domain/site/defaultSettings';
import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import type { FilterContext } from '@anunturi/shared-domain/search/listingMatch';
import { readEurRateBani, readLocalities } from '../readSettings';

/** The clock and what filters need besides: settings are read only for the filters that use them. */
export async function readFilterContext(filters: ListingFilters): Promise<FilterContext> {
  const [eurRateBani, localities] = await Promise.all([
    filters.currency === 'EUR' ? readEurRateBani() : defaultLimitSettings.eurRateBani,
    filters.withNeighbours ? readLocalities() : [],
  ]);
  return {
    now: new Date(),
    eurRateBani,
    neighbourIds: (id) => localities.find((locality) => locality.id === id)?.neighbourIds ?? [],
  };
}
