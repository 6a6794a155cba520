import type { PDFPage } from '@cantoo/pdf-lib';
import type { PdfOptions } from '../making/pdfOptions';
import { FIT_DPI, placeImage } from '../pictures/placeImage';

/** Gives a page that is one picture (a TIFF's) the size and the margins that photos get. The picture stays in the middle, whichever way the page is turned. */
export function placePage(page: PDFPage, options: Pick<PdfOptions, 'pageSize' | 'marginMm'>): void {
  const { width, height } = page.getSize();
  const lies = page.getRotation().angle % 180 !== 0;
  const toPx = (points: number) => (points / 72) * FIT_DPI;
  const [shownWidth, shownHeight] = lies ? [height, width] : [width, height];
  const placed = placeImage(toPx(shownWidth), toPx(shownHeight), options);
  const [pageWidth, pageHeight] = lies
    ? [placed.pageHeight, placed.pageWidth]
    : [placed.pageWidth, placed.pageHeight];
  const scale = placed.width / shownWidth;
  page.scaleContent(scale, scale);
  page.setSize(pageWidth, pageHeight);
  page.translateContent((pageWidth - width * scale) / 2, (pageHeight - height * scale) / 2);
}
