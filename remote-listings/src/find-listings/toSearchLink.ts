import type { ListingFilters } from '@anunturi/shared-domain/listingFilters';
import { understandSearch } from '@anunturi/shared-domain/understandSearch';
import { listLink } from '../domain/listAddress';

type Asked = { filters: ListingFilters; words: string; kind: string; place: string };

const vehicleOnly = ['make', 'model', 'fuels', 'gearbox', 'bodies', 'emissionNorms', 'condition', 'yearFrom', 'yearTo', 'mileageFromKm', 'mileageToKm', 'powerFromHp', 'powerToHp', 'engineFromCm3', 'engineToCm3'] as const;

/**
 * The list for what was typed: words that mean a make, model, fuel, body or gearbox become filters, misspelt ones too, and what was typed
 * stays in the address to say so. New words take the place of the old search; its other filters stay.
 */
export function toSearchLink({ filters, words, kind, place }: Asked): string {
  const asked: ListingFilters = { ...filters };
  delete asked.words;
  if (place) asked.localityId = place;
  else delete asked.localityId;
  if (kind === '') delete asked.kind;
  else asked.kind = kind === 'servicii' ? 'service' : 'vehicle';
  if (asked.kind !== filters.kind) for (const name of [...vehicleOnly, 'categoryId', 'priceUnit', 'programme', 'coversLocalityId', 'sort'] as const) delete asked[name];
  if (!words) return listLink(asked);
  if (asked.kind === 'service') return listLink({ ...asked, words });
  const understood = understandSearch(words);
  if (understood.filters.make) {
    delete asked.make;
    delete asked.model;
  }
  const corrected = understood.corrected.length > 0 ? words : undefined;
  return listLink({ ...asked, ...understood.filters }, corrected);
}
