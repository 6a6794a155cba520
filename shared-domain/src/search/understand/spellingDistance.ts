/**
 * How many letters one word is from another: changed, left out, added, or two neighbours swapped (optimal string alignment); `over` and more
 * are not told apart.
 */
export function editDistance(a: string, b: string, over = 3): number {
  if (Math.abs(a.length - b.length) >= over) return over;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + Number(!isSame));
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) next[j] = Math.min(next[j]!, before[j - 2]! + 1);
    }
    if (Math.min(...next) >= over) return over;
    before = row;
    row = next;
  }
  return Math.min(row[b.length]!, over);
}

/** Which letters a word has, as bits. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) - 97);
  return bits;
}

/** How many letters only one of two words has; an edit changes two at most. */
export function countOther(a: number, b: number): number {
  let count = 0;
  for (let bits = a ^ b; bits; bits &= bits - 1) count += 1;
  return count;
}

/** Spellings of one sound, longest first. */
const sounds: readonly [RegExp, string][] = [
  [/sch|sh/g, 's'],
  [/tz|ts/g, 't'],
  [/qu|ck|q|k|ch/g, 'c'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/y|j/g, 'i'],
  [/x/g, 'cs'],
  [/z/g, 's'],
  [/h/g, ''],
  [/(.)\1/g, '$1'],
];

/** How a word sounds, about: `volkswagen` and `wolcsvaghen` are the same. */
export const soundOf = (word: string): string =>
  sounds.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word);
