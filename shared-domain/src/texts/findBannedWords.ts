import { readAsLatin } from './readAsLatin';

const SPACES = '[. ]+';
/** Signs put between the letters of a word: `ar.me`, `a-r-m-e`. */
const SIGNS = '\\.{0,3}';
/** From so many letters on, a word is also found with spaces between all of them: `a r m e`. */
const SPACED_FROM = 3;
/** A letter written more often than that counts as written so often. */
const REPEATS = 3;

/** Digits and signs that stand for a letter: `4rm3`, `@rme`. */
const leet: Record<string, string> = {
  a: '4@',
  b: '8',
  e: '3€',
  g: '9',
  i: '1!|',
  l: '1|',
  o: '0',
  s: '5$',
  t: '7',
  z: '2',
};
const LEET_SIGNS = '@€!|$';

const toClass = (letter: string) => `[${letter}${leet[letter] ?? ''}]{1,${REPEATS}}`;

/** A word as it is looked for in a text that was read; null when it has no letter. */
function toPattern(word: string): RegExp | null {
  const parts = readAsLatin(word).match(/[\p{L}\p{N}]+/gu);
  if (!parts) return null;
  const letters = parts.flatMap((part) => [...part]);
  const written = parts.map((part) => [...part].map(toClass).join(SIGNS)).join(SPACES);
  const spaced = letters.length >= SPACED_FROM ? `|${letters.map(toClass).join(SPACES)}` : '';
  return new RegExp(`(?<![a-z0-9])(${written}${spaced})(?![a-z0-9])`, 'gu');
}

/** Made once: the words are few and the same for every text. */
const patterns = new Map<string, RegExp | null>();
function patternOf(word: string): RegExp | null {
  const known = patterns.get(word);
  if (known !== undefined) return known;
  const made = toPattern(word);
  patterns.set(word, made);
  return made;
}

/**
 * A read text in which every sign is a dot and every blank a space, but signs that stand for a letter, between letters. Classes of
 * Unicode between all letters of every word would say the same, but take a browser seconds to compile.
 */
function toPlainSigns(read: string): string {
  const short = read.replace(/(.)\1{3,}/gu, (_run, sign: string) => sign.repeat(REPEATS));
  return short.replace(/[^a-z0-9]/gu, (sign, at: number) => {
    if (/\s/.test(sign)) return ' ';
    if (LEET_SIGNS.includes(sign) && /[a-z0-9]/.test(short[at + 1] ?? '')) return sign;
    return /[\p{L}\p{N}]/u.test(sign) ? sign : '.';
  });
}

/** Digits alone are a number, and mostly digits a code: a word has as many letters as other signs. */
const isMostlyLetters = (found: string): boolean => {
  const letters = found.match(/\p{L}/gu)?.length ?? 0;
  return letters * 2 >= (found.match(/[^. ]/gu)?.length ?? 0);
};

/**
 * The banned words found in a text, as the list spells them; a form names them beside the field. Marks, letters that look alike,
 * digits that stand for letters, repeats, invisible signs and signs or spaces between the letters hide no word.
 */
export function findBannedWords(text: string, words: readonly string[]): string[] {
  if (words.length === 0) return [];
  const read = toPlainSigns(readAsLatin(text));
  return words.filter((word) => {
    const pattern = patternOf(word);
    return pattern !== null && read.match(pattern)?.some(isMostlyLetters);
  });
}
