import { type AskedFacet, askedFacets } from './askedFacets';
import { type ListingFilters, tidyFilters } from './listingFilters';
import type { ListingSort } from './listingSorts';
import type { RangePath } from './rangeSteps';
import { toQueryWords } from './searchTokens';

/** What filters mean besides themselves: the clock, the euro's rate, which localities lie around one. */
export type FilterContext = {
  now: Date;
  eurRateBani: number;
  /** The localities around one: within a radius, or its neighbours. */
  neighbourIds(localityId: string, radiusKm?: number): readonly string[];
};

/** What must hold of one field of a listing; a range includes its ends. */
export type Question =
  | { asks: 'is'; path: string; value: string | true }
  | { asks: 'isOneOf'; path: string; values: readonly (string | number)[] }
  | { asks: 'isWithin'; path: RangePath; from: number | undefined; to: number | undefined };

/** What filters ask, worked out once for query, matching and counting. */
export type ResolvedFilters = {
  now: Date;
  sort: ListingSort;
  questions: readonly Question[];
  /** Where the listing must be: the asked locality, with its neighbours when asked; empty for anywhere. */
  localityIds: readonly string[];
  /** A place that a service must cover. */
  coversLocalityId: string | undefined;
  /** Words that must all be found, as the index has them. */
  words: readonly string[];
};

/** What filters ask at a moment: tidied, in lei, with the places and words that they mean. */
export function resolveFilters(asked: ListingFilters, context: FilterContext): ResolvedFilters {
  const filters = tidyFilters(asked);
  const { localityId, withNeighbours, radiusKm, coversLocalityId, words = '' } = filters;
  const { sort = words ? 'relevance' : 'newest' } = filters;
  const isAround = withNeighbours || radiusKm !== undefined;
  const neighbours = localityId && isAround ? context.neighbourIds(localityId, radiusKm) : [];
  return {
    now: context.now,
    sort,
    questions: [
      ...priceQuestions(filters, context.eurRateBani),
      ...askedFacets.flatMap((facet) => toQuestions(facet, filters)),
    ],
    localityIds: localityId === undefined ? [] : [localityId, ...neighbours],
    coversLocalityId,
    words: toQueryWords(words),
  };
}

function toQuestions(facet: AskedFacet, filters: ListingFilters): Question[] {
  const { path } = facet;
  switch (facet.type) {
    case 'text':
    case 'choice':
    case 'yes': {
      const value = filters[facet.name];
      return value === undefined ? [] : [{ asks: 'is', path, value }];
    }
    case 'choices':
      return isOneOf(path, filters[facet.name]);
    case 'counted':
      return isOneOf(path, filters[facet.name]?.map(Number));
    case 'range':
      return isWithin(facet.path, filters[facet.from], filters[facet.to]);
  }
}

const isOneOf = (path: string, values: readonly (string | number)[] = []): Question[] =>
  values.length === 0 ? [] : [{ asks: 'isOneOf', path, values }];

const isWithin = (path: RangePath, from: number | undefined, to: number | undefined): Question[] =>
  from === undefined && to === undefined ? [] : [{ asks: 'isWithin', path, from, to }];

/** What the bounds of the price ask, in whole lei. */
function priceQuestions(
  { currency, priceFrom, priceTo }: ListingFilters,
  eurRateBani: number,
): Question[] {
  const toLei = (amount: number | undefined) =>
    amount !== undefined && currency === 'EUR' ? Math.floor((amount * eurRateBani) / 100) : amount;
  return isWithin('priceLei', toLei(priceFrom), toLei(priceTo));
}
