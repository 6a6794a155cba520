import type { TiffTags } from './toPdfPicture';

/** The number of a pixel's part, 0 to 255. */
export type SampleReader = (x: number, y: number, part: number) => number;

/** Reads the numbers of a strip: of pixels one after another, or of each part in a plane of its own. */
export function readSamples(
  planes: readonly Uint8Array[],
  { width, tags: { one } }: { width: number; tags: TiffTags },
): SampleReader {
  const bits = one('bits');
  const isPlanar = planes.length > 1;
  const perPixel = isPlanar ? 1 : one('samples');
  const rowBytes = Math.ceil((width * perPixel * bits) / 8);
  if (bits > 8 && bits !== 16) throw new Error('a TIFF with colours that are not read');
  const plain =
    one('predictor') === 2
      ? planes.map((plane) =>
          undiffer(plane, { bits, perPixel, rowBytes, isLittle: isLittle(one) }),
        )
      : planes;
  const most = 2 ** Math.min(bits, 8) - 1;
  const highByte = bits === 16 && isLittle(one) ? 1 : 0; // of sixteen bits the first eight say enough
  return (x, y, part) => {
    const bytes = plain[isPlanar ? part : 0]!;
    const bit = (x * perPixel + (isPlanar ? 0 : part)) * bits;
    const byte = bytes[y * rowBytes + (bit >> 3) + highByte] ?? 0;
    const value = bits >= 8 ? byte : (byte >> (8 - bits - (bit & 7))) & most;
    return (value * 255) / most;
  };
}

const isLittle = (one: TiffTags['one']) => one('littleEndian') === 1;

/** Numbers as they were before each was written as the difference to its neighbour. */
function undiffer(
  bytes: Uint8Array,
  {
    bits,
    perPixel,
    rowBytes,
    isLittle,
  }: { bits: number; perPixel: number; rowBytes: number; isLittle: boolean },
): Uint8Array {
  if (bits !== 8 && bits !== 16) throw new Error('differences of other than bytes');
  const plain = bytes.slice();
  const view = new DataView(plain.buffer, plain.byteOffset, plain.byteLength);
  const size = bits / 8;
  for (let row = 0; row + rowBytes <= plain.length; row += rowBytes)
    for (let at = row + perPixel * size; at < row + rowBytes; at += size) {
      const before = at - perPixel * size;
      if (size === 1) plain[at]! += plain[before]!;
      else
        view.setUint16(
          at,
          view.getUint16(at, isLittle) + view.getUint16(before, isLittle),
          isLittle,
        );
    }
  return plain;
}
