import {
  KIND_PARAM,
  PLACE_PARAM,
  WORDS_PARAM,
} from '@anunturi/shared-contract/navigation/queryParams';
import { type ListingFilters, withoutFilters } from '@anunturi/shared-domain/search/listingFilters';
import { understandSearch } from '@anunturi/shared-domain/search/understand/understandSearch';
import type { Place } from '#domain/marketLists';
import { withFilter, withKind } from '#domain/filterChanges';
import { listLink } from '#domain/listAddress';

/** What a form was sent with: the browser's `FormData`, or on the server the address. */
type Sent = { get(name: string): unknown };

const LONGEST_FIELD = 100;

/**
 * The list for what was typed: words that mean a category, make, model, fuel, price, place and the like become filters,
 * misspelt ones too, and what was typed stays in the address where it was read otherwise. New words take the place of
 * the old search; its other filters stay.
 */
export function toSearchLink(
  sent: Sent,
  { filters, places }: { filters: ListingFilters; places: readonly Place[] },
): string {
  const field = (name: string) =>
    String(sent.get(name) ?? '')
      .trim()
      .slice(0, LONGEST_FIELD);
  const words = field(WORDS_PARAM);
  const wantedKind = kindOf(field(KIND_PARAM));
  const sameKind = wantedKind === filters.kind ? filters : withKind(filters, wantedKind);
  const asked = withFilter(
    withoutFilters(sameKind, ['words']),
    'localityId',
    field(PLACE_PARAM) || undefined,
  );
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
