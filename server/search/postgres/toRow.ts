import { flagPaths } from '../matching/groupValues';
import { IN_FACTS, IN_PLACE, IN_TITLE, toTerms } from '../matching/toTerms';
import { valueAt } from '../matching/valueAt';
import { toIndexedCard } from '../indexedCard';
import type { FoundListing } from '../Search';
import { toFacetValues } from './facetColumns';

/** A row of `listings` as JSON; words stand once, where they say the most. */
export type ListingRow = {
  id: string;
  version: string;
  live: boolean;
  expires_ms: number;
  facts: string[];
  title_words: string;
  place_words: string;
  description_words: string;
  card: string | null;
};

/** Above every version: ids never come back. */
const DELETED = String(2n ** 63n - 1n);

const nothing = {
  live: false,
  expires_ms: 0,
  facts: [],
  title_words: '',
  place_words: '',
  description_words: '',
  card: null,
};

/** A row for what was read under an id. */
export function toRow(
  found: FoundListing,
  categoryLabel: (id: string) => string | undefined,
): ListingRow {
  if (!('listing' in found)) {
    const version = found.isDeleted ? DELETED : String(found.version);
    return { ...nothing, id: found.id, version };
  }
  const { listing, version } = found;
  if (listing.status !== 'active') return { ...nothing, id: listing.id, version: String(version) };
  return {
    ...toFacetValues(listing),
    id: listing.id,
    version: String(version),
    live: true,
    expires_ms: listing.expiresAt?.getTime() ?? 0,
    facts: flagPaths.filter((path) => valueAt(listing, path) === true),
    ...toWordColumns(toTerms(listing, categoryLabel(listing.categoryId))),
    card: JSON.stringify(toIndexedCard(listing)),
  };
}

function toWordColumns(terms: ReadonlyMap<string, number>) {
  const [title, place, description]: string[][] = [[], [], []];
  for (const [word, where] of terms) {
    if (where & (IN_TITLE | IN_FACTS)) title!.push(word);
    else if (where & IN_PLACE) place!.push(word);
    else description!.push(word);
  }
  return {
    title_words: title!.join(' '),
    place_words: place!.join(' '),
    description_words: description!.join(' '),
  };
}
