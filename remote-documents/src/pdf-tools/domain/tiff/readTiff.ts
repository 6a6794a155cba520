import { LITTLE_ENDIAN } from './tiffTags';

/** One page of a TIFF: its tags, each as numbers. */
export type TiffPage = ReadonlyMap<number, readonly number[]>;

const PAGES_MAX = 1000;
/** Bytes of a value of each type (TIFF 6.0, section 2); 0: no such type. */
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8];
const RATIONALS = [5, 10];

/** The pages of a TIFF in their order; one whose list goes in circles ends. @throws when it is none */
export function readTiff(bytes: Uint8Array): TiffPage[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = bytes[0] === 0x49;
  if (view.getUint16(0, little) !== (little ? 0x4949 : 0x4d4d) || view.getUint16(2, little) !== 42)
    throw new Error('no TIFF');
  const read = (type: number, at: number): number => {
    if (RATIONALS.includes(type))
      return view.getUint32(at, little) / Math.max(1, view.getUint32(at + 4, little));
    const size = SIZES[type];
    if (size === 4) return view.getUint32(at, little);
    return size === 2 ? view.getUint16(at, little) : view.getUint8(at);
  };
  const pages: TiffPage[] = [];
  const seen = new Set<number>();
  let at = view.getUint32(4, little);
  while (at > 0 && !seen.has(at) && pages.length < PAGES_MAX) {
    seen.add(at);
    const tags = new Map<number, readonly number[]>([[LITTLE_ENDIAN, [Number(little)]]]);
    const count = view.getUint16(at, little);
    for (let entry = at + 2; entry < at + 2 + count * 12; entry += 12) {
      const type = view.getUint16(entry + 2, little);
      const size = SIZES[type] ?? 0;
      const values = view.getUint32(entry + 4, little);
      if (size === 0 || values * size > bytes.length) continue;
      const start = values * size <= 4 ? entry + 8 : view.getUint32(entry + 8, little);
      tags.set(
        view.getUint16(entry, little),
        Array.from({ length: values }, (_, index) => read(type, start + index * size)),
      );
    }
    pages.push(tags);
    at = view.getUint32(at + 2 + count * 12, little);
  }
  return pages;
}
