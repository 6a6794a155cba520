import { correctSpelling } from '../correctSpelling';
import { cut, findPhrase } from './Reading';
import { splitSearch } from './splitSearch';

type FoundPlace = { id: string; left: string[] };
export type NamedPlace = { id: string; name: string };
/** Words before a place that say nothing more. */
const before = new Set([
  'din',
  'in',
  'la',
  'langa',
  'zona',
  'judetul',
  'judet',
  'orasul',
  'oras',
  'comuna',
]);
const CORRECTED_MIN = 6;

/** The place that words name, the longest name first, with the words left. */
export function readPlace(
  words: readonly string[],
  places: readonly NamedPlace[],
): FoundPlace | undefined {
  for (const place of named(places)) {
    const at = findPhrase(words, place.words);
    if (at >= 0) return { id: place.id, left: cutWithBefore(words, at, place.words.length) };
  }
  return undefined;
}

/** The same for a name that is one letter off. */
export function readMisspeltPlace(
  words: readonly string[],
  places: readonly NamedPlace[],
): FoundPlace | undefined {
  const single = named(places).filter((place) => place.words.length === 1);
  for (const [at, word] of words.entries()) {
    if (word.length < CORRECTED_MIN) continue;
    const meant = correctSpelling(
      word,
      single.map((place) => place.words[0]!),
    );
    const found = meant !== word && single.find((place) => place.words[0] === meant);
    if (found) return { id: found.id, left: cutWithBefore(words, at, 1) };
  }
  return undefined;
}

const named = (places: readonly NamedPlace[]) =>
  places
    .map(({ id, name }) => ({ id, words: splitSearch(name) }))
    .toSorted((a, b) => b.words.length - a.words.length);

function cutWithBefore(words: readonly string[], at: number, length: number): string[] {
  const linked = at > 0 && before.has(words[at - 1]!) ? 1 : 0;
  return cut(words, at - linked, length + linked);
}
