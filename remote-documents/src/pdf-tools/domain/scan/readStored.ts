import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFStream,
} from '@cantoo/pdf-lib';
import { withoutExif } from '../pictures/withoutExif';
import { rawStream } from './pagePictures';
import { pictureColours } from './pictureColours';
import type { Pixels } from './ScanPicture';
import { readPicture } from './readPicture';

const name = (text: string) => PDFName.of(text);
/** A note in a JPEG that its colours are stored as such; a note of its own, which comes later, counts before it. */
const ADOBE = new Uint8Array([0xff, 0xee, 0, 14, 65, 100, 111, 98, 101, 0, 100, 0, 0, 0, 0, 0]);

/** A picture of a PDF for the browser to draw: a photo as its JPEG, others as pixels; null when it cannot be read truly. */
export async function readStored(stream: PDFStream): Promise<Blob | Pixels | null> {
  const raw = await rawStream(stream);
  if (!raw || raw.dict.lookup(name('Subtype')) !== name('Image')) return null;
  if (isPlainPhoto(raw.dict)) {
    const jpeg = await withoutExif(new Blob([raw.contents as Uint8Array<ArrayBuffer>]));
    return hasOwnColours(raw.dict) ? new Blob([jpeg.slice(0, 2), ADOBE, jpeg.slice(2)]) : jpeg;
  }
  try {
    return readPicture(raw);
  } catch {
    return null; // damaged, or of a kind that has no reader here: it stays as it is
  }
}

/** Grey or three colours, eight bits, nothing that gives the numbers another meaning: what a photo drawn anew stays true to. */
export function isPlainPhoto(dict: PDFDict): boolean {
  const filter = dict.lookup(name('Filter'));
  const isJpeg =
    filter === name('DCTDecode') ||
    (filter instanceof PDFArray && filter.size() === 1 && filter.lookup(0) === name('DCTDecode'));
  const special = ['Decode', 'Mask', 'ImageMask'].some((key) => dict.has(name(key)));
  return (
    dict.lookup(name('Subtype')) === name('Image') &&
    isJpeg &&
    !special &&
    String(dict.lookup(name('BitsPerComponent'))) === '8' &&
    isPlainColour(dict.lookup(name('ColorSpace')))
  );
}

function isPlainColour(space: PDFObject | undefined): boolean {
  const kind = space instanceof PDFArray ? space.lookup(0) : undefined;
  return kind !== name('Indexed') && pictureColours(space) !== null;
}

/** Whether three colours are stored as such: a browser takes them for brightness and two colours unless told. */
function hasOwnColours(dict: PDFDict): boolean {
  const parms = dict.lookup(name('DecodeParms'));
  const transform = parms instanceof PDFDict ? parms.lookup(name('ColorTransform')) : undefined;
  const isGrey = dict.lookup(name('ColorSpace')) === name('DeviceGray');
  return !isGrey && transform instanceof PDFNumber && transform.asNumber() === 0;
}
