import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';

/** What every group of filters is given: those in force, and how to change them. */
export type GroupProps = { filters: ListingFilters; onChange(next: ListingFilters): void };
