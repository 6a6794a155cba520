import type { ListingFilters } from './listingFilters';

/**
 * What of a list's filters makes it a page of its own for search engines: kind or category, make and model, and the place
 * (docs/decisions/0017). Finer lists count as the page that is left.
 */
export function indexedFilters({
  kind,
  categoryId,
  make,
  model,
  localityId,
}: ListingFilters): ListingFilters {
  return {
    ...(categoryId ? { categoryId } : kind && { kind }),
    ...(make && { make }),
    ...(make && model && { model }),
    ...(localityId && { localityId }),
  };
}
