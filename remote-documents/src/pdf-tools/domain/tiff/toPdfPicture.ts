import { PDFHexString, type PDFObject } from '@cantoo/pdf-lib';
import type { TAG } from './tiffTags';

/** The tags of a page, all values of one and its first. */
export type TiffTags = {
  list(tag: keyof typeof TAG): readonly number[];
  one(tag: keyof typeof TAG): number;
};
export type Entries = Record<string, PDFObject | string | number | boolean | object>;

/** A strip or tile as a PDF's picture: its bytes, and how they are to be read. */
export function toPdfPicture(
  stored: Uint8Array<ArrayBuffer>,
  width: number,
  rows: number,
  tags: TiffTags,
): { content: Blob; entries: Entries } {
  const { list, one } = tags;
  const bits = one('bits');
  const samples = one('samples');
  const colours = coloursOf(tags);
  const predicted: Entries =
    one('predictor') === 2
      ? { DecodeParms: { Predictor: 2, Colors: samples, BitsPerComponent: bits, Columns: width } }
      : {};
  const asStored = { content: new Blob([stored]), entries: { ...colours, BitsPerComponent: bits } };
  switch (one('compression')) {
    case 1:
      return asStored;
    case 3:
    case 4: {
      const isG4 = one('compression') === 4;
      const options = one('faxOptions');
      const fax = {
        K: faxKind(isG4, options),
        Columns: width,
        Rows: rows,
        BlackIs1: one('photometric') === 1,
        EncodedByteAlign: !isG4 && (options & 4) === 4,
        EndOfBlock: false,
      };
      return {
        content: new Blob([one('fillOrder') === 2 ? stored.map(turned) : stored]),
        entries: {
          ColorSpace: 'DeviceGray',
          BitsPerComponent: 1,
          Filter: 'CCITTFaxDecode',
          DecodeParms: fax,
        },
      };
    }
    case 5:
      return { ...asStored, entries: { ...asStored.entries, ...predicted, Filter: 'LZWDecode' } };
    case 8:
    case 32946:
      return { ...asStored, entries: { ...asStored.entries, ...predicted, Filter: 'FlateDecode' } };
    case 32773:
      return { ...asStored, entries: { ...asStored.entries, Filter: 'RunLengthDecode' } };
    case 7: {
      const tables = new Uint8Array(list('jpegTables'));
      // The tables and the strip are a JPEG each, with a beginning and an end of its own.
      const whole = tables.length > 4 ? [tables.slice(0, -2), stored.slice(2)] : [stored];
      return {
        content: new Blob(whole),
        entries: {
          ...colours,
          BitsPerComponent: 8,
          Filter: 'DCTDecode',
          DecodeParms: { ColorTransform: one('photometric') === 6 ? 1 : 0 },
        },
      };
    }
    default:
      throw new Error('a TIFF stored in a way that is not read');
  }
}

/** Group 4, or group 3 in two dimensions, or in one. */
function faxKind(isG4: boolean, options: number): number {
  if (isG4) return -1;
  return (options & 1) === 1 ? 4 : 0;
}

function coloursOf({ list, one }: TiffTags): Entries {
  const [samples, photometric] = [one('samples'), one('photometric')];
  if (photometric === 0 && samples === 1) return { ColorSpace: 'DeviceGray', Decode: [1, 0] };
  if (photometric === 1 && samples === 1) return { ColorSpace: 'DeviceGray' };
  if ((photometric === 2 || photometric === 6) && samples === 3) return { ColorSpace: 'DeviceRGB' };
  if (photometric === 5 && samples === 4) return { ColorSpace: 'DeviceCMYK' };
  if (photometric === 3 && samples === 1) {
    const map = list('colourMap'); // all reds, then all greens, then all blues, in sixteen bits
    const count = map.length / 3;
    const colours = Array.from({ length: count }, (_, index) =>
      [0, 1, 2]
        .map((part) => (map[part * count + index]! >> 8).toString(16).padStart(2, '0'))
        .join(''),
    ).join('');
    return { ColorSpace: ['Indexed', 'DeviceRGB', count - 1, PDFHexString.of(colours)] };
  }
  throw new Error('a TIFF with colours that are not read');
}

/** A byte read from its other end. */
function turned(byte: number): number {
  let result = 0;
  for (let bit = 0; bit < 8; bit += 1) if (byte & (1 << bit)) result |= 128 >> bit;
  return result;
}
