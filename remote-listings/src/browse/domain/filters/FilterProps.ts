import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import type { SearchCounts } from '@anunturi/shared-domain/search/SearchAnswer';

/** What every control of the filters is given. */
export type FilterProps = {
  /** Chosen: in the address. */
  filters: ListingFilters;
  /** Chosen, and what the typed words stand for beside it. */
  meant: ListingFilters;
  /** Beside the choices; absent while they are not known, and then nothing is refused. */
  counts: SearchCounts | undefined;
};
