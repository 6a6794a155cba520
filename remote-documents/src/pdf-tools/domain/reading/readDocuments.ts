import regularFont from '#fonts/document-regular.ttf';
import { openTextReader } from '#domain/ocr/openTextReader';
import type { PdfWorker } from '../worker/openPdfWorker';
import { type PageText, recognisePages } from './recognisePages';

type ReadingWork = {
  worker: PdfWorker;
  /** How much of all documents is read, 0 to 1. */
  onProgress(done: number): void;
};

/**
 * The documents with a text layer over the pages that had no text, and the text of each page, in order.
 * @throws MarketError `cancelled` when the worker was closed, otherwise as the reader does
 */
export async function readDocuments(
  documents: readonly Blob[],
  { worker, onProgress }: ReadingWork,
): Promise<{ files: Blob[]; texts: PageText[] }> {
  const reader = openTextReader();
  worker.whenClosed(() => reader.close());
  const font = new URL(regularFont, window.location.href).href;
  const files: Blob[] = [];
  const texts: PageText[] = [];
  try {
    for (const [at, blob] of documents.entries()) {
      const { texts: own, layer } = await recognisePages(blob, {
        reader,
        isStopped: worker.isClosed,
        onProgress: (part) => onProgress((at + part) / documents.length),
      });
      texts.push(...own);
      files.push(
        layer.length === 0
          ? blob
          : await worker.ask({ kind: 'textLayer', blob, pages: layer, font }),
      );
    }
  } finally {
    reader.close(); // what it holds in memory goes with it
  }
  return { files, texts };
}
