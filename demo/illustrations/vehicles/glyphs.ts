import { polyline, type Point } from '../sketch';
import { stroke } from '../shapes';

/** Digits and capitals as strokes on a 4 by 6 grid, so that no font is needed on the machine that draws. */
const GLYPHS: Record<string, string> = {
  0: '10 30 41 45 36 16 05 01 10',
  1: '11 20 26|16 36',
  2: '01 10 30 41 42 06 46',
  3: '00 40 22 32 43 45 36 16 05',
  4: '30 04 44|32 36',
  5: '40 00 02 32 43 45 36 06',
  6: '40 20 02 05 16 36 45 44 33 03',
  7: '00 40 16',
  8: '13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33',
  9: '06 26 44 41 30 10 01 02 13 43',
  A: '06 20 46|14 34',
  B: '00 30 41 42 33 03|33 44 45 36 06 00',
  C: '41 30 10 01 05 16 36 45',
  D: '00 30 41 45 36 06 00',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06|40 46|03 43',
  I: '20 26',
  J: '40 45 36 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  R: '06 00 30 41 42 33 03|23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  Z: '00 40 06 46',
  '.': '25 26',
  '-': '13 33',
  '=': '12 32|14 34',
  '%': '05 41|01 02|44 45',
  '+': '23 24|13 33|22 24',
  '/': '06 40',
  ':': '21 22|24 25',
  '€': '41 30 10 01 05 16 36 45|02 32|04 34',
};

/** Words in stroke letters, their upper left corner at (x, y). */
export function letters(
  text: string,
  x: number,
  y: number,
  height: number,
  color: string,
  weight = 0.13,
): string {
  const unit = height / 6;
  let d = '';
  let left = x;
  for (const char of text) {
    for (const part of (GLYPHS[char] ?? '').split('|').filter(Boolean))
      d += polyline(
        part.split(' ').map((at): Point => [left + Number(at[0]) * unit, y + Number(at[1]) * unit]),
      );
    left += unit * advance(char);
  }
  return stroke(d, color, height * weight);
}

const advance = (char: string) => (char === ' ' ? 2.6 : 5.6);
export const lettersWidth = (text: string, height: number) =>
  (height / 6) * ([...text].reduce((sum, char) => sum + advance(char), 0) - 1.6);

/** The same, centred on x. */
export const lettersCentred = (
  text: string,
  x: number,
  y: number,
  height: number,
  color: string,
  weight = 0.13,
) => letters(text, x - lettersWidth(text, height) / 2, y, height, color, weight);
