import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type OpenedFile, openPdf, releaseReader } from './pdfReader';

export type PageLook = {
  longestSide?: number;
  /** Degrees to the right, beyond how the page turns itself. */
  rotation?: number;
  /** Asked when its turn comes: a drawing that nobody waits for any more is left out. */
  isWanted?(): boolean;
};

const THUMBNAIL_PX = 240;
/** Each open PDF lies in memory whole; scrolling goes through few at a time. */
const OPEN_MAX = 2;
const opened = new Map<string, Promise<PDFDocumentProxy>>();
let last: Promise<unknown> = Promise.resolve();

/** The PDF, opened anew when it was let go to make room; the one used longest ago goes first. */
function take(file: OpenedFile): Promise<PDFDocumentProxy> {
  const pdf = opened.get(file.id) ?? openPdf(file);
  pdf.catch(() => opened.get(file.id) === pdf && opened.delete(file.id)); // the next drawing tries anew
  opened.delete(file.id);
  opened.set(file.id, pdf);
  for (const id of [...opened.keys()].slice(0, -OPEN_MAX)) void closePdf(id);
  return pdf;
}

/** Draws a page of a PDF onto a canvas; drawings are done in turn. @throws MarketError `fileUnreadable`, `unavailable` */
export function renderPdfPage(
  file: OpenedFile,
  pageIndex: number,
  canvas: HTMLCanvasElement,
  {
    longestSide = THUMBNAIL_PX,
    rotation = 0,
    isWanted = () => canvas.isConnected, // scrolled or removed away meanwhile
  }: PageLook = {},
): Promise<void> {
  const drawing = last.then(async () => {
    if (!isWanted()) return;
    const page = await (await take(file)).getPage(pageIndex + 1);
    const turn = page.rotate + rotation;
    const natural = page.getViewport({ scale: 1, rotation: turn });
    const viewport = page.getViewport({
      scale: longestSide / Math.max(natural.width, natural.height),
      rotation: turn,
    });
    canvas.width = Math.ceil(viewport.width);
    canvas.height = Math.ceil(viewport.height);
    await page.render({ canvas, viewport }).promise;
    page.cleanup();
  });
  last = drawing.catch(() => undefined);
  return drawing;
}

/** How many pages a PDF has. @throws MarketError as `renderPdfPage` does */
export async function countPdfPages(file: OpenedFile): Promise<number> {
  return (await take(file)).numPages;
}

/** Lets go of a file's pages. */
export async function closePdf(fileId: string): Promise<void> {
  const pdf = opened.get(fileId);
  opened.delete(fileId);
  await pdf?.then(
    (each) => each.destroy(),
    () => undefined,
  ); // one that never opened has nothing to let go
}

/** Lets go of all of them and of the reader's memory, to make room for heavy work; the next drawing opens what it needs. */
export async function closePdfs(): Promise<void> {
  await Promise.all([...opened.keys()].map(closePdf));
  if (opened.size === 0) await releaseReader(() => opened.size === 0);
}
