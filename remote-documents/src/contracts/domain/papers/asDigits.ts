/** Digits that a recogniser takes for letters. */
const digits: Record<string, string> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  S: '5',
  B: '8',
  Z: '2',
};

/** A group of digits without the letters that some were mistaken for. */
export const asDigits = (text: string): string =>
  text.toUpperCase().replace(/[OQDILSBZ]/g, (letter) => digits[letter]!);
