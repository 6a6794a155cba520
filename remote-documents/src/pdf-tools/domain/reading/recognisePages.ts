import type { PDFPageProxy } from 'pdfjs-dist';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { lumaOf } from '#domain/luma';
import type { TextReader } from '#domain/ocr/openTextReader';
import { type ReadLine, textOf } from '#domain/ocr/readTsv';
import { LETTERS_MIN, lettersOf, sureness } from '#domain/ocr/sureness';
import { openPdf } from '#domain/pdfReader';
import type { PageWords } from './addTextLayer';
import { drawSheet } from '../drawing/drawSheet';
import { placeWords } from './placeWords';
import { isBlankPage } from '../scan/isBlankPage';

/** What is known of the text of a page: it was in the file, was recognised, or none was found. */
export type PageText = { from: 'file' | 'picture' | 'nowhere'; text: string };
export type Recognised = { texts: PageText[]; layer: PageWords[] };

type RecognisingWork = {
  reader: TextReader;
  /** How much of the document is done, 0 to 1. */
  onProgress(done: number): void;
  isStopped(): boolean;
};

/** Upright first, then as scanners turn pages. */
const TURNS = [0, 90, 270, 180] as const;

/**
 * The text of a document's pages; pages without any are drawn and recognised, also when they lie or stand upside down.
 * @throws MarketError `cancelled` when stopped, otherwise as `openPdf` and the reader do
 */
export async function recognisePages(
  document: Blob,
  { reader, onProgress, isStopped }: RecognisingWork,
): Promise<Recognised> {
  const pdf = await openPdf({ id: 'read', blob: document });
  const made: Recognised = { texts: [], layer: [] };
  try {
    const canvas = window.document.createElement('canvas');
    for (let pageIndex = 0; pageIndex < pdf.numPages; pageIndex += 1) {
      if (isStopped()) throw new MarketError('cancelled');
      const page = await pdf.getPage(pageIndex + 1);
      const text = await textInFile(page);
      if (lettersOf(text) >= LETTERS_MIN) made.texts.push({ from: 'file', text });
      else {
        const { lines, words } = await readPage(page, canvas, reader, (part) =>
          onProgress((pageIndex + part) / pdf.numPages),
        );
        if (words.length > 0) made.layer.push({ pageIndex, words });
        const both = [text, textOf(lines)].filter(Boolean).join('\n');
        made.texts.push({ from: words.length > 0 ? 'picture' : 'nowhere', text: both });
      }
      page.cleanup();
      onProgress((pageIndex + 1) / pdf.numPages);
    }
    canvas.width = 0; // its memory at once
  } finally {
    await pdf.loadingTask.destroy();
  }
  return made;
}

async function textInFile(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('')
    .trim();
}

async function readPage(
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  reader: TextReader,
  onPart: (part: number) => void,
) {
  let best = { lines: [] as ReadLine[], turn: 0, sure: 0 };
  for (const turn of TURNS) {
    await drawSheet(page, canvas, turn);
    const picture = lumaOf(
      canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height),
    );
    if (turn === 0 && isBlankPage(picture)) break;
    const lines = await reader.read(picture, 'page', onPart);
    const { sure, isUpright } = sureness(lines);
    if (sure > best.sure) best = { lines, turn, sure };
    if (isUpright) break;
  }
  const shown = page.getViewport({ scale: 1, rotation: page.rotate + best.turn });
  // The canvas shows the page as it was drawn last, which may lie where the best drawing stands.
  const scale = Math.max(canvas.width, canvas.height) / Math.max(shown.width, shown.height);
  const words = placeWords(best.lines, {
    scale,
    turn: page.rotate + best.turn,
    toPage: (x, y) => shown.convertToPdfPoint(x / scale, y / scale) as [number, number],
  });
  return { lines: best.lines, words };
}
