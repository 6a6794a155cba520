import type { WordHit } from '@anunturi/shared-domain/search/SearchAnswer';
import { type Postings, WHERE_BITS } from './Postings';
import { BEGINNING_MIN, isNear, quality, SPELLINGS_MAX } from '../matching/wordForms';
import type { Vocabulary } from './Vocabulary';

/** A word of listings that a sought word stands for; `quality` 1 to 4. */
export type Expansion = { word: string; postings: Postings; quality: number };
export type Expanded = { how: WordHit['how']; words: Expansion[] };

/** A word of listings that are there, and its forms, the word itself first. */
export function formsOf(
  word: string,
  vocabulary: Vocabulary,
  alive: ArrayLike<number>,
): Expansion[] {
  const forms = /\d/.test(word) ? [] : vocabulary.formsOf(word).filter((each) => each !== word);
  return [
    ...take([word], quality.exact, vocabulary, alive),
    ...take(forms, quality.form, vocabulary, alive),
  ];
}

/**
 * The words that a sought one stands for: itself and its forms; where no listing has any, those that begin with it; else those spelt
 * nearest to it, the most frequent first. Only words of listings that are there count.
 */
export function expandWord(
  word: string,
  vocabulary: Vocabulary,
  alive: ArrayLike<number>,
): Expanded {
  const known = formsOf(word, vocabulary, alive);
  if (known.length > 0) return { how: known[0]!.word === word ? 'exact' : 'form', words: known };
  const begun = begins(word)
    ? take(vocabulary.beginningWith(word), quality.beginning, vocabulary, alive)
    : [];
  if (begun.length > 0) return { how: 'beginning', words: begun };
  const near = vocabulary.near(word);
  for (const distance of [1, 2]) {
    const words = near.flatMap(([each, far]) => (far === distance ? [each] : []));
    const as = take(words, quality.spelling, vocabulary, alive);
    if (as.length > 0) return { how: 'spelling', words: mostFrequent(as, alive) };
  }
  return { how: 'none', words: [] };
}

const begins = (word: string): boolean => word.length >= BEGINNING_MIN;

/** Whether a sought word that no listing has could stand for one of these: a quick look before `expandWord`. */
export const couldStandFor = (word: string, words: readonly string[]) =>
  words.some((each) => (begins(word) && each.startsWith(word)) || isNear(word, each));

function take(
  words: readonly string[],
  howWell: number,
  vocabulary: Vocabulary,
  alive: ArrayLike<number>,
): Expansion[] {
  return words.flatMap((word) => {
    const postings = vocabulary.get(word);
    return postings && isLive(postings, alive) ? [{ word, postings, quality: howWell }] : [];
  });
}

function mostFrequent(words: Expansion[], alive: ArrayLike<number>): Expansion[] {
  const counted = words.map((each) => ({ each, count: countLive(each.postings, alive) }));
  return counted
    .toSorted((a, b) => b.count - a.count)
    .slice(0, SPELLINGS_MAX)
    .map(({ each }) => each);
}

function isLive(postings: Postings, alive: ArrayLike<number>): boolean {
  for (let at = postings.length - 1; at >= 0; at -= 1)
    if (alive[postings.slotAt(at)] === 1) return true;
  return false;
}

function countLive(postings: Postings, alive: ArrayLike<number>): number {
  const { packed } = postings;
  let count = 0;
  for (let at = 0; at < packed.length; at += 1) count += alive[packed[at]! >>> WHERE_BITS]!;
  return count;
}
