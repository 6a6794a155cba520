import {
  PDFBool,
  PDFDict,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { contentOfImage, entriesOfImage } from './preparedImage';
import { type StripsDone, changeStrips, isOneSheet } from '../scan/changeStrips';
import { pagePictures } from '../scan/pagePictures';
import type { ShrinkPicture } from '../scan/ScanPicture';
import { isTwoTone } from '../scan/readPicture';
import { isPlainPhoto, readStored } from '../scan/readStored';
import { StoredStream } from '../making/StoredStream';

export type ShrinkRules = {
  /** Every photo; off: only the pictures of scanned pages. */
  all: boolean;
  /** A scanned page is to look otherwise (straight, black and white), whatever that weighs. */
  changesScans: boolean;
  /** A scan is changed only where that makes it smaller. */
  onlySmaller?: boolean;
  shrink: ShrinkPicture;
};
/** What was done for other pages: pictures looked at, and pages of strips by these. */
export type Shrunk = { seen: Set<PDFRef>; strips: StripsDone };

/** Below this a picture is a logo or a stamp: nothing to win. */
const SMALL_BYTES = 40_000;
/** A picture that would lose less than this keeps its own bytes and their quality. */
const WORTH_IT = 0.9;
const name = (text: string) => PDFName.of(text);
const sizeOf = (stream: PDFStream) => stream.getContentsSize();

/** A page that is one picture and no text: what a scanner makes. A word under the picture would stay where it was. */
function isScannedPage(page: PDFPage, pictures: PDFObject | undefined): boolean {
  const fonts = page.node.Resources()?.lookup(name('Font'));
  const hasFonts = fonts instanceof PDFDict && fonts.keys().length > 0;
  return !hasFonts && pictures instanceof PDFDict && pictures.keys().length === 1;
}

/**
 * Puts other pictures in the place of a copied page's own: smaller photos where that is worth it, scans as they are to look.
 * One that cannot be read stays as it is.
 */
export async function shrinkImages(page: PDFPage, done: Shrunk, rules: ShrinkRules): Promise<void> {
  const objects = page.node.Resources()?.lookup(name('XObject'));
  if (rules.changesScans) {
    const placed = await pagePictures(page).catch(() => null); // drawn in a way that nothing expects
    if (placed && isOneSheet(placed)) return changeStrips(page, placed, done.strips, rules.shrink);
    if (isScannedPage(page, objects) || placed?.length === 1) {
      const [ref] = placed?.map((each) => each.ref) ?? refsOf(objects);
      // Known to be in black and over nothing only where it alone is drawn: the picture made of it is opaque.
      const couldCover = placed?.length !== 1 && isStencil(page.doc.context.lookup(ref));
      if (ref && !couldCover) await shrinkOne(page, ref, true, done, rules);
      return;
    }
  }
  if (rules.all) for (const ref of refsOf(objects)) await shrinkOne(page, ref, false, done, rules);
}

const refsOf = (objects: PDFObject | undefined): PDFRef[] =>
  objects instanceof PDFDict ? objects.values().filter((ref) => ref instanceof PDFRef) : [];

/** What is painted in the colour of the moment through its holes. */
const isStencil = (picture: PDFObject | undefined) =>
  picture instanceof PDFStream && picture.dict.lookup(name('ImageMask')) === PDFBool.True;

async function shrinkOne(
  page: PDFPage,
  ref: PDFRef,
  isScan: boolean,
  { seen }: Shrunk,
  { shrink, onlySmaller }: ShrinkRules,
) {
  const { context } = page.doc;
  const stream = context.lookup(ref);
  if (seen.has(ref) || !(stream instanceof PDFStream)) return;
  seen.add(ref);
  if (!isScan && (!isPlainPhoto(stream.dict) || sizeOf(stream) < SMALL_BYTES)) return;
  const picture = await readStored(stream);
  if (!picture) return;
  const scan = isScan
    ? { rotation: page.getRotation().angle, isTwoTone: isTwoTone(stream.dict) }
    : null;
  const made = await shrink(picture, scan).catch(() => null);
  if (!made || ((!isScan || onlySmaller) && contentOfImage(made).size > sizeOf(stream) * WORTH_IT))
    return;
  const dict = stream.dict.clone(context);
  for (const [key, value] of context.obj(entriesOfImage(made)).entries()) dict.set(key, value);
  for (const key of ['DecodeParms', 'Decode', 'ImageMask']) dict.delete(name(key));
  context.assign(ref, new StoredStream(dict, contentOfImage(made)));
}
