import { foldDiacritics } from '../../formats/romanianText';
import { defaultCategories } from '../../listing/categories';
import {
  areFree,
  type FoundPhrase,
  findPhrases,
  indexPhrases,
  type PhraseIndex,
  type Phrase,
  toPhrases,
} from './findPhrases';
import { contentOf, narrow, type Reading } from './Reading';
import type { ReadCar } from './readCar';
import { stem } from './stem';
import { categoryNames, categoryPhrases } from './tables/categoryPhrases';
import { equipmentWords } from './tables/equipmentWords';
import type { UnderstandContext } from './Understood';

export type Kind = 'vehicle' | 'service';
/** `isTurned`: the words stand the other way round than they are usually said. */
type Means = { id: string; kind: Kind; isWeak: boolean; isTurned?: true };
export type FoundCategory = FoundPhrase<Means>;

/** Cars themselves: their words are read apart. */
export const CARS = 'autoturisme';
export const PARTS = new Set(['piese-si-accesorii', 'anvelope-si-jante', 'dezmembrari']);
/** Vehicles that are no cars: beside them a model's name alone says something else ("moto A2"). */
export const OTHER_VEHICLES = new Set([
  'moto-atv-scutere',
  'agricole-si-utilaje',
  'ambarcatiuni',
  'camioane',
]);
const TYRES = 'anvelope-si-jante';

const kindOf = new Map(defaultCategories.map(({ id, kind }) => [id, kind]));
const defaults: Phrase<Means>[] = Object.entries(categoryPhrases).flatMap(([id, phrases]) =>
  phrases.split(',').flatMap((phrase) => {
    const isWeak = phrase.trim().startsWith('~');
    return toPhrases(phrase.replace('~', ''), { id, kind: kindOf.get(id)!, isWeak });
  }),
);
/** Two words say the same either way round: "service auto", "auto service". */
const eitherWay = (phrases: readonly Phrase<Means>[]): Phrase<Means>[] =>
  phrases.flatMap((phrase) => (phrase.stems.length === 2 ? [phrase, turned(phrase)] : [phrase]));
const turned = ({ stems, means, ...phrase }: Phrase<Means>): Phrase<Means> => ({
  ...phrase,
  stems: stems.toReversed(),
  means: { ...means, isTurned: true },
});
const defaultIndex = indexPhrases(eitherWay(defaults));

/** Phrases of the categories that administrators made: their labels, and the words between "și" and commas. */
function indexFor(categories: UnderstandContext['categories'] = []): PhraseIndex<Means> {
  const known = indexes.get(categories) ?? toIndex(categories);
  indexes.set(categories, known);
  return known;
}
const indexes = new WeakMap<object, PhraseIndex<Means>>();

function toIndex(categories: NonNullable<UnderstandContext['categories']>) {
  const own = categories.filter(({ id }) => !kindOf.has(id));
  if (own.length === 0) return defaultIndex;
  return indexPhrases([
    ...own.flatMap(({ id, kind, label }) =>
      toPhrases(foldDiacritics([label, ...label.split(/\s+și\s+|,/)].join(',')), {
        id,
        kind,
        isWeak: false,
      }),
    ),
    ...eitherWay(defaults),
  ]);
}

/** Every category that words name, the surest first: longer phrases, then what stands first. */
export function findCategories(
  reading: Reading,
  categories: UnderstandContext['categories'],
): FoundCategory[] {
  return findPhrases(reading, indexFor(categories))
    .filter(({ places }) => areFree(reading, places))
    .map((found) => ({ found, weight: weight(found, reading) }))
    .toSorted((a, b) => b.weight - a.weight || a.found.places[0]! - b.found.places[0]!)
    .map(({ found }) => found);
}

