import type { Luma } from '#domain/luma';

/** How much darker than its surroundings a point of ink is at least, in percent. */
const DARKER_PERCENT = 15;
/** Grain of a sensor in a dark corner is no ink. */
const GRAIN = 12;
/** Part of the width that is a point's surroundings. */
const SURROUNDINGS = 12;

/**
 * 1 where there is ink: points clearly darker than what surrounds them, so that the shadow of a hand or a lamp on one side
 * does not count (Bradley and Roth, adaptive thresholding by a running mean).
 */
export function inkMask({ values, width, height }: Luma): Uint8Array {
  const mask = new Uint8Array(width * height);
  const reach = Math.max(2, Math.round(width / SURROUNDINGS / 2));
  const columns = new Uint32Array(width); // sums of the rows around the present one
  const addRow = (row: number, sign: number) => {
    if (row < 0 || row >= height) return;
    for (let x = 0; x < width; x += 1) columns[x]! += sign * values[row * width + x]!;
  };
  for (let row = 0; row < reach; row += 1) addRow(row, 1);
  for (let y = 0; y < height; y += 1) {
    addRow(y + reach, 1);
    addRow(y - reach - 1, -1);
    const rows = Math.min(height - 1, y + reach) - Math.max(0, y - reach) + 1;
    let sum = 0;
    for (let x = 0; x < Math.min(reach, width); x += 1) sum += columns[x]!;
    for (let x = 0; x < width; x += 1) {
      if (x + reach < width) sum += columns[x + reach]!;
      if (x - reach - 1 >= 0) sum -= columns[x - reach - 1]!;
      const across = Math.min(width - 1, x + reach) - Math.max(0, x - reach) + 1;
      const mean = sum / (rows * across);
      const value = values[y * width + x]!;
      if (value * 100 < mean * (100 - DARKER_PERCENT) && mean - value > GRAIN)
        mask[y * width + x] = 1;
    }
  }
  return mask;
}
