import { freeOf, type Reading } from './Reading';

/** A stretch of free words that a pattern found, with its groups. */
export type Match = { places: number[]; groups: (string | undefined)[] };

/** The first stretch of free words that a pattern has; words are joined by a space, and `|` stands where words were taken. */
export function matchFree(reading: Reading, pattern: RegExp): Match | undefined {
  const starts = new Map<number, number>();
  let text = '';
  let before = -1;
  for (const at of freeOf(reading)) {
    if (before >= 0) text += at > before + 1 ? ' | ' : ' ';
    starts.set(text.length, at);
    text += reading.tokens[at]!.word;
    before = at;
  }
  const found = pattern.exec(text);
  if (!found) return undefined;
  const end = found.index + found[0].length;
  const places = [...starts].filter(([start]) => start >= found.index && start < end);
  return { places: places.map(([, at]) => at), groups: found.slice(1) };
}

/** A pattern of whole words. */
export const wholeWords = (source: string): RegExp => new RegExp(`(?<=^| )${source}(?= |$)`);