function weight({ stems, means, places }: FoundCategory, reading: Reading): number {
  const isCarried = means.id === CARRIERS && places[0] === contentOf(reading)[0];
  return (
    stems.length * 2 -
    (means.isWeak ? 3 : 0) -
    (means.isTurned ? 1 : 0) +
    (stems.includes(RENTED) || isCarried ? 3 : 0)
  );
}
/** "Transport frigider": what is carried is of no trade. */
const CARRIERS = 'transport-marfa-si-mutari';
/** What is rented is no vehicle for sale. */
const RENTED = stem('inchiriat');

/** False for a phrase that, beside a car, says something about it: "golf cu cârlig", "logan itp 2027". */
export function namesCategory(
  reading: Reading,
  found: FoundCategory,
  car: ReadCar | undefined,
): boolean {
  const { id, isWeak } = found.means;
  const before = reading.tokens[found.places[0]! - 1]?.word;
  if (before === 'fara' || (before === 'cu' && (isWeak || car))) return false;
  if (!car || found.places[0]! < car.at) return true;
  if (equipmentWords.has(found.text)) return false;
  return car.model === undefined || !(isWeak || id === TYRES);
}

/** Takes the words of a category: the surest phrase, and every other one of the same. */
export function readCategory(
  reading: Reading,
  all: readonly FoundCategory[],
): FoundCategory | undefined {
  const best = asService(reading, all) ?? all[0];
  if (!best) return undefined;
  const same = [best, ...all.filter((each) => each !== best && each.means.id === best.means.id)];
  const places = new Set(same.flatMap((each) => each.places));
  const sameWords = all.filter(
    (each) => each.means.id !== best.means.id && each.places.some((at) => places.has(at)),
  );
  narrow(
    reading,
    [...places].toSorted((a, b) => a - b),
    {
      subject: 'category',
      filters: { categoryId: best.means.id },
      certainty: best.means.isWeak ? 'guessed' : 'said',
      alternatives: [...new Set(sameWords.map(({ means }) => means.id))].map((categoryId) => ({
        categoryId,
      })),
      ranks: same.map(({ text }) => text.split(' ')),
    },
  );
  if (best.means.kind === 'vehicle') seekObjects(reading, same);
  return best;
}

/** A part that is to be changed or mended is a mechanic's, a tyre a tyre shop's; "ITP tractor" is an inspection. */
function asService(reading: Reading, all: readonly FoundCategory[]): FoundCategory | undefined {
  const [best] = all;
  if (best?.means.kind !== 'vehicle') return undefined;
  const content = contentOf(reading);
  const first = all.find(
    ({ means, places }) => means.kind === 'service' && places[0] === content[0],
  );
  if (first) return first;
  const verb = content.find(
    (at) => at < best.places[0]! && mending.has(stem(reading.tokens[at]!.word)),
  );
  const trade = mendedBy[best.means.id];
  if (verb === undefined || trade === undefined) return undefined;
  const places = [...new Set([verb, ...best.places])].toSorted((a, b) => a - b);
  return { ...best, places, means: { id: trade, kind: 'service', isWeak: false } };
}
const mending = new Set(
  'reparat reparatie reparatii schimbat schimbare inlocuit inlocuire montat montaj reglat reglaj verificat verificare reconditionat reconditionare indreptat'
    .split(' ')
    .map(stem),
);
const mendedBy: Readonly<Record<string, string>> = {
  'piese-si-accesorii': 'mecanica',
  'anvelope-si-jante': 'vulcanizare',
};

/** What is narrower than its category is looked for too: a scooter among motorcycles, an alternator among parts. */
function seekObjects(reading: Reading, phrases: readonly FoundCategory[]): void {
  const places = [...new Set(phrases.flatMap((each) => each.places))].filter(
    (at) => !generic.has(stem(reading.tokens[at]!.word)),
  );
  if (places.length === 0) return;
  const said = places.map((at) => reading.tokens[at]!.typed).join(' ');
  const ways = [places.map((at) => reading.tokens[at]!.word)];
  reading.text.push({ at: Math.min(...places), said: { said, ways } });
}
const generic = new Set(categoryNames.split(' ').map(stem));
