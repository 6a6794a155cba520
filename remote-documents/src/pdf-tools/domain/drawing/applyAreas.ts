import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { openPdf } from '#domain/pdfReader';
import { drawPage } from './drawPage';
import { SIDE_MAX_PX, drawSheet, toPicture } from './drawSheet';
import type { PdfWorker } from '../worker/openPdfWorker';
import { type Area, dotsOf } from '../pages/pageAreas';
import type { ToolFile, ToolPage } from '../pages/toolPages';

/** A photo drawn anew keeps nearly all of it. */
const PHOTO_QUALITY = 0.92;

type AreasWork = {
  pages: readonly ToolPage[];
  fileOf(page: ToolPage): ToolFile;
  worker: PdfWorker;
};

/** Whether a page has to become a picture: what is covered must be gone, and a picture is cut as one. A page of a PDF is cut by its frame. */
const isPictured = ({ covers, crop, kind }: ToolPage, file: ToolFile) =>
  (covers?.length ?? 0) > 0 ||
  (crop !== undefined && (kind === 'image' || file.isPicture === true));

/**
 * The pages with each one that has covered parts drawn as a picture with black in their place and without its words, and photos
 * cut. Such a page comes from a file of its own, named `FILE/PAGE`, in which nothing else of the first file is.
 * @throws whatever keeps it from being drawn: the page as it was is never the answer
 */
export async function applyAreas({ pages, fileOf, worker }: AreasWork): Promise<{
  pages: ToolPage[];
  files: Map<string, ToolFile>;
}> {
  const files = new Map<string, ToolFile>();
  const made: ToolPage[] = [];
  for (const page of pages) {
    const file = fileOf(page);
    if (worker.isClosed()) throw new MarketError('cancelled');
    const isDrawn = isPictured(page, file);
    const own = isDrawn ? await pictured(page, file, worker) : file;
    files.set(own.id, own);
    if (!isDrawn) made.push(page);
    else {
      const { covers: _, crop: __, ...rest } = page;
      made.push({ ...rest, fileId: own.id, kind: own.kind, pageIndex: 0, rotation: 0 });
    }
  }
  return { pages: made, files };
}

async function pictured(page: ToolPage, file: ToolFile, worker: PdfWorker): Promise<ToolFile> {
  const id = `${file.id}/${page.id}`;
  const canvas = document.createElement('canvas');
  if (page.kind === 'image') {
    await drawPage(page, file, canvas, SIDE_MAX_PX, () => true);
    paint(canvas, page);
    const blob = await toPicture(cut(canvas, page.crop), 'image/jpeg', PHOTO_QUALITY);
    return { id, name: file.name, kind: 'image', blob };
  }
  const pdf = await openPdf(file);
  try {
    const { width, height } = await drawSheet(
      await pdf.getPage(page.pageIndex + 1),
      canvas,
      page.rotation,
    );
    paint(canvas, page);
    const picture = await toPicture(cut(canvas, page.crop));
    const size = {
      width: width * (page.crop?.width ?? 1),
      height: height * (page.crop?.height ?? 1),
    };
    const blob = await worker.ask({
      kind: 'drawn',
      pages: [{ picture, ...size, words: [] }],
      font: '', // no words, no font
    });
    return {
      id,
      name: file.name,
      kind: 'pdf',
      blob,
      ...(file.isPicture ? { isPicture: true } : {}),
    };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

function paint(canvas: HTMLCanvasElement, { covers = [] }: ToolPage) {
  const context = canvas.getContext('2d')!;
  context.resetTransform();
  context.fillStyle = 'black';
  for (const area of covers) {
    const { left, top, width, height } = dotsOf(area, canvas);
    context.fillRect(left, top, width, height);
  }
}

function cut(canvas: HTMLCanvasElement, crop: Area | undefined): HTMLCanvasElement {
  if (!crop) return canvas;
  const { left, top, width, height } = dotsOf(crop, canvas);
  const part = document.createElement('canvas');
  part.width = width;
  part.height = height;
  part.getContext('2d')!.drawImage(canvas, -left, -top);
  canvas.width = 0; // its memory at once
  return part;
}
