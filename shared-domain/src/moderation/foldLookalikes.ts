/** Letters of other alphabets, and marked ones that do not come apart, under the Latin letter that they look like. */
const lookalikes: Record<string, string> = {
  a: 'аαɑ',
  b: 'вβьƀ',
  c: 'сϲҫ',
  d: 'ԁđð',
  e: 'еεєҽ',
  f: 'ғϝ',
  g: 'ɡԍ',
  h: 'нһηħ',
  i: 'іιıӏ',
  j: 'јϳ',
  k: 'кκқ',
  l: 'łⅼ',
  m: 'мμ',
  n: 'пո',
  o: 'оοøσօ',
  p: 'рρ',
  q: 'ԛ',
  r: 'гѓ',
  s: 'ѕςʂ',
  t: 'тτŧ',
  u: 'υս',
  v: 'ѵν',
  w: 'ԝω',
  x: 'хχҳ',
  y: 'уγү',
  z: 'ᴢζ',
};
const latinOf = new Map(
  Object.entries(lookalikes).flatMap(([latin, others]) =>
    [...others].map((other) => [other, latin] as const),
  ),
);

/**
 * A text as somebody reads it, in lower-case Latin letters: full-width and look-alike letters become plain ones, marks and
 * signs that nobody sees are left out. For comparison only.
 */
export const foldLookalikes = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Cc}\u115f\u1160\u3164\uffa0]/gu, (sign) =>
      /[\t\n\v\f\r]/.test(sign) ? ' ' : '',
    )
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, (letter) => latinOf.get(letter) ?? letter);
