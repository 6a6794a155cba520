import regularFont from '#fonts/document-regular.ttf';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { applyAreas } from '../drawing/applyAreas';
import type { Assembled } from './assemblePdf';
import { type Fit, assembleWithin } from './assembleWithin';
import { drawnPages } from '../drawing/drawnPages';
import type { DrawnPage } from '../drawing/DrawnPage';
import { keptSigned } from './keptSigned';
import type { PdfWorker } from '../worker/openPdfWorker';
import type { PdfOptions } from './pdfOptions';
import { splitBySize } from './splitBySize';
import { withRoomForText } from '../reading/withRoomForText';
import { type PageText } from '../reading/recognisePages';
import { drawFile } from '../opening/takeFile';
import type { ToolFile, ToolPage } from '../pages/toolPages';

export type DocumentsWork = {
  pages: readonly ToolPage[];
  fileOf(page: ToolPage): ToolFile;
  options: PdfOptions;
  worker: PdfWorker;
  /** `reading`: the text is being recognised. */
  onProgress(done: number, stage?: 'reading'): void;
  /** What the document is called. */
  title?: string;
};
/**
 * `drawn`: files whose pages could not be copied and were drawn as pictures instead; `keepsSignature`: the document is the signed file
 * itself; `texts`: the text of each page, where it was asked for.
 */
export type MadeDocuments = Assembled & {
  fit: Fit;
  drawn: string[];
  keepsSignature?: true;
  texts?: PageText[];
};

/** Bytes that no document may have more of; 0: as many as it gets. */
export const largestAllowed = ({ split, maxBytes }: PdfOptions): number =>
  split.by === 'size' ? split.maxBytes : maxBytes;

/** The documents as the options say; a file that fails on the way is drawn by the reader before it is left out. @throws MarketError as the worker does */
export async function makeDocuments(work: DocumentsWork): Promise<MadeDocuments> {
  const { worker } = work;
  const signed = keptSigned(work.pages, work.fileOf, work.options);
  if (signed)
    return {
      files: [signed.blob],
      leftOut: [],
      leftBehind: [],
      drawn: [],
      fit: work.options.maxBytes === 0 ? 'unasked' : 'fits',
      keepsSignature: true,
    };
  const { pages, files } = await applyAreas(work);
  const readsText = work.options.readText && work.options.output.startsWith('pdf');
  const options = readsText ? withRoomForText(work.options, pages.length) : work.options;
  let made = await assembleAll({ ...work, pages, options }, files);
  const drawn: string[] = [];
  for (const id of made.leftOut) {
    const file = files.get(id)!;
    const pictures = file.kind === 'pdf' ? await drawFile(file.blob, worker, file.password) : null;
    if (!pictures || 'refused' in pictures) continue;
    files.set(id, { id, name: file.name, kind: 'pdf', blob: pictures.blob });
    drawn.push(id);
  }
  if (drawn.length > 0) made = await assembleAll({ ...work, pages, options }, files);
  const read = readsText ? await readText(made, work) : made;
  return {
    ...read,
    leftOut: firstFiles(made.leftOut),
    leftBehind: made.leftBehind.map((each) => ({ ...each, fileId: firstFiles([each.fileId])[0]! })),
    files: await finish(read.files, work),
    drawn: firstFiles(drawn.filter((id) => !made.leftOut.includes(id))),
  };
}

/** The documents with their text, which may have grown beyond what was asked for by it. */
async function readText(
  made: Assembled & { fit: Fit },
  { worker, options, onProgress }: DocumentsWork,
): Promise<Assembled & { fit: Fit; texts: PageText[] }> {
  const { readDocuments } = await import(
    /* webpackChunkName: "readDocuments" */ '../reading/readDocuments'
  );
  const { files, texts } = await readDocuments(made.files, {
    worker,
    onProgress: (done) => onProgress(done, 'reading'),
  });
  const largest = Math.max(0, ...files.map(({ size }) => size));
  const allowed = largestAllowed(options);
  if (allowed === 0) return { ...made, files, texts, fit: 'unasked' };
  return { ...made, files, texts, fit: largest <= allowed ? 'fits' : 'tooLarge' };
}

/** The files that were chosen, also of pages that have one of their own by now. */
const firstFiles = (ids: readonly string[]) => [...new Set(ids.map((id) => id.split('/')[0]!))];

async function assembleAll(
  { pages, options, worker, onProgress }: DocumentsWork,
  files: ReadonlyMap<string, ToolFile>,
): Promise<Assembled & { fit: Fit }> {
  const assemble = (part: readonly ToolPage[], carried: readonly string[] = []) =>
    assembleWithin(options, (tried) =>
      worker.ask(
        {
          kind: 'assemble',
          pages: [...part],
          options: tried,
          carried,
          font: new URL(regularFont, window.location.href).href,
          files: [...files.values()].map(({ id, blob, password, isPicture }) => ({
            id,
            blob,
            ...(password ? { password } : {}),
            ...(isPicture ? { isPicture } : {}),
          })),
        },
        onProgress,
      ),
    );
  const { split } = options;
  if (split.by !== 'size') return assemble(pages);
  const made = await splitBySize(pages, split.maxBytes, assemble);
  const fits = made.files.every(({ size }) => size <= split.maxBytes);
  return { ...made, fit: fits ? 'fits' : 'tooLarge' };
}

/** What is handed over of the finished documents: locked with the password, for archives, or a picture of each page. */
async function finish(documents: Blob[], work: DocumentsWork): Promise<Blob[]> {
  const { output, password } = work.options;
  const { worker } = work;
  if (output === 'pdf') {
    if (!password) return documents;
    return Promise.all(documents.map((blob) => worker.ask({ kind: 'protect', blob, password })));
  }
  const pages = await drawAll(documents, output === 'png' ? 'image/png' : 'image/jpeg', work);
  if (output !== 'pdfa') return pages.map(({ picture }) => picture);
  const font = new URL(regularFont, window.location.href).href;
  return [
    await worker.ask({ kind: 'drawn', pages, font, archival: { title: work.title ?? 'document' } }),
  ];
}

async function drawAll(
  documents: readonly Blob[],
  type: 'image/jpeg' | 'image/png',
  { pages, worker, onProgress }: DocumentsWork,
): Promise<DrawnPage[]> {
  const drawn: DrawnPage[] = [];
  for (const document of documents)
    for await (const page of drawnPages(document, undefined, type)) {
      if (worker.isClosed()) throw new MarketError('cancelled');
      drawn.push(page);
      onProgress(drawn.length / pages.length);
    }
  return drawn;
}
