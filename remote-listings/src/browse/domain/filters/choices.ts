import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { facets } from '@anunturi/shared-domain/search/facets';
import type { FilterName } from '@anunturi/shared-domain/search/listingFilters';
import type { SearchCounts } from '@anunturi/shared-domain/search/SearchAnswer';

/** A choice as the panel shows it: how many listings it finds (undefined: not known), and whether it is worth choosing. */
export type Choice = { value: string; label: string; count: number | undefined };

/** The choices of a filter with how many listings each would find under the other filters. */
export function countChoices(
  counts: SearchCounts | undefined,
  name: FilterName,
  options: readonly { value: string; label: string }[],
): Choice[] {
  const known = counts?.choices[name] ?? {};
  return options.map((option) => ({
    ...option,
    count: counts && (known[option.value] ?? 0),
  }));
}

/** A choice that the counts alone know, the most frequent first; its name is made by `nameOf`. */
export function countedChoices(
  counts: SearchCounts | undefined,
  name: FilterName,
  chosen: string | undefined,
  nameOf: (id: string) => string,
): Choice[] {
  const known: Record<string, number> = counts?.choices[name] ?? {};
  const ids = Object.keys(known);
  if (chosen !== undefined && !ids.includes(chosen)) ids.push(chosen);
  return ids
    .map((value) => ({ value, label: nameOf(value), count: counts && (known[value] ?? 0) }))
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0) || a.label.localeCompare(b.label, 'ro'));
}

/** The words of an option: `Diesel (128)`. */
export const withCount = ({ label, count }: Choice): string =>
  count === undefined ? label : `${label} (${formatNumber(count)})`;

/** The name of a filter in the address, and of its control in the form. */
export const paramOf = (name: FilterName): string => facets[name].param;
