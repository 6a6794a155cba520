import { PDFDocument } from '@cantoo/pdf-lib';
import { type UnseenWords, embedUnseenFont } from './unseenWords';
import { writePdf } from '../making/writePdf';

/** Words for a page of a document, from 0, in the coordinates of the page itself. */
export type PageWords = { pageIndex: number; words: readonly UnseenWords[] };

/** A finished document with recognised words over its pages, unseen, so that they can be searched and copied. */
export async function addTextLayer(
  file: Blob,
  pages: readonly PageWords[],
  readFont: () => Promise<ArrayBuffer | Uint8Array>,
): Promise<Blob> {
  const pdf = await PDFDocument.load(await file.arrayBuffer(), { updateMetadata: false });
  const write = await embedUnseenFont(pdf, readFont);
  for (const { pageIndex, words } of pages)
    for (const word of words) write(pdf.getPage(pageIndex), word);
  return writePdf(pdf);
}
