import type { Luma } from '#domain/luma';

/** A mask of ink as a PDF stores a picture in black and white: a bit for each pixel, rows filled up to bytes, 0 is black. */
export function packBits(
  mask: Uint8Array,
  { width, height }: Pick<Luma, 'width' | 'height'>,
): Uint8Array<ArrayBuffer> {
  const rowBytes = Math.ceil(width / 8);
  const packed = new Uint8Array(rowBytes * height).fill(0xff);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (mask[y * width + x]) packed[y * rowBytes + (x >> 3)]! &= ~(0x80 >> (x & 7));
  return packed;
}
