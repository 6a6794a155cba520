import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { nameFromId } from '#domain/filterNames';

type Names = Partial<Record<'category' | 'make' | 'model' | 'place', string | undefined>>;

/** The heading of a list: make and model, else category, else kind; and the place. */
export function titleOfList(filters: ListingFilters, names: Names = {}): string {
  const place = filters.localityId && (names.place ?? nameFromId(filters.localityId));
  return place ? `${whatIsListed(filters, names)}, ${place}` : whatIsListed(filters, names);
}

function whatIsListed(
  { kind, make, model }: ListingFilters,
  { category, make: makeName, model: modelName }: Names,
): string {
  if (make)
    return [makeName ?? nameFromId(make), model && (modelName ?? nameFromId(model))]
      .filter(Boolean)
      .join(' ');
  if (category) return category;
  if (kind) return kind === 'vehicle' ? 'Mașini' : 'Servicii';
  return 'Toate anunțurile';
}
