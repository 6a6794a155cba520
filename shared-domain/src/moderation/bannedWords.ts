import { foldLookalikes } from './foldLookalikes';

const SPACES = '[. ]+';
/** Signs put between the letters of a word: `ar.me`, `a-r-m-e`. */
const SIGNS = '\\.{0,3}';
/** From so many letters on, a word is also found with spaces between all of them: `a r m e`. */
const SPACED_FROM = 3;

/** A word as it is looked for in folded text; null when it has no letter. */
function toPattern(word: string): RegExp | null {
  const parts = foldLookalikes(word).match(/[\p{L}\p{N}]+/gu);
  if (!parts) return null;
  const letters = parts.flatMap((part) => [...part]);
  const written = parts.map((part) => [...part].join(SIGNS)).join(SPACES);
  const spaced = letters.length >= SPACED_FROM ? `|${letters.join(SPACES)}` : '';
  return new RegExp(`(?:^|[^a-z0-9])(?:${written}${spaced})(?![a-z0-9])`, 'u');
}

/**
 * Folded text in which every sign is a dot and every blank a space. Classes of Unicode between all letters of every word
 * would say the same, but take a browser seconds to compile.
 */
const toPlainSigns = (folded: string): string =>
  folded.replace(/[^a-z0-9]/gu, (sign) => {
    if (/\s/.test(sign)) return ' ';
    return /[\p{L}\p{N}]/u.test(sign) ? sign : '.';
  });

/**
 * The banned words found in a text, as the list spells them; a form names them beside the field. Marks, letters that look alike,
 * invisible signs and signs or spaces between the letters hide no word.
 */
export function findBannedWords(text: string, words: readonly string[]): string[] {
  if (words.length === 0) return [];
  const folded = toPlainSigns(foldLookalikes(text));
  return words.filter((word) => toPattern(word)?.test(folded) === true);
}
