import { defaultCategories } from '../../listing/categories';
import { correctSpelling } from '../correctSpelling';
import { categoryWords } from './categoryWords';
import { cut, findPhrase, type Reading } from './Reading';
import { splitSearch } from './splitSearch';
import { stemRomanian } from './stemRomanian';
import { listWords, sureVehicleWords, vehicleWords } from './vehicleWords';

type CategoryPhrase = {
  words: string[];
  categoryId: string;
  kind: 'vehicle' | 'service';
  /** Narrower than the category: its words stay. */
  keeps: boolean;
};

/** Longest first; the labels of the default tree are phrases too. */
const phrases: CategoryPhrase[] = defaultCategories
  .flatMap(({ id, kind, label }) =>
    [label, ...(categoryWords[id] ?? '').split(',')].map((text) => ({
      words: splitSearch(text),
      categoryId: id,
      kind,
      keeps: text.trim().startsWith('+'),
    })),
  )
  .filter(({ words, categoryId }) => words.length > 0 && categoryId !== 'autoturisme')
  .map((phrase) => (phrase.keeps ? { ...phrase, words: phrase.words.slice(1) } : phrase))
  .toSorted((a, b) => b.words.length - a.words.length);

/** Words this long are put right by one letter when a category is called so. */
const CORRECTED_MIN = 6;
const single = [
  ...new Set(phrases.filter(({ words }) => words.length === 1).map(({ words }) => words[0]!)),
].filter((word) => word.length >= CORRECTED_MIN);

/** Words with a meaning of their own, which is never a misspelt category: `rulate` are used cars, not caravans. */
const meantWords = new Set(
  [...sureVehicleWords, ...vehicleWords, ...listWords]
    .flatMap(([phrases]) => splitSearch(phrases))
    .map(stemRomanian),
);

/** The category that words name: the longest phrase of one, and every other phrase of the same one. */
export function readCategory(
  words: readonly string[],
  allowed: (kind: 'vehicle' | 'service') => boolean,
): Reading | undefined {
  const known = phrases.filter(({ kind }) => allowed(kind));
  const found = known.find((phrase) => findPhrase(words, phrase.words, stemRomanian) >= 0);
  if (!found) return readMisspelt(words, allowed);
  let left = [...words];
  for (const phrase of known.filter(({ categoryId }) => categoryId === found.categoryId)) {
    const at = findPhrase(left, phrase.words, stemRomanian);
    if (at >= 0 && !phrase.keeps) left = cut(left, at, phrase.words.length);
  }
  return { filters: { kind: found.kind, categoryId: found.categoryId }, left };
}

function readMisspelt(
  words: readonly string[],
  allowed: (kind: 'vehicle' | 'service') => boolean,
): Reading | undefined {
  for (const [at, word] of words.entries()) {
    if (word.length < CORRECTED_MIN || meantWords.has(stemRomanian(word))) continue;
    const meant = correctSpelling(word, single);
    if (meant === undefined || meant === word) continue;
    const read = readCategory(words.with(at, meant), allowed);
    if (read) return { ...read, corrected: [[word, meant]] };
  }
  return undefined;
}
