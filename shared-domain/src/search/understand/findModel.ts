import { modelsByName, type NamedModel } from './carVocabulary';
import { type FoundMake, stretches } from './findMake';
import { freeOf, type Reading } from './Reading';
import { everydayButUsual, everydayModels } from './tables/carNames';

export type FoundModel = NamedModel & {
  places: readonly number[];
  /** Other models of the same name. */
  others: readonly NamedModel[];
};

const looksLikeYear = (text: string) => /^(?:19|20)\d\d$/.test(text);
/** Words before a number that say it is none of a model's name. */
const boundWords = new Set(
  'sub peste dupa din an anul intre pana max maxim minim la fabricatie'.split(' '),
);

/** The model of a make that words name: the longest name, one that could be a year only when no other is there. */
export function findModelOf(reading: Reading, { make, places }: FoundMake): FoundModel | undefined {
  const after = Math.max(...places) + 1;
  const found = candidates(reading, freeOf(reading), (each) => each.make === make).filter(
    (each) =>
      !isShort(each.joined) || each.places[0] === after || each.places[0]! < Math.min(...places),
  );
  return found.toSorted(
    (a, b) =>
      Number(looksLikeYear(a.joined)) - Number(looksLikeYear(b.joined)) ||
      b.joined.length - a.joined.length ||
      a.places[0]! - b.places[0]!,
  )[0];
}

/** Too short to be a model anywhere but beside its make: `3`, `e`. */
const isShort = (joined: string) => joined.length === 1 || /^\d{1,2}$/.test(joined);

/** A model whose name stands without its make: "passat", "cx5", "206". */
export function findModelAlone(reading: Reading, isTradeNamed: boolean): FoundModel | undefined {
  return candidates(reading, freeOf(reading), ({ joined, make }) => {
    if (joined.length < 2 || joined === make) return false;
    if (/^\d+$/.test(joined)) return make === 'peugeot' && /^[2-5]0[5-8]$/.test(joined);
    if (everydayModels.has(joined)) return everydayButUsual.has(joined) && !isTradeNamed;
    return true;
  })[0];
}

function candidates(
  reading: Reading,
  free: readonly number[],
  isMeant: (each: NamedModel) => boolean,
): FoundModel[] {
  const found: FoundModel[] = [];
  for (const { places, joined } of stretches(reading, 4, [...free])) {
    const meant = modelsByName.get(joined)?.filter(isMeant) ?? [];
    const before = reading.tokens[places[0]! - 1]?.word ?? '';
    if (meant.length > 0 && !(/^\d{3,}$/.test(joined) && boundWords.has(before)))
      found.push({ ...meant[0]!, places, others: meant.slice(1) });
  }
  return found;
}
