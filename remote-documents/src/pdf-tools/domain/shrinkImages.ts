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
import { type PreparedImage, contentOfImage, entriesOfImage } from './preparedImage';
import { StoredStream } from './StoredStream';
import { withoutExif } from './withoutExif';

export type ShrinkRules = {
  /** Every photo; off: only the pictures of scanned pages. */
  all: boolean;
  /** A scanned page is to look otherwise (straight, black and white), whatever that weighs. */
  changesScans: boolean;
  /** A photo made smaller; the picture of a scanned page as asked, null when it is to stay. */
  shrink(jpeg: Blob, scan: { rotation: number } | null): Promise<PreparedImage | null>;
};

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

/** A page that is one picture and no text: what a scanner makes. A word under the picture would stay where it was. */
function isScannedPage(page: PDFPage, pictures: PDFObject | undefined): boolean {
  const fonts = page.node.Resources()?.lookup(name('Font'));
  const hasFonts = fonts instanceof PDFDict && fonts.keys().length > 0;
  return !hasFonts && pictures instanceof PDFDict && pictures.keys().length === 1;
}

/**
 * Puts other pictures in the place of a copied page's own: smaller photos where that is worth it, scans as they are to look.
 * One that cannot be read stays as it is. `seen` holds those done for other pages.
 */
export async function shrinkImages(
  page: PDFPage,
  seen: Set<PDFRef>,
  { all, changesScans, shrink }: ShrinkRules,
): Promise<void> {
  const { context } = page.doc;
  const pictures = page.node.Resources()?.lookup(name('XObject'));
  const isScan = changesScans && isScannedPage(page, pictures);
  if (!all && !isScan) return;
  const scan = isScan ? { rotation: page.getRotation().angle } : null;
  for (const [, ref] of pictures instanceof PDFDict ? pictures.entries() : []) {
    if (!(ref instanceof PDFRef) || seen.has(ref)) continue;
    seen.add(ref);
    const stream = context.lookup(ref);
    const content = contentOf(stream);
    if (!(stream instanceof PDFStream) || !content || !isPlainPhoto(stream.dict)) continue;
    if (!scan && content.size < SMALL_BYTES) continue;
    const made = await shrink(await withoutExif(content), scan).catch(() => null);
    if (!made || (!scan && contentOfImage(made).size > content.size * WORTH_IT)) continue;
    const dict = stream.dict.clone(context);
    for (const [key, value] of context.obj(entriesOfImage(made)).entries()) dict.set(key, value);
    dict.delete(name('DecodeParms'));
    context.assign(ref, new StoredStream(dict, contentOfImage(made)));
  }
}
