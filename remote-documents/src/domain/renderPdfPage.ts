import type { PDFDocumentProxy } from 'pdfjs-dist';
import { readBytes } from './pdf-tools/readBytes';

const THUMBNAIL_PX = 240;
/** A PDF in hand; its id tells it from others. */
export type OpenedFile = { id: string; blob: Blob; password?: string };
/** Each open PDF lies in memory whole; scrolling goes through few at a time. */
const OPEN_MAX = 2;
const opened = new Map<string, Promise<PDFDocumentProxy>>();
let reader: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();

async function openPdf(file: OpenedFile): Promise<PDFDocumentProxy> {
  const { GlobalWorkerOptions, getDocument } = await import(
    /* webpackChunkName: "pdfjs" */ 'pdfjs-dist'
  );
  reader ??= new Worker(new URL('pdfjs-dist/build/pdf.worker.mjs', import.meta.url), {
    type: 'module',
  });
  GlobalWorkerOptions.workerPort = reader;
  // No font faces and no evaluated code: the page's security policy allows neither.
  return getDocument({
    data: await readBytes(file.blob, new Uint8Array(file.blob.size)),
    ...(file.password ? { password: file.password } : {}),
    disableFontFace: true,
    isEvalSupported: false,
    useWasm: false,
    verbosity: 0,
  }).promise;
}

/** The PDF, opened anew when it was let go to make room; the one used longest ago goes first. */
function take(file: OpenedFile): Promise<PDFDocumentProxy> {
  const pdf = opened.get(file.id) ?? openPdf(file);
  pdf.catch(() => opened.get(file.id) === pdf && opened.delete(file.id)); // the next drawing tries anew
  opened.delete(file.id);
  opened.set(file.id, pdf);
  for (const id of [...opened.keys()].slice(0, -OPEN_MAX)) void closePdf(id);
  return pdf;
}

/** Draws a page of a PDF onto a canvas, small; drawings are done in turn. */
export function renderPdfPage(
  file: OpenedFile,
  pageIndex: number,
  canvas: HTMLCanvasElement,
  longestSide = THUMBNAIL_PX,
): Promise<void> {
  const drawing = last.then(async () => {
    if (!canvas.isConnected) return; // scrolled or removed away meanwhile
    const page = await (await take(file)).getPage(pageIndex + 1);
    const natural = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({
      scale: longestSide / Math.max(natural.width, natural.height),
    });
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
  if (opened.size > 0 || !reader) return;
  const { GlobalWorkerOptions } = await import(/* webpackChunkName: "pdfjs" */ 'pdfjs-dist');
  if (opened.size > 0) return; // a drawing came meanwhile
  GlobalWorkerOptions.workerPort = null;
  reader.terminate();
  reader = null;
}
