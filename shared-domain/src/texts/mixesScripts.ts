import { readSign } from './readAsLatin';

/** Alphabets of living languages that UTS #39 recommends for names; beside them only what every alphabet uses. */
const RECOMMENDED = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Thai',
].map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Small capitals and signs of sounds: letters of Latin that no name is written with. */
const PHONETIC = /[\u0250-\u02af\u1d00-\u1dbf\ua720-\ua78a\ua7a0-\ua7ff\uab30-\uab6f]/u;

/** The alphabet that a letter belongs to: its place in the list, or none that names are written with. */
const scriptOf = (letter: string): number =>
  EAST_ASIAN.test(letter) ? -2 : RECOMMENDED.findIndex((script) => script.test(letter));

/** Whether a name is written in letters of several alphabets, or of one that no living name uses (UTS #39, single script). */
export function mixesScripts(name: string): boolean {
  if (PHONETIC.test(name)) return true;
  const scripts = new Set(Array.from(name.normalize('NFKC').match(/\p{L}/gu) ?? [], scriptOf));
  return scripts.size > 1 || scripts.has(-1);
}

/** Words that mix Latin letters with such of other alphabets that look like Latin ones: `Gоlf` with a Cyrillic о. */
export const findDisguisedWords = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}\p{Cf}]{3,}/gu) ?? []).filter((word) => {
    const letters = word.match(/\p{L}/gu) ?? [];
    const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
    const looksLatin = foreign.filter((letter) => /^[a-z]$/.test(readSign(letter)));
    return foreign.length < letters.length && looksLatin.length > 0;
  });
