import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { StoredStream } from './StoredStream';
import { withoutExif } from './withoutExif';

export type Shrunk = { jpeg: Blob; width: number; height: number };

/** Below this a picture is a logo or a stamp: nothing to win. */
const SMALL_BYTES = 40_000;
/** A picture that would lose less than this keeps its own bytes and their quality. */
const WORTH_IT = 0.9;
const name = (text: string) => PDFName.of(text);

/** Grey or three colours, eight bits, nothing that gives the numbers another meaning: what a photo drawn anew stays true to. */
function isPlainPhoto(dict: PDFDict): boolean {
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
  if (space === name('DeviceRGB') || space === name('DeviceGray')) return true;
  if (!(space instanceof PDFArray) || space.lookup(0) !== name('ICCBased')) return false;
  const profile = space.lookup(1);
  const channels = profile instanceof PDFStream ? profile.dict.lookup(name('N')) : undefined;
  return channels instanceof PDFNumber && [1, 3].includes(channels.asNumber());
}

function contentOf(stream: PDFObject | undefined): Blob | null {
  if (stream instanceof StoredStream) return stream.content;
  if (!(stream instanceof PDFRawStream)) return null;
  return new Blob([stream.contents as Uint8Array<ArrayBuffer>]);
}

/**
 * Puts smaller photos in the place of a copied page's own, where that is worth it; a photo that cannot be read stays
 * as it is. `seen` holds those done for other pages.
 */
export async function shrinkImages(
  page: PDFPage,
  seen: Set<PDFRef>,
  shrink: (jpeg: Blob) => Promise<Shrunk>,
): Promise<void> {
  const { context } = page.doc;
  const pictures = page.node.Resources()?.lookup(name('XObject'));
  for (const [, ref] of pictures instanceof PDFDict ? pictures.entries() : []) {
    if (!(ref instanceof PDFRef) || seen.has(ref)) continue;
    seen.add(ref);
    const stream = context.lookup(ref);
    const content = contentOf(stream);
    if (
      !(stream instanceof PDFStream) ||
      !content ||
      content.size < SMALL_BYTES ||
      !isPlainPhoto(stream.dict)
    )
      continue;
    const shrunk = await shrink(await withoutExif(content)).catch(() => null);
    if (!shrunk || shrunk.jpeg.size > content.size * WORTH_IT) continue;
    const dict = stream.dict.clone(context);
    dict.set(name('Width'), PDFNumber.of(shrunk.width));
    dict.set(name('Height'), PDFNumber.of(shrunk.height));
    dict.set(name('ColorSpace'), name('DeviceRGB'));
    dict.set(name('Filter'), name('DCTDecode'));
    dict.delete(name('DecodeParms'));
    context.assign(ref, new StoredStream(dict, shrunk.jpeg));
  }
}
