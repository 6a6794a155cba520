import {
  type CarMake,
  type CarModel,
  carMakes,
  OTHER_MAKE,
  OTHER_MODEL,
} from '../../listing/carMakes';
import { correctSpelling } from '../correctSpelling';
import { expandNicknames } from './expandNicknames';
import { cut, findPhrase, type Reading } from './Reading';
import { splitSearch } from './splitSearch';

/** A make or model with the words of its name. */
type Named = { id: string; name: string; words: string[]; joined: string };
type NamedMake = Named & { models: Named[] };

/** Makes whose name is also an everyday word: a make only alone or with one of its models. */
const mostlyWords = new Set(['mini', 'smart', 'man', 'ds', 'mg', 'seat']);
/** Makes whose name also stands for a body that all their models have. */
const bodyWords = new Set(['jeep']);
/** Models whose name is also an everyday word: a model only beside its make. */
const everydayModels = new Set(
  'arena bravo cabrio city coupe combo express fit fiesta idea junior kit linea logo marea master move note one space sport strada stream tang tempra tipo transit up van wind'.split(
    ' ',
  ),
);
const named = ({ id, name }: CarMake | CarModel): Named => {
  const words = splitSearch(name);
  return { id, name, words, joined: words.join('') };
};
const makes: NamedMake[] = carMakes
  .filter((make) => make.id !== OTHER_MAKE.id)
  .map((make) => ({
    ...named(make),
    models: make.models
      .filter((model) => model.id !== OTHER_MODEL.id)
      .map(named)
      .filter(({ words }) => words.length > 0),
  }));

/** Names that stand for one model of one make, by their words joined: `passat`, `clasac`. */
const modelOwners = new Map<string, { make: NamedMake; model: Named } | null>();
for (const make of makes)
  for (const model of make.models)
    modelOwners.set(model.joined, modelOwners.has(model.joined) ? null : { make, model });

/** The make and model that words name, misspelt by a letter too; undefined when they name none. */
export function readMakeModel(typed: readonly string[]): Reading | undefined {
  const words = expandNicknames(typed);
  const alone = () => readModelAlone(words);
  const found = findMake(words);
  if (!found) return alone();
  const { make, left } = found;
  const model = findModel(words, left, make);
  const isWord = mostlyWords.has(make.id) && words.length > 1;
  if (!model && (isWord || bodyWords.has(make.id))) return alone();
  return {
    filters: { kind: 'vehicle', make: make.id, ...(model && { model: model.model.id }) },
    left: model?.left ?? left,
  };
}

type Found = { left: string[] };

function findMake(words: readonly string[]): (Found & { make: NamedMake }) | undefined {
  const make = longestNamed(makes, words);
  if (make) return { make, left: leftBy(words, make) };
  const misspelt = findMisspelt(makes, words);
  return misspelt && { ...misspelt, make: misspelt.meant };
}

function findModel(
  allWords: readonly string[],
  words: readonly string[],
  make: NamedMake,
): (Found & { model: Named }) | undefined {
  const known = make.models;
  const model = longestNamed(known, words) ?? longestNamed(known, allWords);
  if (model) return { model, left: leftBy(words, model) };
  for (const length of [1, 2])
    for (const at of words.keys()) {
      const key = words.slice(at, at + length).join('');
      const glued = known.find(({ joined }) => joined === key);
      if (glued) return { model: glued, left: cut(words, at, length) };
    }
  const misspelt = findMisspelt(known, words);
  return misspelt && { ...misspelt, model: misspelt.meant };
}

/** A model that only one make has, without its make: "passat", "cx5". */
function readModelAlone(words: readonly string[]): Reading | undefined {
  for (const length of [3, 2, 1])
    for (let at = 0; at + length <= words.length; at += 1) {
      const key = words.slice(at, at + length).join('');
      const owner = modelOwners.get(key);
      if (!owner || key.length < 2 || /^\d+$/.test(key) || everydayModels.has(key)) continue;
      const { make, model } = owner;
      return {
        filters: { kind: 'vehicle', make: make.id, model: model.id },
        left: cut(words, at, length),
      };
    }
  return undefined;
}

/** Of what is named by words in any order the longest; a name that could be a year only when no other is there. */
function longestNamed<T extends Named>(
  known: readonly T[],
  words: readonly string[],
): T | undefined {
  const looksLikeYear = (each: T) => Number(/^(?:19|20)\d\d$/.test(each.name));
  return known
    .filter((each) => each.words.every((name) => words.includes(name)))
    .toSorted(
      (a, b) =>
        looksLikeYear(a) - looksLikeYear(b) ||
        b.joined.length - a.joined.length ||
        a.name.length - b.name.length,
    )[0];
}

/** The words without a name: as it stands together, else each of its words. */
function leftBy(words: readonly string[], { words: name }: Named): string[] {
  const at = findPhrase(words, name);
  return at >= 0 ? cut(words, at, name.length) : words.filter((word) => !name.includes(word));
}

function findMisspelt<T extends Named>(
  known: readonly T[],
  words: readonly string[],
): (Found & { meant: T }) | undefined {
  const single = known.filter((each) => each.words.length === 1 && each.name.length > 3);
  const names = single.map(({ joined }) => joined);
  for (const [at, word] of words.entries()) {
    const meant = correctSpelling(word, names);
    const found = single.find((each) => each.joined === meant);
    if (!found || meant === undefined) continue;
    return { meant: found, left: cut(words, at, 1) };
  }
  return undefined;
}
