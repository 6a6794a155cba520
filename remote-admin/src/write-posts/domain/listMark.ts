/** A number as a list may write it: `type` as `ol` has it, for letters (a, A) and Roman numbers (i, I). */
type ListNumber = { type?: 'a' | 'A' | 'i' | 'I'; number: number };
/** What a drawn mark can stand for, the likeliest first; a bullet stands for no number. */
export type ListMark = readonly ListNumber[];

const romanValues: Readonly<Record<string, number>> = {
  i: 1,
  v: 5,
  x: 10,
  l: 50,
  c: 100,
  d: 500,
  m: 1000,
};

/** `5.`, `(5)`, `2.5`, `Art. 5` are 5; `c)` is 3 in letters or 100 in Roman numbers, `iv.` is 4; all else is a bullet. */
export function listMark(drawn: string): ListMark {
  const [digits] = drawn.match(/\d+(?=\D*$)/) ?? [];
  if (digits) return [{ number: Number(digits) }];
  const [, written] = /^\s*\(?([a-z]{1,5})[.):]/i.exec(drawn) ?? [];
  if (!written) return [];
  const letters = written.toLowerCase();
  const isCapital = letters !== written;
  const alphabetic: ListMark = /^(.)\1*$/.test(letters)
    ? [{ type: isCapital ? 'A' : 'a', number: letterNumber(letters) }]
    : [];
  const roman: ListMark = /^[ivxlcdm]+$/.test(letters)
    ? [{ type: isCapital ? 'I' : 'i', number: romanNumber(letters) }]
    : [];
  const isLikelyRoman = letters === 'i' || letters.length > 1;
  return isLikelyRoman ? [...roman, ...alphabetic] : [...alphabetic, ...roman];
}

/** `a` is 1, `z` 26, `aa` 27, `bb` 28: as word processors count on. */
const letterNumber = (letters: string) =>
  letters.charCodeAt(0) - 'a'.charCodeAt(0) + 1 + (letters.length - 1) * 26;

const romanNumber = (letters: string) =>
  [...letters]
    .map((letter) => romanValues[letter]!)
    .reduce((sum, value, at, all) => sum + (value < (all[at + 1] ?? 0) ? -value : value), 0);
