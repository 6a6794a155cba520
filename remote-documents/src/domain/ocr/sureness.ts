import type { ReadLine } from './readTsv';

/** Fewer letters are a stamp or a page number. */
export const LETTERS_MIN = 20;
/** Words as sure as this say that a picture was read the right way up. */
const SURE = 70;
const SURE_SHARE = 0.6;

export const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;

/** Letters of words that are sure, and whether they are so many that the picture stood upright. */
export function sureness(lines: readonly ReadLine[]): { sure: number; isUpright: boolean } {
  const count = (words: ReadLine) => words.reduce((sum, { text }) => sum + lettersOf(text), 0);
  const words = lines.flat();
  const sure = count(words.filter((word) => word.sure >= SURE));
  return { sure, isUpright: sure >= LETTERS_MIN && sure / count(words) >= SURE_SHARE };
}
