import { type CarMake, carMakes, OTHER_MAKE, OTHER_MODEL } from '../listing/carMakes';
import { correctSpelling } from './correctSpelling';
import type { ListingFilters } from './listingFilters';
import { foldDiacritics } from '../formats/romanianText';
import { toQueryWords } from './searchTokens';
import { bodies, fuels, gearboxes } from '../listing/vehicleFields';

export type UnderstoodSearch = {
  /** Filters that the words stand for, with the words left over in `words`. */
  filters: ListingFilters;
  /** Words read otherwise than typed, to say so: `["dacai", "dacia"]`. */
  corrected: [typed: string, meant: string][];
};

/**
 * What typed words mean as filters: "dacai logan diesel break" is make Dacia, model Logan, fuel diesel, body estate. What is understood
 * becomes exact filters with chips of their own; the rest stays words. Not for a search among services. Load on demand: it brings the table
 * of makes.
 */
export function understandSearch(text: string): UnderstoodSearch {
  const words = split(text);
  const make = findMake(words);
  const model = make && findModel(without(words, make.used), words, make.make);
  if (!make || (mostlyWords.has(make.make.id) && !model && words.length > 1)) {
    return { filters: withWords({}, words), corrected: [] };
  }
  const rest = without(words, [...make.used, ...(model?.used ?? [])]);
  const choices = readChoices(rest);
  return {
    filters: withWords(
      {
        kind: 'vehicle',
        make: make.make.id,
        ...(model && { model: model.id }),
        ...choices.filters,
      },
      choices.left,
    ),
    corrected: [...make.corrected, ...(model?.corrected ?? [])],
  };
}

type Found = { used: string[]; corrected: [string, string][] };
const otherNames: Record<string, string> = {
  vw: 'volkswagen',
  merc: 'mercedes-benz',
  mercedes: 'mercedes-benz',
  bmv: 'bmw',
  range: 'land-rover',
};
/** Makes whose name is also an everyday word: a make only alone or with one of its models. */
const mostlyWords = new Set(['mini', 'smart', 'man', 'ds', 'mg', 'seat']);

function findMake(words: string[]): (Found & { make: CarMake }) | undefined {
  const known = carMakes.filter((make) => make.id !== OTHER_MAKE.id);
  const named = longestNamed(known, words);
  const other = words.find((word) => otherNames[word] !== undefined);
  const meant = known.find((make) => other !== undefined && make.id === otherNames[other]);
  if (meant && (!named || other === 'range'))
    return {
      make: meant,
      used: other === 'range' ? ['land'] : [other!, ...split(meant.name)],
      corrected: [],
    };
  return named
    ? { make: named, used: split(named.name), corrected: [] }
    : findMisspelt(known, words, 'make');
}

function findModel(
  words: string[],
  allWords: string[],
  make: CarMake,
): (Found & { id: string }) | undefined {
  const known = make.models.filter(
    (model) => model.id !== OTHER_MODEL.id && split(model.name).length > 0,
  );
  const named = longestNamed(known, allWords);
  if (named) return { id: named.id, used: split(named.name), corrected: [] };
  for (const word of words) {
    const glued = known.find((model) => split(model.name).join('') === word);
    if (glued) return { id: glued.id, used: [word], corrected: [] };
  }
  const misspelt = findMisspelt(known, words, 'model');
  return misspelt && { ...misspelt, id: misspelt.model.id };
}

type Named = { id: string; name: string };
const wordsLength = (name: string) => split(name).join('').length;
const longestNamed = <T extends Named>(known: readonly T[], words: string[]): T | undefined =>
  known
    .filter((each) => split(each.name).every((name) => words.includes(name)))
    .toSorted(
      (a, b) => wordsLength(b.name) - wordsLength(a.name) || a.name.length - b.name.length,
    )[0];

function findMisspelt<T extends Named, K extends string>(
  known: readonly T[],
  words: string[],
  key: K,
): (Found & Record<K, T>) | undefined {
  const single = known.filter((each) => split(each.name).length === 1 && each.name.length > 3);
  for (const word of words) {
    const meant = correctSpelling(
      word,
      single.map((each) => split(each.name)[0]!),
    );
    const found = single.find((each) => split(each.name)[0] === meant);
    if (found && meant !== undefined)
      return {
        [key]: found,
        used: [word],
        corrected: meant === word ? [] : [[word, meant]],
      } as Found & Record<K, T>;
  }
  return undefined;
}

/** Fuels, bodies and gearboxes named whole. */
function readChoices(words: string[]): { filters: ListingFilters; left: string[] } {
  const named = <T extends string>(labels: Record<T, string>) =>
    (Object.keys(labels) as T[]).filter((id) =>
      words.some((word) => split(labels[id]).join(' ') === word),
    );
  const [foundFuels, foundBodies, foundGearboxes] = [named(fuels), named(bodies), named(gearboxes)];
  const labels = [
    ...foundFuels.map((id) => fuels[id]),
    ...foundBodies.map((id) => bodies[id]),
    ...foundGearboxes.map((id) => gearboxes[id]),
  ];
  return {
    filters: {
      ...(foundFuels.length > 0 && { fuels: foundFuels }),
      ...(foundBodies.length > 0 && { bodies: foundBodies }),
      ...(foundGearboxes.length === 1 && { gearbox: foundGearboxes[0]! }),
    },
    left: without(
      words,
      labels.map((label) => split(label).join(' ')),
    ),
  };
}

function withWords(filters: ListingFilters, words: string[]): ListingFilters {
  const left = toQueryWords(words.join(' ')).join(' ');
  return left ? { ...filters, words: left } : filters;
}

/** All words, single letters and `+` too: they name models. */
const split = (text: string) =>
  foldDiacritics(text)
    .replaceAll('+', ' plus ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
const without = (words: string[], used: string[]) => words.filter((word) => !used.includes(word));
