import { latinLookalikes } from './latinLookalikes';

const latinOf = new Map(
  Object.entries(latinLookalikes).flatMap(([letter, signs]) =>
    [...signs].map((sign) => [sign, letter] as const),
  ),
);

/** Where the alphabet begins in boxes, circles and flags, which no decomposition opens. */
const enclosed = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6];

const toEnclosed = (sign: string): string | undefined => {
  const code = sign.codePointAt(0)!;
  const start = enclosed.find((first) => code >= first && code < first + 26);
  return start === undefined ? undefined : String.fromCharCode(97 + code - start);
};

/** The value of a digit of any alphabet: digits follow each other in tens. */
function toDigit(sign: string): string | undefined {
  if (!/\p{Nd}/u.test(sign)) return undefined;
  const code = sign.codePointAt(0)!;
  let first = code;
  while (code - first < 9 && /\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String(code - first);
}

/** Marks, joiners, signs of no width, tags and blanks that look like letters: nobody sees them. */
const UNSEEN = /[\p{M}\p{Cf}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** One sign as somebody reads it, in lower-case Latin letters; empty for what nobody sees. */
export function readSign(sign: string): string {
  if (sign >= ' ' && sign < '\x7f') return sign.toLowerCase();
  const known = toDigit(sign) ?? latinOf.get(sign) ?? toEnclosed(sign);
  if (known !== undefined) return known;
  return Array.from(
    sign.normalize('NFKD').replace(UNSEEN, (each) => (/[\t\n\v\f\r]/.test(each) ? ' ' : '')),
    (part) => {
      const small = part.toLowerCase();
      return toDigit(part) ?? latinOf.get(part) ?? latinOf.get(small) ?? small;
    },
  ).join('');
}

/**
 * A text as somebody reads it, in lower-case Latin letters: letters of other alphabets that look like Latin ones (UTS #39), small
 * capitals, full-width and boxed letters become plain ones; marks and what nobody sees are left out. For comparison only.
 */
export const readAsLatin = (text: string): string => Array.from(text, readSign).join('');

/** The same with the place in the text that each letter was read from; one more for the end. */
export function readWithPlaces(text: string): { read: string; places: number[] } {
  let read = '';
  let at = 0;
  const places: number[] = [];
  for (const sign of text) {
    const letters = readSign(sign);
    for (let n = 0; n < letters.length; n += 1) places.push(at);
    read += letters;
    at += sign.length;
  }
  places.push(at);
  return { read, places };
}
