import type { PDFDocumentProxy } from 'pdfjs-dist';

const THUMBNAIL_PX = 240;
/** A PDF in hand; its id tells it from others. */
export type OpenedFile = { id: string; blob: Blob };
const opened = new Map<string, Promise<PDFDocumentProxy>>();
let last: Promise<unknown> = Promise.resolve();

async function openPdf(file: OpenedFile): Promise<PDFDocumentProxy> {
  const { GlobalWorkerOptions, getDocument } = await import(/* webpackChunkName: "pdfjs" */ 'pdfjs-dist');
  GlobalWorkerOptions.workerPort ??= new Worker(new URL('pdfjs-dist/build/pdf.worker.mjs', import.meta.url), { type: 'module' });
  // No font faces and no evaluated code: the page's security policy allows neither.
  return getDocument({ data: await file.blob.arrayBuffer(), disableFontFace: true, isEvalSupported: false, useWasm: false, verbosity: 0 }).promise;
}

/** Draws a page of a PDF onto a canvas, small; drawings are done in turn. */
export function renderPdfPage(file: OpenedFile, pageIndex: number, canvas: HTMLCanvasElement, longestSide = THUMBNAIL_PX): Promise<void> {
  const drawing = last.then(async () => {
    if (!canvas.isConnected) return; // scrolled or removed away meanwhile
    if (!opened.has(file.id)) opened.set(file.id, openPdf(file));
    const page = await (await opened.get(file.id)!).getPage(pageIndex + 1);
    const natural = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: longestSide / Math.max(natural.width, natural.height) });
    canvas.width = Math.ceil(viewport.width);
    canvas.height = Math.ceil(viewport.height);
    await page.render({ canvas, viewport }).promise;
    page.cleanup();
  });
  last = drawing.catch(() => undefined);
  return drawing;
}

/** How many pages a PDF has. @throws when it cannot be read */
export async function countPdfPages(file: OpenedFile): Promise<number> {
  if (!opened.has(file.id)) opened.set(file.id, openPdf(file));
  return (await opened.get(file.id)!).numPages;
}

/** Lets go of a file's pages. */
export function closePdf(fileId: string): void {
  void opened.get(fileId)?.then((pdf) => pdf.destroy());
  opened.delete(fileId);
}
