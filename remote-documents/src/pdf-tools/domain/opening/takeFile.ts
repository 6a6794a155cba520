import regularFont from '#fonts/document-regular.ttf';
import { MarketError, isMarketError } from '@anunturi/shared-domain/site/marketError';
import { fromHeic } from '#domain/fromHeic';
import { drawnPages } from '../drawing/drawnPages';
import type { DrawnPage } from '../drawing/DrawnPage';
import { fileKind } from './fileKind';
import type { PdfWorker } from '../worker/openPdfWorker';
import { FILE_MAX_BYTES, PAGES_MAX } from '../making/pdfOptions';
import { type RefusalReason, type ToolFile, type ToolPage, pagesOf } from '../pages/toolPages';

export type Taken =
  | { file: ToolFile; pages: ToolPage[]; thumbnail: Blob | null }
  | { refused: RefusalReason };

/** A chosen file as pages, or the reason it is left out. @throws MarketError `cancelled` when the worker was closed meanwhile */
export async function takeFile(
  file: File,
  id: string,
  worker: PdfWorker,
  password?: string,
): Promise<Taken> {
  if (file.size > FILE_MAX_BYTES) return { refused: 'tooLarge' };
  try {
    switch (await fileKind(file)) {
      case 'pdf':
        return await takePdf(file, id, worker, password?.normalize('NFKC')); // as `protectPdf` does
      case 'tiff':
        return await takeTiff(file, id, worker);
      case 'heic':
        return await takePhoto(file.name, await fromHeic(file), id, worker);
      case 'image':
        return await takePhoto(file.name, file, id, worker);
      default:
        return { refused: 'type' };
    }
  } catch (error) {
    if (!isMarketError(error) || error.code === 'cancelled') throw error;
    return { refused: error.code === 'fileUnreadable' ? 'damaged' : 'notNow' };
  }
}

async function takePdf(
  file: File,
  id: string,
  worker: PdfWorker,
  password?: string,
): Promise<Taken> {
  const locked = password === undefined ? {} : { password };
  const seen = await worker.ask({ kind: 'inspect', blob: file, ...locked });
  if ('refused' in seen && seen.refused === 'certificate') return seen; // no reader opens it
  // Also what the editor calls damaged: without an identity in the file it does not get to the password.
  const isLocked = 'refused' in seen && password === undefined;
  const opened = isLocked ? await worker.ask({ kind: 'openAsOwner', blob: file }) : null;
  if (opened) {
    const { blob, password: empty = '' } = opened;
    return takePdf(new File([blob], file.name), id, worker, empty);
  }
  if (!('refused' in seen) && !seen.repaired) {
    const signed = seen.signed ? { signedPages: seen.pages } : {};
    const form = seen.hasForm ? { hasForm: true as const } : {};
    const taken: ToolFile = {
      id,
      name: file.name,
      kind: 'pdf',
      blob: file,
      ...locked,
      ...signed,
      ...form,
    };
    return { file: taken, pages: pagesOf(taken, seen.pages), thumbnail: null };
  }
  // The reader that draws small pictures repairs less than the one that copies pages.
  const mended =
    'refused' in seen ? null : await worker.ask({ kind: 'mend', blob: file, ...locked });
  if (mended?.isSound && !('refused' in seen)) {
    const form = seen.hasForm ? { hasForm: true as const } : {};
    const taken: ToolFile = {
      id,
      name: file.name,
      kind: 'pdf',
      blob: mended.blob,
      came: 'repaired',
      ...form,
    };
    return { file: taken, pages: pagesOf(taken, seen.pages), thumbnail: null };
  }
  const drawn =
    (await takeDrawn(file, file.name, id, worker, password)) ??
    (mended && (await takeDrawn(mended.blob, file.name, id, worker))); // found again, what lacked its table
  if (drawn) return drawn;
  if (!('refused' in seen)) return { refused: 'damaged' };
  return password && seen.refused === 'password' ? { refused: 'wrongPassword' } : seen;
}

/**
 * What the editor of pages refuses and the reader opens (it asks for no password where the file needs none): its pages as
 * pictures with their words. Null when the reader refuses it too.
 */
async function takeDrawn(
  file: Blob,
  name: string,
  id: string,
  worker: PdfWorker,
  password?: string,
): Promise<Taken | null> {
  const drawn = await drawFile(file, worker, password);
  if (!drawn || 'refused' in drawn) return drawn;
  const taken: ToolFile = { id, name, kind: 'pdf', blob: drawn.blob, came: 'drawn' };
  return { file: taken, pages: pagesOf(taken, drawn.pages), thumbnail: null };
}

/** The pages of a file drawn, as a PDF of pictures; null when the reader cannot either. @throws MarketError `cancelled` */
export async function drawFile(
  file: Blob,
  worker: PdfWorker,
  password?: string,
): Promise<{ blob: Blob; pages: number } | { refused: RefusalReason } | null> {
  const pages: DrawnPage[] = [];
  try {
    for await (const page of drawnPages(file, password)) {
      if (worker.isClosed()) throw new MarketError('cancelled');
      pages.push(page);
      if (pages.length > PAGES_MAX) return { refused: 'tooMany' };
    }
  } catch (error) {
    if (isMarketError(error) && error.code === 'cancelled') throw error;
    return null; // the reader cannot either: what the editor said stands
  }
  if (pages.length === 0) return null;
  const font = new URL(regularFont, window.location.href).href;
  return { blob: await worker.ask({ kind: 'drawn', pages, font }), pages: pages.length };
}

async function takeTiff(file: File, id: string, worker: PdfWorker): Promise<Taken> {
  const made = await worker.ask({ kind: 'tiff', blob: file });
  if (!made) return { refused: 'tiff' };
  const taken: ToolFile = { id, name: file.name, kind: 'pdf', isPicture: true, blob: made.blob };
  return { file: taken, pages: pagesOf(taken, made.pages), thumbnail: null };
}

async function takePhoto(name: string, blob: Blob, id: string, worker: PdfWorker): Promise<Taken> {
  const thumbnail = await worker.ask({ kind: 'thumbnail', blob });
  if (!thumbnail) return { refused: 'damaged' };
  const taken: ToolFile = { id, name, kind: 'image', blob };
  return { file: taken, pages: pagesOf(taken, 1), thumbnail };
}
