import * as fontkit from '@cantoo/fontkit';
import {
  type PDFDocument,
  type PDFFont,
  type PDFPage,
  PDFOperator,
  PDFOperatorNames as Ops,
  concatTransformationMatrix,
  degrees,
  popGraphicsState,
  pushGraphicsState,
  rgb,
} from '@cantoo/pdf-lib';
import type { PageNumbers, PdfOptions } from './pdfOptions';

const INK = rgb(0.15, 0.15, 0.15);
const NUMBER_SIZE = 10;
const FOOT_SIZE = 11;
/** Points from the edge of the sheet: what printers reach. */
const EDGE = 20;
const ACROSS_OPACITY = 0.16;
/** Part of the diagonal that the words fill at most. */
const ACROSS_SHARE = 0.72;
const ACROSS_SIZE_MAX = 90;

/** Page numbers and words over every page, upright as each page is shown, as marks that readers of texts leave out. */
export async function stampPages(
  pdf: PDFDocument,
  { pageNumbers, watermark }: Pick<PdfOptions, 'pageNumbers' | 'watermark'>,
  readFont: () => Promise<ArrayBuffer | Uint8Array>,
): Promise<void> {
  const words = watermark.text.trim();
  pdf.registerFontkit(fontkit as unknown as Parameters<PDFDocument['registerFontkit']>[0]);
  const font = await pdf.embedFont(await readFont(), { subset: false });
  const pages = pdf.getPages();
  for (const [index, page] of pages.entries())
    onSheet(page, (sheet) => {
      if (words && watermark.place === 'across') drawAcross(page, sheet, words, font);
      if (words && watermark.place === 'foot') drawFoot(page, sheet, words, font);
      const number = numberOf(pageNumbers, index + 1, pages.length);
      if (number) {
        const x = (sheet.width - font.widthOfTextAtSize(number, NUMBER_SIZE)) / 2;
        page.drawText(number, { x, y: EDGE, size: NUMBER_SIZE, font, color: INK });
      }
    });
}

function numberOf(kind: PageNumbers, place: number, count: number): string {
  if (kind === 'none') return '';
  return kind === 'plain' ? `${place}` : `Pagina ${place} din ${count}`;
}

type Sheet = { width: number; height: number };

/** Draws as if the page, cut and turned as readers see it, began at its bottom left corner. */
function onSheet(page: PDFPage, draw: (sheet: Sheet) => void) {
  const { x, y, width, height } = page.getCropBox();
  const turn = (((page.getRotation().angle % 360) + 360) % 360) as 0 | 90 | 180 | 270;
  const matrix = {
    0: [1, 0, 0, 1, x, y],
    90: [0, 1, -1, 0, x + width, y],
    180: [-1, 0, 0, -1, x + width, y + height],
    270: [0, -1, 1, 0, x, y + height],
  }[turn] as [number, number, number, number, number, number];
  const isLying = turn === 90 || turn === 270;
  page.pushOperators(
    PDFOperator.of(Ops.BeginMarkedContent, ['/Artifact']),
    pushGraphicsState(),
    concatTransformationMatrix(...matrix),
  );
  draw(isLying ? { width: height, height: width } : { width, height });
  page.pushOperators(popGraphicsState(), PDFOperator.of(Ops.EndMarkedContent));
}

function drawAcross(page: PDFPage, { width, height }: Sheet, words: string, font: PDFFont) {
  const diagonal = Math.hypot(width, height);
  const size = Math.min(
    ACROSS_SIZE_MAX,
    (diagonal * ACROSS_SHARE) / font.widthOfTextAtSize(words, 1),
  );
  const angle = Math.atan2(height, width);
  const half = font.widthOfTextAtSize(words, size) / 2;
  const lower = size * 0.35; // half the height of letters, so that the middle of the words is the middle of the page
  page.drawText(words, {
    x: width / 2 - half * Math.cos(angle) + lower * Math.sin(angle),
    y: height / 2 - half * Math.sin(angle) - lower * Math.cos(angle),
    size,
    font,
    color: INK,
    opacity: ACROSS_OPACITY,
    rotate: degrees((angle * 180) / Math.PI),
  });
}

function drawFoot(page: PDFPage, { width }: Sheet, words: string, font: PDFFont) {
  const room = width - 2 * EDGE - 12;
  const size = Math.min(FOOT_SIZE, room / font.widthOfTextAtSize(words, 1));
  const long = font.widthOfTextAtSize(words, size);
  const y = EDGE + NUMBER_SIZE + 8;
  page.drawRectangle({
    x: EDGE,
    y,
    width: long + 12,
    height: size + 9,
    color: rgb(1, 1, 1),
    borderColor: INK,
    borderWidth: 0.8,
  });
  page.drawText(words, { x: EDGE + 6, y: y + 6, size, font, color: INK });
}
