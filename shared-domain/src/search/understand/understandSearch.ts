import type { ListingFilters } from '../listingFilters';
import { defaultCategories } from '../../listing/categories';
import { toQueryWords } from '../searchTokens';
import { readBareNumbers, readPrices, readVehicleAmounts } from './readAmounts';
import { readCategory } from './readCategory';
import { readMakeModel } from './readMakeModel';
import { readPhrases, toPhrases } from './readPhrases';
import { type NamedPlace, readMisspeltPlace, readPlace } from './readPlace';
import type { Reading } from './Reading';
import { splitSearch } from './splitSearch';
import { kindWords, listWords, sureVehicleWords, vehicleWords } from './vehicleWords';
import { emptyServiceWords } from './categoryWords';

export type UnderstoodSearch = {
  /** Filters that the words stand for, with the words left over in `words`. */
  filters: ListingFilters;
  /** Words read otherwise than typed, to say so: `["dacai", "dacia"]`. */
  corrected: [typed: string, meant: string][];
};
export type SearchContext = {
  places?: readonly NamedPlace[];
  /** What the visitor already chose to look among. */
  kind?: 'vehicle' | 'service' | undefined;
};

const surePhrases = toPhrases(sureVehicleWords);
const vehiclePhrases = toPhrases(vehicleWords);
const kindPhrases = toPhrases(kindWords);
const listPhrases = toPhrases(listWords);
const emptyServicePhrases = toPhrases([[emptyServiceWords, {}]]);
const nonstopPhrases = toPhrases([['non stop, nonstop', { programme: 'nonstop' }]]);

/**
 * What typed words mean as filters: "passat automată sub 10.000 euro" is make Volkswagen, model Passat, an automatic gearbox and a price;
 * "instalator" and the name of a town are a category and the place it must cover. What is understood becomes exact
 * filters with chips of their own; the rest stays words. Load on demand: it brings the tables of makes and words.
 */
export function understandSearch(text: string, context: SearchContext = {}): UnderstoodSearch {
  const { places = [], kind } = context;
  const prices = readPrices(splitSearch(text));
  const list = readPhrases(prices.left, listPhrases);
  const place = readPlace(list.left, places);
  const words = place?.left ?? list.left;
  const car = kind === 'service' ? undefined : readMakeModel(words);
  const category = readCategory(
    words,
    (each) => (kind === undefined || each === kind) && (!car?.filters.model || each === 'vehicle'),
  );
  const isService = (category?.filters.kind ?? kind) === 'service';
  const subject = isService
    ? readService(words, category)
    : readVehicle(words, category, kind === 'vehicle');
  const late = place ?? readMisspeltPlace(subject.left, places);
  const left = toQueryWords((place ? subject.left : (late?.left ?? subject.left)).join(' '));
  return {
    filters: {
      ...subject.filters,
      ...prices.filters,
      ...list.filters,
      ...(late && (isService ? { coversLocalityId: late.id } : { localityId: late.id })),
      ...(left.length > 0 && { words: left.join(' ') }),
    },
    corrected: subject.corrected ?? [],
  };
}

function readService(words: string[], category: Reading | undefined): Reading {
  const nonstop = readPhrases(category?.left ?? words, nonstopPhrases);
  const { left } = readPhrases(nonstop.left, emptyServicePhrases);
  return {
    filters: { ...category?.filters, ...nonstop.filters },
    left,
    corrected: category?.corrected ?? [],
  };
}

/** Words that could mean anything ("nou", "2015") mean a vehicle only where something else names one. */
function readVehicle(words: string[], category: Reading | undefined, isAsked: boolean): Reading {
  const amounts = readVehicleAmounts(category?.left ?? words);
  const car = readMakeModel(amounts.left, { models: !isOther(category?.filters.categoryId) });
  const sure = readPhrases(car?.left ?? amounts.left, surePhrases);
  const kind = readPhrases(sure.left, kindPhrases);
  const isNamed = isAsked || category !== undefined || kind.left.length < words.length;
  const corrected = [...(category?.corrected ?? []), ...(car?.corrected ?? [])];
  if (!isNamed) return { filters: {}, left: words, corrected };
  const numbers = readBareNumbers(kind.left);
  const choices = readPhrases(numbers.left, vehiclePhrases);
  return {
    filters: {
      kind: 'vehicle',
      ...(!car && kind.filters),
      ...category?.filters,
      ...car?.filters,
      ...amounts.filters,
      ...sure.filters,
      ...numbers.filters,
      ...choices.filters,
    },
    left: choices.left,
    corrected,
  };
}

/** True for categories of vehicles that are neither cars nor parts of them. */
const isOther = (categoryId: string | undefined) =>
  categoryId !== 'autoutilitare' &&
  defaultCategories.find(({ id }) => id === categoryId)?.shape === 'other';
