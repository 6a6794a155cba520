import { carMakes, OTHER_MAKE, OTHER_MODEL } from '../../listing/carMakes';
import { foldDiacritics } from '../../formats/romanianText';
import { equipmentLabels } from '../../listing/vehicleEquipment';
import { colours } from '../../listing/vehicleLooks';
import { makesByName, modelsByName } from './carVocabulary';
import { engineFuels } from './engineNames';
import { lettersOf, soundOf } from './spellingDistance';
import { stem } from './stem';
import { everydayModels } from './tables/carNames';
import { categoryPhrases } from './tables/categoryPhrases';
import * as fillers from './tables/fillerPhrases';
import * as facts from './tables/vehicleFacts';
import { tokenize } from './tokenize';

/** A word that a misspelt one may stand for; more weight goes first among those that are as near. */
export type VocabularyWord = {
  word: string;
  sound: string;
  /** The letters of both, as bits. */
  letters: number;
  soundLetters: number;
  weight: number;
  isRareModel: boolean;
};

export const toVocabularyWord = (
  word: string,
  weight: number,
  isRareModel = false,
): VocabularyWord => {
  const sound = soundOf(word);
  return {
    word,
    sound,
    letters: lettersOf(word),
    soundLetters: lettersOf(sound),
    weight,
    isRareModel,
  };
};

const wordsOf = (text: string) => text.split(/[\s,~]+/).filter((word) => /^[a-z]+$/.test(word));

const amountWords =
  'sub peste pana maxim maximum minim minimum intre dupa inainte buget euro kilometri locuri cai putere anul fabricatie peste circa locuri putini vechime mult putin rulaj tone incoace doua trei patru cinci sase sapte class klasse serie seria generatia';
const words = new Map<string, VocabularyWord>();
function add(all: Iterable<string>, weight: number, isRareModel = false): void {
  for (const word of all) {
    const known = words.get(word);
    if (!known || known.weight < weight || (known.isRareModel && !isRareModel))
      words.set(word, toVocabularyWord(word, weight, isRareModel));
  }
}

const usualModels = [...modelsByName].filter(([, models]) => models.some(({ isUsual }) => isUsual));
add(wordsOf([...makesByName.keys()].join(' ')), 5);
add(
  usualModels.flatMap(([name]) => wordsOf(name)).filter((name) => !everydayModels.has(name)),
  5,
);
for (const make of carMakes.filter(({ id }) => id !== OTHER_MAKE.id)) {
  add(
    tokenize(make.name).map(({ word }) => word),
    5,
  );
  const names = make.models.filter(({ id }) => id !== OTHER_MODEL.id);
  add(
    names.flatMap(({ name }) => tokenize(name).map(({ word }) => word)).flatMap(wordsOf),
    1,
    true,
  );
}
add(wordsOf(Object.values(categoryPhrases).join(',')), 3);
for (const table of [facts.sureFacts, facts.vehicleFacts, facts.listingFacts, facts.serviceFacts])
  add(
    table.flatMap(([, phrases]) => wordsOf(phrases)),
    4,
  );
add(
  facts.soughtFlags.flatMap(([, phrases]) => wordsOf(phrases)),
  3,
);
add(wordsOf(facts.soughtPhrases), 2);
add([fillers.carWords, fillers.cheapPhrases, fillers.anyService].flatMap(wordsOf), 4);
add([fillers.fillerPhrases, fillers.serviceFiller].flatMap(wordsOf), 2);
add(wordsOf(amountWords), 4);
add(engineFuels.keys(), 2);
add(
  Object.values({ ...equipmentLabels, ...colours })
    .map(foldDiacritics)
    .flatMap(wordsOf),
  3,
);
add(wordsOf(fillers.plainWords), 2);
add(fillers.linkingWords, 1);

/** Every word that a table has. */
export const vocabulary: readonly VocabularyWord[] = [...words.values()];

/** Of names only the name itself: `megan` is no form of Megane. */
const stems = new Set(
  [...words.keys()].filter((word) => !makesByName.has(word) && !modelsByName.has(word)).map(stem),
);
/** True for a word of the tables, in any of its forms. */
export const isInVocabulary = (word: string): boolean => words.has(word) || stems.has(stem(word));
