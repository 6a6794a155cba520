import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { nameFromId } from '../../domain/filterNames';

/** The heading of a list: make and model, else category, else kind. */
export function titleOfList(
  filters: ListingFilters,
  categoryLabel: string | undefined,
  makeName?: string,
  modelName?: string,
): string {
  if (filters.make)
    return [
      makeName ?? nameFromId(filters.make),
      filters.model && (modelName ?? nameFromId(filters.model)),
    ]
      .filter(Boolean)
      .join(' ');
  if (categoryLabel) return categoryLabel;
  if (filters.kind) return filters.kind === 'vehicle' ? 'Mașini' : 'Servicii';
  return 'Toate anunțurile';
}
