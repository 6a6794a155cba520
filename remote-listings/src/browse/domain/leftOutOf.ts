import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { toFilterChips } from '#domain/filterChips';
import type { FilterNames } from '#domain/filterNames';

/** What a weaker search no longer asks, in words: `„roșu”, Diesel`. */
export function leftOutOf(
  asked: ListingFilters,
  weaker: ListingFilters,
  names: FilterNames,
): string {
  const { words, ...rest } = asked;
  const keptWords = weaker.words?.split(' ') ?? [];
  const keptChips = toFilterChips(weaker, names).map(({ label }) => label);
  return [
    ...(words?.split(' ') ?? [])
      .filter((word) => !keptWords.includes(word))
      .map((word) => `„${word}”`),
    ...toFilterChips(rest, names)
      .map(({ label }) => label)
      .filter((label) => !keptChips.includes(label)),
  ].join(', ');
}
