import type { Sharp } from 'sharp';

const [COLUMNS, ROWS] = [9, 8];

/**
 * 64 bits as 16 hex digits: whether each of 8x8 places is lighter than its neighbour. The same
 * photo in another size or quality has the same.
 */
export async function perceptualHashOf(picture: Sharp): Promise<string> {
  const grey = await picture
    .resize({ width: COLUMNS, height: ROWS, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  let bits = '';
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS - 1; column += 1) {
      const at = row * COLUMNS + column;
      bits += grey[at]! > grey[at + 1]! ? '1' : '0';
    }
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0');
}
