import * as fontkit from '@cantoo/fontkit';
import { PDFDocument, TextRenderingMode, degrees } from '@cantoo/pdf-lib';
import { toArchival } from './pdf-a/toArchival';
import { writePdf } from './writePdf';

/** Words as they stand on a page: in points from its bottom left corner. */
type DrawnWords = { text: string; x: number; y: number; size: number; degrees: number };
/** A page as a picture (JPEG) of the whole sheet, its size in points, and its words. */
export type DrawnPage = {
  picture: Blob;
  width: number;
  height: number;
  words: readonly DrawnWords[];
};

/** Pages drawn as pictures as a PDF, their words over them unseen, so that they can be searched and copied; `archival`: as PDF/A-2b of that title. */
export async function drawnToPdf(
  pages: readonly DrawnPage[],
  readFont: () => Promise<ArrayBuffer | Uint8Array>,
  archival?: { title: string },
): Promise<Blob> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit as unknown as Parameters<PDFDocument['registerFontkit']>[0]);
  const hasWords = pages.some(({ words }) => words.length > 0);
  const font = hasWords ? await pdf.embedFont(await readFont(), { subset: false }) : undefined;
  // A sign that the font has not would be drawn as one that means nothing, which archives refuse.
  const known = new Set(font?.getCharacterSet());
  const writable = (text: string) =>
    [...text].filter((letter) => known.has(letter.codePointAt(0)!)).join('');
  for (const { picture, width, height, words } of pages) {
    const page = pdf.addPage([width, height]);
    const image = await pdf.embedJpg(await picture.arrayBuffer());
    page.drawImage(image, { x: 0, y: 0, width, height });
    for (const word of words)
      page.drawText(writable(word.text.replace(/[\p{Cc}\p{Cf}]/gu, '')), {
        x: word.x,
        y: word.y,
        size: Math.max(1, word.size),
        rotate: degrees(word.degrees),
        renderMode: TextRenderingMode.Invisible,
        ...(font && { font }),
      });
  }
  if (archival) toArchival(pdf, archival.title);
  return writePdf(pdf);
}
