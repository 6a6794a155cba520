import { isMarketError } from '@anunturi/shared-domain/site/marketError';
import { FILE_MAX_BYTES } from './pdfOptions';
import { type RefusalReason, type ToolFile, type ToolPage, pagesOf } from './toolPages';
import { fromHeic, isHeic } from '../../domain/fromHeic';
import type { PdfWorker } from './openPdfWorker';

export type Taken =
  { file: ToolFile; pages: ToolPage[]; thumbnail: Blob | null } | { refused: RefusalReason };

const isPdf = (file: File) => file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
const isImage = (file: File) =>
  /^image\/(jpeg|png|webp|avif|gif|bmp)$/.test(file.type) ||
  /\.(jpe?g|png|webp|avif)$/i.test(file.name);

/** A chosen file as pages, or the reason it is left out. @throws MarketError `cancelled` when the worker was closed meanwhile */
export async function takeFile(file: File, id: string, worker: PdfWorker): Promise<Taken> {
  if (file.size > FILE_MAX_BYTES) return { refused: 'tooLarge' };
  try {
    if (isPdf(file)) return await takePdf(file, id, worker);
    if (isHeic(file) || isImage(file)) return await takePhoto(file, id, worker);
    return { refused: 'type' };
  } catch (error) {
    if (!isMarketError(error) || error.code === 'cancelled') throw error;
    return { refused: error.code === 'fileUnreadable' ? 'damaged' : 'notNow' };
  }
}

async function takePdf(file: File, id: string, worker: PdfWorker): Promise<Taken> {
  const seen = await worker.ask({ kind: 'inspect', blob: file });
  if ('refused' in seen) return seen;
  const taken: ToolFile = { id, name: file.name, kind: 'pdf', blob: file };
  return { file: taken, pages: pagesOf(taken, seen.pages), thumbnail: null };
}

async function takePhoto(file: File, id: string, worker: PdfWorker): Promise<Taken> {
  const blob = isHeic(file) ? await fromHeic(file) : file;
  const thumbnail = await worker.ask({ kind: 'thumbnail', blob });
  if (!thumbnail) return { refused: 'damaged' };
  const taken: ToolFile = { id, name: file.name, kind: 'image', blob };
  return { file: taken, pages: pagesOf(taken, 1), thumbnail };
}
