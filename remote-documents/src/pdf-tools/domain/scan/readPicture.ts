import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFRawStream,
  decodePDFRawStream,
} from '@cantoo/pdf-lib';
import { decodeFax } from './decodeFax';
import { type PictureColours, greys, pictureColours } from './pictureColours';
import type { Pixels } from './ScanPicture';
import { unpredict } from './unpredict';

/** A sheet of A3 at 600 dots an inch; more would not fit beside the rest. */
const PIXELS_MAX = 80_000_000;
const name = (text: string) => PDFName.of(text);
const numberOf = (object: PDFObject | undefined, otherwise: number): number =>
  object instanceof PDFNumber ? object.asNumber() : otherwise;

/** The numbers of a picture, one to a sample, before they become colours. */
type Samples = { at(x: number, y: number, part: number): number; most: number };

/**
 * The pixels of a PDF's picture that is stored plainly, deflated, in runs, or as a fax; null for one that is partly
 * transparent, or has colours that need more than numbers.
 * @throws when it is damaged, or stored in a way that is not read (JPEG 2000, JBIG2)
 */
export function readPicture(stream: PDFRawStream): Pixels | null {
  const { dict } = stream;
  const width = numberOf(dict.lookup(name('Width')), 0);
  const height = numberOf(dict.lookup(name('Height')), 0);
  const isMask = dict.lookup(name('ImageMask')) === PDFBool.True;
  const colours = isMask ? greys : pictureColours(dict.lookup(name('ColorSpace')));
  const isClear = dict.has(name('SMask')) || dict.has(name('Mask'));
  if (!colours || isClear || width * height > PIXELS_MAX || width * height === 0) return null;
  const isFax = filterOf(dict) === name('CCITTFaxDecode');
  const { at, most } = isFax
    ? faxSamples(stream, height)
    : plainSamples(stream, { width, samples: colours.samples, isMask });
  const decode = dict.lookup(name('Decode'));
  const isTurned = decode instanceof PDFArray && numberOf(decode.lookup(0), 0) > 0;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const value = (x: number, y: number, part: number) =>
    isTurned ? most - at(x, y, part) : at(x, y, part);
  if (colours.samples === 1) paintTones(data, { width, most, value, colours });
  else {
    const values = Array.from({ length: colours.samples }, () => 0);
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      for (let part = 0; part < values.length; part += 1)
        values[part] = value(pixel % width, Math.floor(pixel / width), part);
      colours.paint(values, most, data, pixel * 4);
    }
  }
  return { data, width, height };
}

/** Pictures with one number to a pixel: the colour of each number is made once. */
function paintTones(
  data: Uint8ClampedArray<ArrayBuffer>,
  {
    width,
    most,
    value,
    colours,
  }: { width: number; most: number; value: Samples['at']; colours: PictureColours },
) {
  const tones = new Uint8ClampedArray((most + 1) * 4).fill(255);
  for (let tone = 0; tone <= most; tone += 1) colours.paint([tone], most, tones, tone * 4);
  const words = new Uint32Array(tones.buffer);
  const pixels = new Uint32Array(data.buffer);
  let [x, y] = [0, 0];
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    pixels[pixel] = words[value(x, y, 0)]!;
    x += 1;
    if (x === width) [x, y] = [0, y + 1];
  }
}

/** Whether it is stored in two tones: drawn anew in greys it would only weigh more. */
export const isTwoTone = (dict: PDFDict): boolean =>
  dict.lookup(name('ImageMask')) === PDFBool.True ||
  filterOf(dict) === name('CCITTFaxDecode') ||
  (numberOf(dict.lookup(name('BitsPerComponent')), 8) === 1 &&
    dict.lookup(name('ColorSpace')) === name('DeviceGray'));

/** Of a list of one, as some write it, that one. */
function alone(object: PDFObject | undefined): PDFObject | undefined {
  return object instanceof PDFArray && object.size() === 1 ? object.lookup(0) : object;
}
const filterOf = (dict: PDFDict) => alone(dict.lookup(name('Filter')));

function parmsOf(dict: PDFDict) {
  const parms = alone(dict.lookup(name('DecodeParms')));
  return (key: string) => (parms instanceof PDFDict ? parms.lookup(name(key)) : undefined);
}

function faxSamples({ dict, contents }: PDFRawStream, height: number): Samples {
  const parm = parmsOf(dict);
  const columns = numberOf(parm('Columns'), 1728);
  const isAligned = parm('EncodedByteAlign') === PDFBool.True;
  const { mask } = decodeFax(contents, {
    k: numberOf(parm('K'), 0),
    columns,
    rows: height,
    isAligned,
  });
  const black = Number(parm('BlackIs1') === PDFBool.True);
  return { at: (x, y) => (x < columns && mask[y * columns + x] ? black : 1 - black), most: 1 };
}

function plainSamples(
  stream: PDFRawStream,
  { width, samples, isMask }: { width: number; samples: number; isMask: boolean },
): Samples {
  const parm = parmsOf(stream.dict);
  const bits = isMask ? 1 : numberOf(stream.dict.lookup(name('BitsPerComponent')), 8);
  const predictor = numberOf(parm('Predictor'), 1);
  if (predictor === 2 && bits !== 8) throw new Error('differences of other than bytes');
  const rowBytes = Math.ceil((width * samples * bits) / 8);
  const bytes = unpredict(decodePDFRawStream(stream).decode(), {
    predictor,
    pixelBytes: Math.max(1, (samples * bits) >> 3),
    rowBytes,
  });
  const most = 2 ** Math.min(bits, 8) - 1; // of sixteen bits the first eight say enough
  return {
    most,
    at(x, y, part) {
      const bit = (x * samples + part) * bits;
      const byte = bytes[y * rowBytes + (bit >> 3)] ?? 0;
      return bits >= 8 ? byte : (byte >> (8 - bits - (bit & 7))) & most;
    },
  };
}
