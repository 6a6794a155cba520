import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { lumaOf } from '#domain/luma';
import type { TextReader } from '#domain/ocr/openTextReader';
import { openPdf } from '#domain/pdfReader';
import { drawPage } from '../drawing/drawPage';
import type { Area } from '../pages/pageAreas';
import type { PlacedText } from './searchTexts';
import type { ToolFile, ToolPage } from '../pages/toolPages';

/** Runs of text of pages, by `keyOf`; null for a page that is a picture and was not recognised. */
export type PageTexts = Map<string, PlacedText[] | null>;

/** A page turned otherwise has its words elsewhere. */
export const keyOf = ({ fileId, pageIndex, rotation }: ToolPage): string =>
  [fileId, pageIndex, rotation].join();

/** As sharp as A4 at 200 dots an inch. */
const READ_PX = 2340;

type Work = {
  fileOf(page: ToolPage): ToolFile;
  /** 0 to 1. */
  onProgress(done: number): void;
  signal: AbortSignal;
};

/** The text that PDFs carry, each file opened once. @throws MarketError as `openPdf` does, `cancelled` */
export async function readPageTexts(
  pages: readonly ToolPage[],
  { fileOf, onProgress, signal }: Work,
): Promise<PageTexts> {
  const texts: PageTexts = new Map();
  let opened: { id: string; pdf: PDFDocumentProxy } | undefined;
  const close = () => opened?.pdf.loadingTask.destroy();
  try {
    for (const [done, page] of pages.entries()) {
      if (signal.aborted) throw new MarketError('cancelled');
      onProgress(done / pages.length);
      if (page.kind === 'image') {
        texts.set(keyOf(page), null);
        continue;
      }
      if (opened?.id !== page.fileId) {
        await close();
        opened = { id: page.fileId, pdf: await openPdf(fileOf(page)) };
      }
      const sheet = await opened.pdf.getPage(page.pageIndex + 1);
      const runs = await runsOf(sheet, page.rotation);
      texts.set(keyOf(page), runs.length > 0 ? runs : null);
      sheet.cleanup();
    }
  } finally {
    await close();
  }
  return texts;
}

async function runsOf(page: PDFPageProxy, turn: number): Promise<PlacedText[]> {
  const shown = page.getViewport({ scale: 1, rotation: page.rotate + turn });
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = item.transform as number[];
    const [size, height] = [Math.hypot(a, b) || 1, Math.hypot(c, d)];
    const along = [(a / size) * item.width, (b / size) * item.width] as const;
    const up = [(c / (height || 1)) * height, (d / (height || 1)) * height] as const;
    const corners = [
      [e, f],
      [e + along[0] + up[0], f + along[1] + up[1]],
    ].map(([x, y]) => shown.convertToViewportPoint(x!, y!) as [number, number]);
    return [{ text: item.str, area: areaOf(corners, shown) }];
  });
}

function areaOf(
  corners: readonly [number, number][],
  { width, height }: { width: number; height: number },
): Area {
  const [xs, ys] = [corners.map(([x]) => x / width), corners.map(([, y]) => y / height)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The text in pages that are pictures, as they are turned now. @throws MarketError as the reader and the drawing do, `cancelled` */
export async function recognisePageTexts(
  pages: readonly ToolPage[],
  { fileOf, onProgress, signal, reader }: Work & { reader: TextReader },
): Promise<PageTexts> {
  const texts: PageTexts = new Map();
  const canvas = document.createElement('canvas');
  for (const [done, page] of pages.entries()) {
    if (signal.aborted) throw new MarketError('cancelled');
    await drawPage(page, fileOf(page), canvas, READ_PX, () => !signal.aborted);
    const { width, height } = canvas;
    const picture = lumaOf(canvas.getContext('2d')!.getImageData(0, 0, width, height));
    const lines = await reader.read(picture, 'page', (part) =>
      onProgress((done + part) / pages.length),
    );
    texts.set(
      keyOf(page),
      lines.flat().map(({ text, left, top, width: wide, height: tall }) => ({
        text,
        area: { x: left / width, y: top / height, width: wide / width, height: tall / height },
      })),
    );
  }
  canvas.width = 0; // its memory at once
  return texts;
}
