import { contentOf, type Reading } from './Reading';
import { linkingWords } from './tables/fillerPhrases';
import { stem } from './stem';

/** A phrase ready to be looked for: the stems of its words, without those that only join. */
export type Phrase<T> = { stems: readonly string[]; text: string; means: T };

export const toPhrases = <T>(phrases: string, means: T): Phrase<T>[] =>
  phrases.split(',').flatMap((phrase) => {
    const text = phrase.trim();
    const words = text.split(/[\s-]+/);
    const content = words.filter((word) => !linkingWords.has(word));
    const stems = (content.length > 0 ? content : words).map(stem);
    return text === '' ? [] : [{ stems, text, means }];
  });

/** Phrases by their first stem, longer ones first. */
export type PhraseIndex<T> = ReadonlyMap<string, readonly Phrase<T>[]>;

export function indexPhrases<T>(phrases: readonly Phrase<T>[]): PhraseIndex<T> {
  const index = new Map<string, Phrase<T>[]>();
  for (const phrase of phrases.toSorted((a, b) => b.stems.length - a.stems.length)) {
    const known = index.get(phrase.stems[0]!);
    if (known) known.push(phrase);
    else index.set(phrase.stems[0]!, [phrase]);
  }
  return index;
}

export type FoundPhrase<T> = Phrase<T> & { places: readonly number[] };

/** Every phrase that stands among the free words, in the order of the text and longer ones first. */
export function findPhrases<T>(reading: Reading, index: PhraseIndex<T>): FoundPhrase<T>[] {
  const places = contentOf(reading);
  const stems = places.map((at) => stem(reading.tokens[at]!.word));
  return places.flatMap((_, at) =>
    (index.get(stems[at]!) ?? [])
      .filter((phrase) => phrase.stems.every((each, by) => stems[at + by] === each))
      .map((phrase) => ({ ...phrase, places: places.slice(at, at + phrase.stems.length) })),
  );
}

export const areFree = ({ taken }: Reading, places: readonly number[]): boolean =>
  places.every((at) => !taken[at]);
