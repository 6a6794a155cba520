import regularFont from '#fonts/document-regular.ttf';
import type { Assembled } from './assemblePdf';
import { type Fit, assembleWithin } from './assembleWithin';
import type { PdfWorker } from './openPdfWorker';
import type { PdfOptions } from './pdfOptions';
import { drawFile } from './takeFile';
import type { ToolFile, ToolPage } from './toolPages';

export type DocumentsWork = {
  pages: readonly ToolPage[];
  fileOf(page: ToolPage): ToolFile;
  options: PdfOptions;
  worker: PdfWorker;
  onProgress(done: number): void;
};
/** `drawn`: files whose pages could not be copied and were drawn as pictures instead. */
export type MadeDocuments = Assembled & { fit: Fit; drawn: string[] };

/** The documents as the options say; a file that fails on the way is drawn by the reader before it is left out. @throws MarketError as the worker does */
export async function makeDocuments(work: DocumentsWork): Promise<MadeDocuments> {
  const { options, worker } = work;
  const pages = [...work.pages];
  const used = new Map(pages.map((page) => [page.fileId, work.fileOf(page)]));
  const assemble = () =>
    assembleWithin(options, (tried) =>
      worker.ask(
        {
          kind: 'assemble',
          pages,
          options: tried,
          font: new URL(regularFont, window.location.href).href,
          files: [...used.values()].map(({ id, blob, password, isPicture }) => ({
            id,
            blob,
            ...(password ? { password } : {}),
            ...(isPicture ? { isPicture } : {}),
          })),
        },
        work.onProgress,
      ),
    );
  let made = await assemble();
  const drawn: string[] = [];
  for (const id of made.leftOut) {
    const file = used.get(id)!;
    const pictures = file.kind === 'pdf' ? await drawFile(file.blob, worker, file.password) : null;
    if (!pictures || 'refused' in pictures) continue;
    used.set(id, { id, name: file.name, kind: 'pdf', blob: pictures.blob });
    drawn.push(id);
  }
  if (drawn.length > 0) made = await assemble();
  const { password } = options;
  const files = password
    ? await Promise.all(made.files.map((blob) => worker.ask({ kind: 'protect', blob, password })))
    : made.files;
  return { ...made, files, drawn: drawn.filter((id) => !made.leftOut.includes(id)) };
}
