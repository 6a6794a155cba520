import type { PDFDocument, PDFObject, PDFPageLeaf, PDFRef } from '@cantoo/pdf-lib';

/** Pages of one file on their way into a document, and all that came along with them. */
export type CopiedPages = {
  source: PDFDocument;
  target: PDFDocument;
  /** The pages in the target: their place in the source (from 0) and what they are there. */
  pages: { place: number; ref: PDFRef; node: PDFPageLeaf }[];
  /** What an object of the source is in the target; only what a page needs has been copied. */
  copies: ReadonlyMap<PDFObject, PDFObject>;
  /** Copies one more thing with all that it refers to. */
  copy<T extends PDFObject>(object: T): T;
};
