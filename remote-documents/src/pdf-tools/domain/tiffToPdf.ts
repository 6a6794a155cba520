import {
  PDFDocument,
  PDFHexString,
  type PDFObject,
  clip,
  concatTransformationMatrix,
  degrees,
  drawObject,
  endPath,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
} from '@cantoo/pdf-lib';
import { type TiffPage, readTiff } from './readTiff';
import { StoredStream } from './StoredStream';
import { writePdf } from './writePdf';

/** Tags of TIFF 6.0 by number. */
const TAG = {
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  fillOrder: 266,
  stripOffsets: 273,
  orientation: 274,
  samples: 277,
  rowsPerStrip: 278,
  stripBytes: 279,
  xResolution: 282,
  planar: 284,
  faxOptions: 292,
  resolutionUnit: 296,
  predictor: 317,
  colourMap: 320,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileBytes: 325,
  jpegTables: 347,
} as const;
const DEFAULTS: Partial<Record<keyof typeof TAG, number>> = {
  bits: 1,
  compression: 1,
  fillOrder: 1,
  orientation: 1,
  samples: 1,
  planar: 1,
  resolutionUnit: 2,
  predictor: 1,
};
const ROTATIONS: Record<number, number> = { 3: 180, 6: 90, 8: 270 };
const MIRRORED = [2, 4, 5, 7];
const POINTS_PER_UNIT: Record<number, number> = { 2: 72, 3: 72 / 2.54 };
const DOTS_PER_INCH = 150;

/**
 * A TIFF as a PDF with the same pages. A PDF knows each of a TIFF's ways to store a picture, so that nothing is drawn anew:
 * a scan in black and white stays as sharp and as small as it is.
 * @throws when it is damaged, or stored in a way that a PDF does not know
 */
export async function tiffToPdf(file: Blob): Promise<{ blob: Blob; pages: number }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pdf = await PDFDocument.create();
  const pages = readTiff(bytes);
  for (const page of pages) addPage(pdf, bytes, page);
  return { blob: await writePdf(pdf), pages: pages.length };
}

function addPage(pdf: PDFDocument, bytes: Uint8Array<ArrayBuffer>, tags: TiffPage) {
  const list = (tag: keyof typeof TAG) => tags.get(TAG[tag]) ?? [];
  const one = (tag: keyof typeof TAG) => list(tag)[0] ?? DEFAULTS[tag] ?? 0;
  const [width, height] = [one('width'), one('height')];
  if (!width || !height || one('planar') !== 1 || MIRRORED.includes(one('orientation')))
    throw new Error('a TIFF of a kind that is not read');
  const scale = (POINTS_PER_UNIT[one('resolutionUnit')] ?? 0) / (one('xResolution') || 1);
  const points = scale > 0.02 && scale < 5 ? scale : 72 / DOTS_PER_INCH;
  const page = pdf.addPage([width * points, height * points]);
  page.setRotation(degrees(ROTATIONS[one('orientation')] ?? 0));

  const isTiled = list('tileOffsets').length > 0;
  const partWidth = isTiled ? one('tileWidth') : width;
  const partHeight = isTiled ? one('tileHeight') : Math.min(height, one('rowsPerStrip') || height);
  const across = Math.ceil(width / partWidth);
  const sizes = list(isTiled ? 'tileBytes' : 'stripBytes');
  const starts = list(isTiled ? 'tileOffsets' : 'stripOffsets');
  if (starts.length === 0 || sizes.length < starts.length)
    throw new Error('a TIFF without picture');
  page.pushOperators(
    pushGraphicsState(),
    rectangle(0, 0, width * points, height * points),
    clip(),
    endPath(),
  );
  starts.forEach((start, index) => {
    const left = (index % across) * partWidth;
    const top = Math.floor(index / across) * partHeight;
    const rows = isTiled ? partHeight : Math.min(partHeight, height - top);
    const stored = bytes.subarray(start, start + sizes[index]!);
    const { content, entries } = translate(stored, partWidth, rows, { list, one });
    const dict = pdf.context.obj({
      Type: 'XObject',
      Subtype: 'Image',
      Width: partWidth,
      Height: rows,
      ...entries,
    });
    const key = page.node.newXObject('Scan', pdf.context.register(new StoredStream(dict, content)));
    page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(
        partWidth * points,
        0,
        0,
        rows * points,
        left * points,
        (height - top - rows) * points,
      ),
      drawObject(key),
      popGraphicsState(),
    );
  });
  page.pushOperators(popGraphicsState());
}

type Tags = {
  list(tag: keyof typeof TAG): readonly number[];
  one(tag: keyof typeof TAG): number;
};
type Entries = Record<string, PDFObject | string | number | boolean | object>;

/** A strip or tile as a PDF's picture: its bytes, and how they are to be read. */
function translate(
  stored: Uint8Array<ArrayBuffer>,
  width: number,
  rows: number,
  tags: Tags,
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

function coloursOf({ list, one }: Tags): Entries {
  const [samples, bits, photometric] = [one('samples'), one('bits'), one('photometric')];
  const isRaw = photometric === 6 && one('compression') !== 7; // brightness and two colours: only a JPEG says so itself
  if (isRaw || (bits > 8 && bits !== 16)) throw new Error('a TIFF with colours that are not read');
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
