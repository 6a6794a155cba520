import { askedFacets, namesOf } from './askedFacets';
import {
  type FilterName,
  filterNames,
  type ListingFilters,
  tidyFilters,
  withoutFilters,
} from './listingFilters';

/** Never given up by itself: what is looked for. The make is, after all else. */
const neverAlone: readonly FilterName[] = ['kind', 'categoryId', 'make', 'sellerId'];
/** What is kept longer than the rest, in the order in which it is given up. */
const keptLonger: readonly FilterName[] = [
  'drives',
  'gearbox',
  'bodies',
  'words',
  'mileageFromKm',
  'yearFrom',
  'fuels',
  'priceFrom',
  'localityId',
  'coversLocalityId',
  'model',
];
/** Filters that are asked and given up together; every other one stands alone. */
const askedTogether: readonly (readonly FilterName[])[] = [
  ['priceFrom', 'priceTo', 'currency'],
  ['localityId', 'withNeighbours'],
  ...askedFacets.filter((facet) => facet.type === 'range').map(namesOf),
];
const groupOf = (name: FilterName) => askedTogether.find((names) => names.includes(name)) ?? [name];
const isKeptLonger = (name: FilterName) => groupOf(name).some((each) => keptLonger.includes(each));

/**
 * What is given up when nothing fits, group by group: first the details, which stand last in an address, then what is kept longer.
 * Every filter is here but those that are never given up by themselves.
 */
const giveUpOrder = [
  ...new Set(
    [...filterNames.toReversed().filter((name) => !isKeptLonger(name)), ...keptLonger]
      .filter((name) => !neverAlone.includes(name))
      .map(groupOf),
  ),
];
/** Given up when all the rest was in vain: another make's cars are still cars. */
const makeAndModel: readonly FilterName[] = ['make', 'model'];
/**
 * What a listing is: one of these always stays, or the answer would have nothing to do with the question. The kind alone says
 * enough only to a person who asked for a make: to one whose words nobody understood, all services are no answer.
 */
const subjects: readonly FilterName[] = [
  'make',
  'categoryId',
  'words',
  'sellerId',
  'bodies',
  'fuels',
];

/** Weaker searches tried one after another. */
export const RELAXED_MAX = 12;
/** Listings shown of the weaker search that finds some. */
export const NEAREST_SHOWN_MAX = 6;

/**
 * Weaker searches to try, nearest first, for one that finds nothing: one word or filter given up, then more and more together,
 * the make last. Each is one query for its caller: at most RELAXED_MAX, the last one being the weakest of all, which finds
 * something most surely.
 */
export function relaxSearch(asked: ListingFilters): ListingFilters[] {
  const filters = tidyFilters(asked);
  const groups = giveUpOrder.filter((names) => names.some((name) => filters[name] !== undefined));
  const singles = [...withFewerWords(filters), ...groups.map((names) => without(filters, names))];
  const together = groups.map((_, at) => without(filters, groups.slice(0, at + 1).flat()));
  const otherMakes = [filters, together.at(-1) ?? filters].map((each) =>
    without(each, makeAndModel),
  );
  const kept = filters.make === undefined ? subjects : [...subjects, 'kind' as const];
  const tried = new Set([JSON.stringify(filters)]);
  const weaker = [...singles, ...together, ...otherMakes].filter((each) => {
    const key = JSON.stringify(each);
    if (tried.has(key) || !kept.some((name) => each[name] !== undefined)) return false;
    tried.add(key);
    return true;
  });
  return [...weaker.slice(0, RELAXED_MAX - 1), ...weaker.slice(RELAXED_MAX - 1).slice(-1)];
}

/** Each without one of several words, the last ones first: people say the main thing first. */
function withFewerWords(filters: ListingFilters): ListingFilters[] {
  const words = filters.words?.split(' ') ?? [];
  if (words.length < 2) return [];
  return words
    .map((_, at) => ({ ...filters, words: words.toSpliced(at, 1).join(' ') }))
    .toReversed();
}

const without = (filters: ListingFilters, names: readonly FilterName[]) =>
  tidyFilters(withoutFilters(filters, names));
