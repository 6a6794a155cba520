import { facets } from '@anunturi/shared-domain/search/facets';
import {
  type FilterName,
  type ListingFilters,
  readFilter,
} from '@anunturi/shared-domain/search/listingFilters';
import { withFilter } from './filterChanges';

/** Filters whose value is one of a list, or several of it. */
export type ListedFilter = {
  [N in FilterName]-?: NonNullable<ListingFilters[N]> extends string | readonly string[]
    ? N
    : never;
}[FilterName];

const several: readonly string[] = ['choices', 'counted'];
/** True for a filter that takes several values at once. */
const isSeveral = (name: ListedFilter): boolean => several.includes(facets[name].type);

/** The chosen values of a filter, as a list whatever its kind. */
function chosenOf(filters: ListingFilters, name: ListedFilter): readonly string[] {
  const value = filters[name] ?? [];
  return typeof value === 'string' ? [value] : value;
}

/** The filters with one option chosen, or let go. */
export function withOption(
  filters: ListingFilters,
  name: ListedFilter,
  value: string,
  isChosen: boolean,
): ListingFilters {
  const others = isSeveral(name) ? chosenOf(filters, name).filter((each) => each !== value) : [];
  const chosen = isChosen ? [...others, value] : others;
  return withFilter(filters, name, readFilter(name, chosen.join('.')));
}
