import type { WordHit } from '@anunturi/shared-domain/search/SearchAnswer';
import { type Postings, WHERE_BITS } from './Postings';
import type { Vocabulary } from './Vocabulary';

/** A word of listings that a sought word stands for; `quality` 1 to 4. */
export type Expansion = { word: string; postings: Postings; quality: number };
export type Expanded = { how: WordHit['how']; words: Expansion[] };

const BEGINNING_MIN = 2;
const SPELLINGS_MAX = 3;
const quality = { exact: 4, form: 4, beginning: 3, spelling: 2 } as const;

/**
 * The words that a sought one stands for: itself and its forms; where no listing has any, those that begin with it; else those spelt
 * nearest to it, the most frequent first. Only words of listings that are there count.
 */
export function expandWord(
  word: string,
  vocabulary: Vocabulary,
  alive: ArrayLike<number>,
): Expanded {
  const take = (words: readonly string[], how: keyof typeof quality): Expansion[] =>
    words.flatMap((each) => {
      const postings = vocabulary.get(each);
      const isThere = postings && isLive(postings, alive);
      return isThere ? [{ word: each, postings, quality: quality[how] }] : [];
    });
  const exact = take([word], 'exact');
  const forms = /\d/.test(word) ? [] : vocabulary.formsOf(word).filter((each) => each !== word);
  const known = [...exact, ...take(forms, 'form')];
  if (known.length > 0) return { how: exact.length > 0 ? 'exact' : 'form', words: known };
  const begun =
    word.length < BEGINNING_MIN ? [] : take(vocabulary.beginningWith(word), 'beginning');
  if (begun.length > 0) return { how: 'beginning', words: begun };
  const near = vocabulary.near(word);
  for (const distance of [1, 2]) {
    const as = take(
      near.flatMap(([each, far]) => (far === distance ? [each] : [])),
      'spelling',
    );
    if (as.length > 0) return { how: 'spelling', words: mostFrequent(as, alive) };
  }
  return { how: 'none', words: [] };
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
