import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import type { FilterMeaning } from '../matching/FilterMeaning';
import type { ReadQuery } from '../readWords';
import type { TextMatch } from './matchTexts';
import { select, type Selection } from './select';
import type { Session } from './Session';

/** What searches are answered from. */
export type AnswerContext = { session: Session; meaning: FilterMeaning };
/** A query whose words were read and looked up, at the moment at which listings must not be over. */
export type AskedQuery = ReadQuery & { match: TextMatch | undefined; now: Date };

/** What filters leave of a query. */
export async function selectAsked(
  filters: ListingFilters,
  { understood, match, now }: AskedQuery,
  { session, meaning }: AnswerContext,
): Promise<Selection> {
  const checks = meaning.checksOf(filters);
  const selection = await select(checks, understood.text, match, session, now.getTime());
  // A number of one's own listing finds nobody else's.
  return understood.own && checks.length === 0
    ? { ...selection, scope: { ...selection.scope, isNothing: true }, total: 0 }
    : selection;
}

/** By locality, how many metres it is from the asked one. */
export function distancesOf(
  filters: ListingFilters,
  meaning: FilterMeaning,
): Map<string, number> | undefined {
  const metres = meaning.metresFrom(filters);
  const place = filters.localityId ?? filters.coversLocalityId;
  if (!metres || place === undefined) return undefined;
  return new Map([...meaning.localityIds, place].map((id) => [id, metres(id)]));
}
