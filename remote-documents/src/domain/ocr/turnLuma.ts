import type { Luma } from '#domain/luma';

export type Turn = 0 | 90 | 180 | 270;

/** A picture turned clockwise. */
export function turnLuma(picture: Luma, turn: Turn): Luma {
  const { values, width, height } = picture;
  if (turn === 0) return picture;
  if (turn === 180) return { ...picture, values: values.slice().reverse() };
  const turned = new Uint8Array(values.length);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) turned[x * height + (height - 1 - y)] = values[at]!;
  return { values: turn === 90 ? turned : turned.reverse(), width: height, height: width };
}

/** The turns that may set a paper upright, the likeliest first: lines of text make rows differ more than columns. */
export function likelyTurns({ values, width, height }: Luma): readonly Turn[] {
  const [rows, columns] = [new Float64Array(height), new Float64Array(width)];
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      rows[y]! += values[at]! / width;
      columns[x]! += values[at]! / height;
    }
  return unrest(rows) >= unrest(columns) ? [0, 180, 90, 270] : [90, 270, 0, 180];
}

/** How much neighbours differ, on the average. */
const unrest = (means: Float64Array) =>
  means.reduce((sum, mean, at) => sum + (at > 0 ? (mean - means[at - 1]!) ** 2 : 0), 0) /
  means.length;
