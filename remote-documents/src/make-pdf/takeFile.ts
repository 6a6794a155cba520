import { MarketError } from '@anunturi/shared-domain/marketError';
import { FILE_MAX_BYTES } from '../domain/pdf-tools/pdfOptions';
import { type RefusalReason, type ToolFile, type ToolPage, pagesOf } from '../domain/pdf-tools/toolPages';
import type { PdfWorker } from './openPdfWorker';

export type Taken = { file: ToolFile; pages: ToolPage[]; thumbnail: Blob | null } | { refused: RefusalReason };

const HEIC_QUALITY = 0.92;
const isHeic = (file: File) => /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);
const isPdf = (file: File) => file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
const isImage = (file: File) => /^image\/(jpeg|png|webp|avif|gif|bmp)$/.test(file.type) || /\.(jpe?g|png|webp|avif)$/i.test(file.name);

/** iPhone photos as JPEG; the converter (3 MB) comes only when one is added. */
async function fromHeic(file: File): Promise<Blob> {
  const { heicTo } = await import(/* webpackChunkName: "heic" */ 'heic-to/csp');
  return heicTo({ blob: file, type: 'image/jpeg', quality: HEIC_QUALITY });
}

/** A chosen file as pages, or the reason it is left out. */
export async function takeFile(file: File, id: string, worker: PdfWorker): Promise<Taken> {
  if (file.size > FILE_MAX_BYTES) return { refused: 'tooLarge' };
  if (isPdf(file)) {
    const seen = await worker.ask({ kind: 'inspect', blob: file });
    if ('refused' in seen) return seen;
    const taken: ToolFile = { id, name: file.name, kind: 'pdf', blob: file };
    return { file: taken, pages: pagesOf(taken, seen.pages), thumbnail: null };
  }
  if (!isHeic(file) && !isImage(file)) return { refused: 'type' };
  let blob: Blob = file;
  try {
    if (isHeic(file)) blob = await fromHeic(file);
  } catch (error) {
    if (error instanceof Error && error.name === 'ChunkLoadError') throw new MarketError('unavailable', undefined, { cause: error });
    return { refused: 'damaged' }; // the converter could not read it
  }
  const thumbnail = await worker.ask({ kind: 'thumbnail', blob });
  if (!thumbnail) return { refused: 'damaged' };
  const taken: ToolFile = { id, name: file.name, kind: 'image', blob };
  return { file: taken, pages: pagesOf(taken, 1), thumbnail };
}
