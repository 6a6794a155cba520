import type { Narrowing, SoughtText, Understood } from './Understood';
import type { Token } from './tokenize';
import { linkingWords } from './tables/fillerPhrases';

/** A text being read: readers take its words, each word once, and add what they mean. */
export type Reading = {
  readonly tokens: readonly Token[];
  readonly taken: boolean[];
  narrowings: Narrowing[];
  text: { said: SoughtText; at: number }[];
  filler: { said: string; at: number }[];
  order?: NonNullable<Understood['order']>;
};

export const startReading = (tokens: readonly Token[]): Reading => ({
  tokens,
  taken: tokens.map(() => false),
  narrowings: [],
  text: [],
  filler: [],
});

/** The places of the words that nothing has taken. */
export const freeOf = ({ tokens, taken }: Reading): number[] =>
  tokens.flatMap((_, at) => (taken[at] ? [] : [at]));

/** The same without words that only join others. */
export const contentOf = (reading: Reading): number[] =>
  freeOf(reading).filter((at) => !linkingWords.has(reading.tokens[at]!.word));

export const typedOf = ({ tokens }: Reading, places: readonly number[]): string[] =>
  places.map((at) => tokens[at]!.typed);

/** Takes words, with the joining words that stand before or between them. */
export function take(reading: Reading, places: readonly number[]): number[] {
  const first = Math.min(...places);
  const last = Math.max(...places);
  const between = freeOf(reading).filter(
    (at) => at > first && at < last && linkingWords.has(reading.tokens[at]!.word),
  );
  const all = [...new Set([...places, ...between])].toSorted((a, b) => a - b);
  for (const at of all) reading.taken[at] = true;
  return all;
}

/** What misspelt words among these were read as. */
const readAsOf = (
  { tokens }: Reading,
  places: readonly number[],
  name = places.map((at) => tokens[at]!.word).join(' '),
): string | undefined =>
  places.some((at) => tokens[at]!.misspelt !== undefined) ? name : undefined;

/** Takes words as a narrowing: corrected when one of them was misspelt. */
export function narrow(
  reading: Reading,
  places: readonly number[],
  {
    alternatives = [],
    certainty = 'said',
    name,
    ...narrowing
  }: Pick<Narrowing, 'subject' | 'filters' | 'ranks'> &
    Partial<Pick<Narrowing, 'alternatives' | 'certainty'>> & { name?: string | undefined },
): void {
  const all = places.length === 0 ? [] : take(reading, places);
  const readAs = readAsOf(reading, all, name);
  reading.narrowings.push({
    ...narrowing,
    alternatives,
    said: typedOf(reading, all),
    certainty: readAs && certainty === 'said' ? 'corrected' : certainty,
    ...(readAs && { readAs }),
  });
}
