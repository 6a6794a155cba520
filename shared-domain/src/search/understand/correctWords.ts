import { generationOf, makesByName, modelsByName } from './carVocabulary';
import { placeWords } from './readPlace';
import { everydayModels } from './tables/carNames';
import { countOther, editDistance, lettersOf, soundOf } from './spellingDistance';
import type { Token } from './tokenize';
import type { UnderstandContext } from './Understood';
import { isInVocabulary, toVocabularyWord, type VocabularyWord, vocabulary } from './vocabulary';

type Context = Pick<UnderstandContext, 'places' | 'county' | 'isKnown'>;

/** Words shorter than this are never put right: too much is one letter away from them. */
const CORRECTED_MIN = 4;

type Meant = {
  /** Words of places. */
  names: ReadonlySet<string>;
  /** What a misspelt word may stand for where no make is named, and where one is. */
  usual: readonly VocabularyWord[];
  all: readonly VocabularyWord[];
};
const kept = new WeakMap<Context['places'], Meant>();

function meantAt(context: Context): Meant {
  const known = kept.get(context.places);
  if (known) return known;
  const names = new Set(placeWords(context));
  const all = [...vocabulary, ...Array.from(names, (word) => toVocabularyWord(word, 4))];
  const meant = { names, all, usual: all.filter(({ isRareModel }) => !isRareModel) };
  kept.set(context.places, meant);
  return meant;
}

/** Words as the tables have them: written as one are parted, misspelt ones put right. */
export function correctWords(tokens: readonly Token[], context: Context): Token[] {
  const { names, usual, all } = meantAt(context);
  const isKnown = (word: string) => names.has(word) || isInVocabulary(word);
  const parted = tokens.flatMap((token) => part(token, isKnown)).map(uninflect);
  const hasMake = parted.some(({ word }) => makesByName.has(word));
  const meant = hasMake ? all : usual;
  const corrected = parted.map((token) => {
    if (!isCandidate(token) || isKnown(token.word)) return token;
    if (context.isKnown?.(token.word) && !hasMake) return token;
    const word = nearest(token.word, meant);
    return word === undefined ? token : { ...token, word, misspelt: token.word };
  });
  // A make that was misspelt itself makes its rarer models likely.
  return !hasMake && corrected.some(({ word }) => makesByName.has(word))
    ? corrected.map((token) => {
        if (!isCandidate(token) || isKnown(token.word)) return token;
        const word = nearest(token.word, all);
        return word === undefined ? token : { ...token, word, misspelt: token.word };
      })
    : corrected;
}

const isCandidate = ({ word }: Token) => word.length >= CORRECTED_MIN && /^[a-z]+$/.test(word);

/** `golful`, `bmwuri`, `loganului`: a make or model with the ending of a noun. */
function uninflect(token: Token): Token {
  const { word } = token;
  if (makesByName.has(word) || modelsByName.has(word) || isInVocabulary(word)) return token;
  const name = nounEndings
    .filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length))
    .find((each) => each.length > 2 && (makesByName.has(each) || isUsualModel(each)));
  return name ? { ...token, word: name } : token;
}
const nounEndings = 'urilor urile ului lui uri elul ele ul el le u i'.split(' ');
const isUsualModel = (name: string) =>
  modelsByName.get(name)?.some(({ isUsual }) => isUsual) === true && !everydayModels.has(name);

/** `golf7`, `vwgolf`, `audia4`: a make or model and what follows it, written as one. */
function part(token: Token, isKnown: (word: string) => boolean): Token[] {
  const { word, typed } = token;
  if (
    !/^[a-z]{2}.{2}/.test(word) ||
    typed.length !== word.length ||
    modelsByName.has(word) ||
    isKnown(word)
  )
    return [token];
  for (let at = word.length - 1; at >= 2; at -= 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    const models = modelsByName.get(left) ?? [];
    const isCar = makesByName.has(left) || (models.length > 0 && left.length > 2);
    const follows =
      modelsByName.has(right) ||
      goesWithMake(left, right) ||
      models.some((model) => generationOf(model, right)) ||
      (/^\d{4,}$/.test(right) && isCar) ||
      (isCar && right.length > 3 && isKnown(right)) ||
      right === '4x4';
    if (
      (isCar && follows && !/^[a-z]$/.test(right)) ||
      (isKnown(left) && left.length > 3 && /^\d{3,}$/.test(right))
    )
      return [
        { typed: typed.slice(0, at), word: left },
        { typed: typed.slice(at), word: right },
      ];
  }
  return [token];
}

/** A make after a model, or after another name of itself: two makes are a misspelling (`merceds`). */
const goesWithMake = (left: string, right: string): boolean =>
  makesByName.has(right) &&
  (makesByName.get(left) ?? makesByName.get(right)) === makesByName.get(right);

/** The word that a misspelt one stands for, when one is near enough. */
function nearest(word: string, meant: readonly VocabularyWord[]): string | undefined {
  const sound = soundOf(word);
  const [letters, soundLetters] = [lettersOf(word), lettersOf(sound)];
  let best: { word: string; score: number } | undefined;
  for (const each of meant) {
    if (each.word.length < 3 || Math.abs(each.word.length - word.length) > 2) continue;
    const isFar =
      countOther(letters, each.letters) > (word.length < 7 ? 2 : 4) &&
      countOther(soundLetters, each.soundLetters) > 2;
    if (isFar) continue;
    const distance = distanceTo(word, sound, each);
    if (distance === undefined) continue;
    const score =
      distance * 10 -
      each.weight -
      (each.word[0] === word[0] ? 3 : 0) -
      (each.word.at(-1) === word.at(-1) ? 2 : 0) -
      (each.word.length === word.length ? 1 : 0);
    if (!best || score < best.score) best = { word: each.word, score };
  }
  return best?.word;
}

/** How far a word is, by letter or by ear; undefined when it is too far for its length. */
function distanceTo(word: string, sound: string, each: VocabularyWord): number | undefined {
  const shorter = Math.min(word.length, each.word.length);
  if (shorter < CORRECTED_MIN && !(word.length === 4 && each.weight >= 5)) return undefined;
  if (each.word.length === word.length + 1 && each.word.startsWith(word)) return 0.5;
  const letters = editDistance(word, each.word);
  const heard = editDistance(sound, each.sound) + 0.5;
  const isFirstSame = word[0] === each.word[0] || sound[0] === each.sound[0];
  const isName = each.weight >= 5;
  const most = shorter >= 8 || (shorter === 7 && isFirstSame && isName) ? 2 : 1;
  const isSwap = letters === 1 && word.length === each.word.length && sameLetters(word, each.word);
  if (letters === 1 && shorter <= 5 && !isFirstSame && !isSwap) return undefined;
  const isHeard = heard <= (shorter >= 7 ? 1.5 : 0.5);
  if (letters > most && !isHeard) return undefined;
  return Math.min(letters, heard);
}

const sameLetters = (a: string, b: string) => [...a].sort().join('') === [...b].sort().join('');
