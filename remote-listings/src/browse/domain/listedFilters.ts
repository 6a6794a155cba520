import type { Facet } from '@anunturi/shared-domain/search/Facet';
import { facets } from '@anunturi/shared-domain/search/facets';
import type { FilterName, ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { withFilter } from './filterChanges';

/** Filters whose value is one of a list, or several of it. */
export type ListedFilter = {
  [N in FilterName]-?: NonNullable<ListingFilters[N]> extends string | readonly string[]
    ? N
    : never;
}[FilterName];
export type Option = { value: string; label: string };

/** True for a filter that takes several values at once. */
export const isSeveral = (name: ListedFilter): boolean => {
  const facet: Facet<unknown> = facets[name];
  return facet.test === 'isOneOf';
};

/** The chosen values of a filter, as a list whatever its kind. */
export function chosenOf(filters: ListingFilters, name: ListedFilter): readonly string[] {
  const value = filters[name] ?? [];
  return typeof value === 'string' ? [value] : value;
}

/** The filters with one option chosen or let go. */
export function toggled(
  filters: ListingFilters,
  name: ListedFilter,
  value: string,
): ListingFilters {
  const chosen = chosenOf(filters, name);
  if (!isSeveral(name))
    return withFilter(filters, name, chosen.includes(value) ? undefined : (value as never));
  return withFilter(
    filters,
    name,
    (chosen.includes(value)
      ? chosen.filter((each) => each !== value)
      : [...chosen, value]) as never,
  );
}
