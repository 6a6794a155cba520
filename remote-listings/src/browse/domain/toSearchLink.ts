import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { understandSearch } from '@anunturi/shared-domain/search/understand/understandSearch';
import type { Place } from '../../domain/marketLists';
import { withFilter, withKind, withoutFilters } from './filterChanges';
import { listLink } from '../../domain/listAddress';

type Asked = {
  filters: ListingFilters;
  words: string;
  kind: string;
  place: string;
  places: readonly Place[];
};

/**
 * The list for what was typed: words that mean a category, make, model, fuel, price, place and the like become
 * filters, misspelt ones too, and
 * what was typed stays in the address where it was read otherwise. New words take the place of the old search; its other filters stay.
 */
export function toSearchLink({ filters, words, kind, place, places }: Asked): string {
  const wantedKind = kindOf(kind);
  const sameKind = wantedKind === filters.kind ? filters : withKind(filters, wantedKind);
  const asked = withFilter(withoutFilters(sameKind, ['words']), 'localityId', place || undefined);
  if (!words) return listLink(asked);
  const { filters: meant, corrected } = understandSearch(words, { kind: asked.kind, places });
  const inKind = meant.kind && meant.kind !== asked.kind ? withKind(asked, meant.kind) : asked;
  const base = withoutFilters(inKind, [
    ...(meant.make ? (['make', 'model'] as const) : []),
    ...(meant.coversLocalityId ? (['localityId', 'withNeighbours'] as const) : []),
  ]);
  const isRead = corrected.length > 0 || (meant.categoryId !== undefined && !meant.make);
  return listLink({ ...base, ...meant }, isRead ? words : undefined);
}

function kindOf(word: string): ListingFilters['kind'] {
  if (word === 'servicii') return 'service';
  return word === 'masini' ? 'vehicle' : undefined;
}
