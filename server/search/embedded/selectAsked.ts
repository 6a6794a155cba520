import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import type { FilterMeaning } from '../matching/FilterMeaning';
import type { ReadQuery } from '../readWords';
import type { EmbeddedIndex } from './EmbeddedIndex';
import type { TextMatch } from './matchTexts';
import { nothing, select, type Selection } from './Selection';
import type { SlotBits } from './slotBits';

/** What searches are answered from. */
export type AnswerContext = { index: EmbeddedIndex; meaning: FilterMeaning };
/** A query whose words were read and looked up, at the moment at which listings must not be over, and those that are not. */
export type AskedQuery = ReadQuery & { match: TextMatch | undefined; now: Date; live: SlotBits };

/** What filters leave of a query. */
export function selectAsked(
  filters: ListingFilters,
  { understood, match, live }: AskedQuery,
  { index, meaning }: AnswerContext,
): Selection {
  const checks = meaning.checksOf(filters);
  const selection = select(checks, understood.text, match, index, live);
  // A number of one's own listing finds nobody else's.
  return understood.own && checks.length === 0 ? { ...selection, ...nothing(index) } : selection;
}

/** By code of the locality, how many metres it is from the asked place. */
export function distancesOf(
  filters: ListingFilters,
  { index, meaning }: AnswerContext,
): Float64Array | undefined {
  const metres = meaning.metresFrom(filters);
  return metres && Float64Array.from(index.columns.codesOf('localityId').names, metres);
}
