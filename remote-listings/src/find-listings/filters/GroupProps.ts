import type { ListingFilters } from '@anunturi/shared-domain/listingFilters';

/** What every group of filters is given. */
export type GroupProps = { filters: ListingFilters; onChange(next: ListingFilters): void };
