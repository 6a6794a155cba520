import { editDistance } from './editDistance';

/** Shorter words are no beginnings. */
export const BEGINNING_MIN = 2;
/** So many words that one may be a misspelling of. */
export const SPELLINGS_MAX = 3;
/** By how a word is found, how surely it is meant. */
export const quality = { exact: 4, form: 4, beginning: 3, spelling: 2 } as const;

/** Words shorter than the first are never put right, those from the second on may have two faults. */
const CORRECTED_MIN = 4;
const TWICE_CORRECTED_MIN = 8;

/** How many faults are put right in a word: none in short ones and in numbers. */
export function faultsIn(word: string): number {
  if (word.length < CORRECTED_MIN || /^\d+$/.test(word)) return 0;
  return word.length >= TWICE_CORRECTED_MIN ? 2 : 1;
}

/** Whether `near` would name a word. */
export function isNear(word: string, known: string): boolean {
  const most = faultsIn(word);
  return (
    most > 0 &&
    Math.abs(word.length - known.length) <= most &&
    editDistance(word, known, most) <= most
  );
}
