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

/** The filters with one option chosen, or let go. */
export function withOption(
  filters: ListingFilters,
  name: ListedFilter,
  value: string,
  isChosen: boolean,
): ListingFilters {
  if (!isSeveral(name)) return withFilter(filters, name, isChosen ? (value as never) : undefined);
  const others = chosenOf(filters, name).filter((each) => each !== value);
  return withFilter(filters, name, (isChosen ? [...others, value] : others) as never);
}
