import { type PageWords, addTextLayer } from '../reading/addTextLayer';
import { type Assembled, assemblePdf } from '../making/assemblePdf';
import type { DrawnPage } from '../drawing/DrawnPage';
import { drawnToPdf } from '../drawing/drawnToPdf';
import { estimateSizes } from '../pictures/estimateSizes';
import { type FormAnswers, type FormField, fillForm, readFormFields } from '../forms/formFields';
import { type InspectedPdf, inspectPdf } from '../opening/inspectPdf';
import type { CompressionLevel, PdfOptions } from '../making/pdfOptions';
import type { RefusalReason, ToolPage } from '../pages/toolPages';
import { type MendedPdf, mendPdf } from '../opening/mendPdf';
import { type OpenedAsOwner, openAsOwner } from '../opening/openAsOwner';
import { drawImage, prepareImage, prepareScan } from '../pictures/prepareImage';
import { protectPdf } from '../making/protectPdf';
import { tiffToPdf } from '../tiff/tiffToPdf';

export type ToolRequest =
  | { kind: 'inspect'; blob: Blob; password?: string }
  | { kind: 'openAsOwner'; blob: Blob }
  | { kind: 'mend'; blob: Blob; password?: string }
  | { kind: 'tiff'; blob: Blob }
  /** Pages drawn by the reader, and the address of the font of their unseen words. */
  | { kind: 'drawn'; pages: DrawnPage[]; font: string; archival?: { title: string } }
  /** Recognised words of a finished document, and the address of their font. */
  | { kind: 'textLayer'; blob: Blob; pages: readonly PageWords[]; font: string }
  | { kind: 'protect'; blob: Blob; password: string }
  | { kind: 'fields'; blob: Blob; password?: string }
  | { kind: 'fill'; blob: Blob; password?: string; answers: FormAnswers; font: string }
  | { kind: 'thumbnail'; blob: Blob }
  | { kind: 'estimate'; samples: Blob[]; blackWhite: boolean }
  | {
      kind: 'assemble';
      pages: ToolPage[];
      files: { id: string; blob: Blob; password?: string; isPicture?: true }[];
      options: PdfOptions;
      carried?: readonly string[];
      /** Address of the font for numbers and watermarks. */
      font: string;
    };
export type ToolAnswers = {
  inspect: InspectedPdf | { refused: RefusalReason };
  /** What opens a PDF whose owner has no password; null where the owner has one. */
  openAsOwner: OpenedAsOwner | null;
  /** A damaged PDF written anew and without password; null when it cannot be read. */
  mend: MendedPdf | null;
  /** A TIFF as a PDF; null when it cannot be read. */
  tiff: { blob: Blob; pages: number } | null;
  drawn: Blob;
  textLayer: Blob;
  protect: Blob;
  fields: FormField[];
  /** The filled file, without password. */
  fill: Blob;
  thumbnail: Blob | null;
  /** Mean bytes of a photo at each level. */
  estimate: Record<CompressionLevel, number>;
  assemble: Assembled;
};
export type ToolMessage = { id: number } & (
  | { progress: number }
  | { answer: ToolAnswers[keyof ToolAnswers] }
  | { failed: string }
);

/** Sharp enough for tiles of 250 px. */
const THUMBNAIL_PX = 400;

async function answer(
  request: ToolRequest,
  onProgress: (done: number) => void,
): Promise<ToolAnswers[keyof ToolAnswers]> {
  switch (request.kind) {
    case 'inspect':
      return inspectPdf(request.blob, request.password);
    case 'openAsOwner':
      return openAsOwner(request.blob).catch(() => null); // it cannot be read, or its lock is none that is known
    case 'mend':
      return mendPdf(request.blob, request.password).catch(() => null); // another reader may open it
    case 'tiff':
      return tiffToPdf(request.blob).catch(() => null); // damaged, or of a kind that no PDF stores
    case 'drawn':
      return drawnToPdf(request.pages, () => readFont(request.font), request.archival);
    case 'textLayer':
      return addTextLayer(request.blob, request.pages, () => readFont(request.font));
    case 'protect':
      return protectPdf(request.blob, request.password);
    case 'fields':
      return readFormFields(request.blob, request.password);
    case 'fill':
      return fillForm(
        request.blob,
        request.answers,
        await readFont(request.font),
        request.password,
      );
    case 'thumbnail':
      return drawImage(request.blob, 0, THUMBNAIL_PX, 0.7).then(
        ({ jpeg }) => jpeg,
        () => null,
      ); // not a photo that this browser reads
    case 'estimate':
      return estimateSizes(request.samples, request.blackWhite);
    case 'assemble':
      return assemble(request, onProgress);
  }
}

function assemble(
  { pages, files, options, font, carried = [] }: Extract<ToolRequest, { kind: 'assemble' }>,
  onProgress: (done: number) => void,
): Promise<Assembled> {
  const blobs = new Map(files.map(({ id, blob }) => [id, blob]));
  let done = 0;
  return assemblePdf({
    pages,
    options,
    carried,
    fileOf: (id) => blobs.get(id)!,
    isPicture: (id) => files.some((file) => file.id === id && file.isPicture),
    passwordOf: (id) => files.find((file) => file.id === id)?.password,
    prepareImage: (id, rotation) => prepareImage(blobs.get(id)!, rotation, options),
    shrinkImage: (picture, scan, asPhoto) =>
      scan
        ? prepareScan(picture, scan, {
            ...options,
            shrinkPdfs: options.shrinkPdfs || Boolean(asPhoto),
          })
        : prepareImage(picture, 0, { level: options.level, blackWhite: false, straighten: false }),
    readFont: () => readFont(font),
    onPage: () => onProgress((done += 1) / pages.length),
  });
}

async function readFont(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`font ${answer.status}`);
  return answer.arrayBuffer();
}

self.onmessage = async ({
  data: { id, request },
}: MessageEvent<{ id: number; request: ToolRequest }>) => {
  const send = (message: ToolMessage) => self.postMessage(message);
  try {
    send({ id, answer: await answer(request, (progress) => send({ id, progress })) });
  } catch (error) {
    send({ id, failed: String(error) });
  }
};
