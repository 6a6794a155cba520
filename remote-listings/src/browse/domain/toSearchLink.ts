import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { understandSearch } from '@anunturi/shared-domain/search/understandSearch';
import { withFilter, withKind, withoutFilters } from './filterChanges';
import { listLink } from '../../domain/listAddress';

type Asked = { filters: ListingFilters; words: string; kind: string; place: string };

/**
 * The list for what was typed: words that mean a make, model, fuel, body or gearbox become filters, misspelt ones too, and what was typed
 * stays in the address to say so. New words take the place of the old search; its other filters stay.
 */
export function toSearchLink({ filters, words, kind, place }: Asked): string {
  const wantedKind = kindOf(kind);
  const sameKind = wantedKind === filters.kind ? filters : withKind(filters, wantedKind);
  const asked = withFilter(withoutFilters(sameKind, ['words']), 'localityId', place || undefined);
  if (!words) return listLink(asked);
  if (asked.kind === 'service') return listLink({ ...asked, words });
  const understood = understandSearch(words);
  const base = understood.filters.make ? withoutFilters(asked, ['make', 'model']) : asked;
  return listLink(
    { ...base, ...understood.filters },
    understood.corrected.length > 0 ? words : undefined,
  );
}

function kindOf(word: string): ListingFilters['kind'] {
  if (word === 'servicii') return 'service';
  return word === 'masini' ? 'vehicle' : undefined;
}
