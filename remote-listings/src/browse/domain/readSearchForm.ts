import {
  KIND_PARAM,
  PLACE_PARAM,
  WORDS_PARAM,
} from '@anunturi/shared-contract/navigation/queryParams';
import {
  type ListingFilters,
  readFilter,
  withoutFilters,
} from '@anunturi/shared-domain/search/listingFilters';
import { withFilter, withKind } from '#domain/filterChanges';

/** What a form was sent with: the browser's `FormData`. */
export type Sent = { get(name: string): unknown };

/**
 * What the form of words asks for: the words as they are, in place of the old ones and of whatever those said; what was chosen
 * stays.
 */
export function readSearchForm(sent: Sent, filters: ListingFilters): ListingFilters {
  const field = (name: string) => String(sent.get(name) ?? '');
  const kind = readFilter('kind', field(KIND_PARAM));
  const sameKind = kind === filters.kind ? filters : withKind(filters, kind);
  const asked = withFilter(
    withoutFilters(sameKind, ['words']),
    'localityId',
    readFilter('localityId', field(PLACE_PARAM)),
  );
  const words = readFilter('words', field(WORDS_PARAM));
  // Another search has an order of its own.
  const { sort: _sort, ...rest } = asked;
  return words ? { ...(words === filters.words ? asked : rest), words } : asked;
}
