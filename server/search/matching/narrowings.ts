import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import type { Narrowing } from '@anunturi/shared-domain/search/understand/Understood';

export type Fitted = {
  kept: Narrowing[];
  givenUp: Narrowing[];
  /** Of the kept ones, that which has another meaning than the likeliest. */
  other?: Narrowing;
};

/** What was chosen and what words narrow to; where both speak, what was chosen decides. */
export const mergeFilters = (
  chosen: ListingFilters,
  narrowings: readonly Narrowing[],
): ListingFilters =>
  narrowings.reduce<ListingFilters>((all, { filters }) => ({ ...filters, ...all }), chosen);

/** What each narrowing asks by itself beside what was chosen; a model is one of its make alone. */
export function eachAlone(
  narrowings: readonly Narrowing[],
  chosen: ListingFilters,
): ListingFilters[] {
  const { make } = mergeFilters(chosen, narrowings);
  return narrowings.map(({ filters }) => ({
    ...(filters.model && make && { make }),
    ...filters,
    ...chosen,
  }));
}
