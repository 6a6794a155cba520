import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { ToolFile } from '../domain/pdf-tools/toolPages';

const THUMBNAIL_PX = 240;
const opened = new Map<string, Promise<PDFDocumentProxy>>();
let last: Promise<unknown> = Promise.resolve();

async function openPdf(file: ToolFile): Promise<PDFDocumentProxy> {
  const { GlobalWorkerOptions, getDocument } = await import(/* webpackChunkName: "pdfjs" */ 'pdfjs-dist');
  GlobalWorkerOptions.workerPort ??= new Worker(new URL('pdfjs-dist/build/pdf.worker.mjs', import.meta.url), { type: 'module' });
  // No font faces and no evaluated code: the page's security policy allows neither.
  return getDocument({ data: await file.blob.arrayBuffer(), disableFontFace: true, isEvalSupported: false, useWasm: false, verbosity: 0 }).promise;
}

/** Draws a page of a PDF onto a canvas, small; drawings are done in turn. */
export function renderPdfPage(file: ToolFile, pageIndex: number, canvas: HTMLCanvasElement, longestSide = THUMBNAIL_PX): Promise<void> {
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

/** Lets go of a file's pages. */
export function closePdf(fileId: string): void {
  void opened.get(fileId)?.then((pdf) => pdf.destroy());
  opened.delete(fileId);
}
