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
/** `gone` rejects with `LetGo` once it is let go: what was asked of it before is never answered then. */
type Taken = { pdf: Promise<PDFDocumentProxy>; gone: Promise<never>; letGo(): void };
class LetGo extends Error {}
const opened = new Map<string, Taken>();
let last: Promise<unknown> = Promise.resolve();

/** The PDF, opened anew when it was let go to make room; the one used longest ago goes first. */
function take(file: OpenedFile): Taken {
  const taken = opened.get(file.id) ?? open(file);
  opened.delete(file.id);
  opened.set(file.id, taken);
  for (const id of [...opened.keys()].slice(0, -OPEN_MAX)) void closePdf(id);
  return taken;
}

function open(file: OpenedFile): Taken {
  let letGo = () => {};
  const gone = new Promise<never>((_, reject) => {
    letGo = () => reject(new LetGo());
  });
  gone.catch(() => {}); // it may go while nobody draws
  const taken: Taken = { pdf: openPdf(file), gone, letGo };
  taken.pdf.catch(() => opened.get(file.id) === taken && opened.delete(file.id)); // the next drawing tries anew
  return taken;
}

/**
 * Draws a page of a PDF onto a canvas; drawings are done in turn, and one whose PDF is let go meanwhile begins anew.
 * @throws MarketError `fileUnreadable`, `unavailable`
 */
export function renderPdfPage(
  file: OpenedFile,
  pageIndex: number,
  canvas: HTMLCanvasElement,
  look: PageLook = {},
): Promise<void> {
  const { isWanted = () => canvas.isConnected } = look; // scrolled or removed away meanwhile
  const drawing = last.then(async () => {
    while (isWanted()) {
      const { pdf, gone } = take(file);
      try {
        return await Promise.race([drawPage(await pdf, pageIndex, canvas, look), gone]);
      } catch (error) {
        if (!(error instanceof LetGo)) throw error;
      }
    }
  });
  last = drawing.catch(() => undefined);
  return drawing;
}

async function drawPage(
  pdf: PDFDocumentProxy,
  pageIndex: number,
  canvas: HTMLCanvasElement,
  { longestSide = THUMBNAIL_PX, rotation = 0 }: PageLook,
): Promise<void> {
  const page = await pdf.getPage(pageIndex + 1);
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
}

/** How many pages a PDF has. @throws MarketError as `renderPdfPage` does */
export async function countPdfPages(file: OpenedFile): Promise<number> {
  return (await take(file).pdf).numPages;
}

/** Lets go of a file's pages. */
export async function closePdf(fileId: string): Promise<void> {
  const taken = opened.get(fileId);
  opened.delete(fileId);
  taken?.letGo();
  await taken?.pdf.then(
    (each) => each.destroy(),
    () => undefined,
  ); // one that never opened has nothing to let go
}

/** Lets go of all of them and of the reader's memory, to make room for heavy work; the next drawing opens what it needs. */
export async function closePdfs(): Promise<void> {
  await Promise.all([...opened.keys()].map(closePdf));
  if (opened.size === 0) await releaseReader(() => opened.size === 0);
}
