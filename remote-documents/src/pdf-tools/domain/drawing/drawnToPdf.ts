import { PDFDocument } from '@cantoo/pdf-lib';
import type { DrawnPage } from './DrawnPage';
import { archivalPage } from '../pdf-a/archivalPage';
import { toArchival } from '../pdf-a/toArchival';
import { embedUnseenFont } from '../reading/unseenWords';
import { writePdf } from '../making/writePdf';

/** Pages drawn as pictures as a PDF, their words over them unseen, so that they can be searched and copied; `archival`: as PDF/A-2b of that title. */
export async function drawnToPdf(
  pages: readonly DrawnPage[],
  readFont: () => Promise<ArrayBuffer | Uint8Array>,
  archival?: { title: string },
): Promise<Blob> {
  const pdf = await PDFDocument.create();
  const hasWords = pages.some(({ words }) => words.length > 0);
  const write = hasWords ? await embedUnseenFont(pdf, readFont) : undefined;
  for (const drawn of pages) {
    const { picture, width, height, words } = archival ? archivalPage(drawn) : drawn;
    const page = pdf.addPage([width, height]);
    const image = await pdf.embedJpg(await picture.arrayBuffer());
    page.drawImage(image, { x: 0, y: 0, width, height });
    for (const word of words) write?.(page, word);
  }
  if (archival) toArchival(pdf, archival.title);
  return writePdf(pdf);
}
