import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import type { SearchAnswer } from '@anunturi/shared-domain/search/SearchAnswer';

/** What is asked in all: what was chosen, and beside it what the typed words were read as. */
export const meantBy = (chosen: ListingFilters, answer: SearchAnswer | undefined): ListingFilters =>
  Object.assign(
    {},
    ...(answer?.understood ?? []).filter(({ givenUp }) => !givenUp).map(({ filters }) => filters),
    chosen,
  ) as ListingFilters;
