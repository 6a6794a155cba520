import { type Assembled, assemblePdf } from './assemblePdf';
import { type InspectedPdf, inspectPdf } from './inspectPdf';
import { type CompressionLevel, type PdfOptions, compressionLevels } from './pdfOptions';
import type { RefusalReason, ToolPage } from './toolPages';
import { drawImage, prepareImage } from './prepareImage';
import { tiffToPdf } from './tiffToPdf';

export type ToolRequest =
  | { kind: 'inspect'; blob: Blob; password?: string }
  | { kind: 'tiff'; blob: Blob }
  | { kind: 'thumbnail'; blob: Blob }
  | { kind: 'estimate'; samples: Blob[] }
  | {
      kind: 'assemble';
      pages: ToolPage[];
      files: { id: string; blob: Blob; password?: string }[];
      options: PdfOptions;
    };
export type ToolAnswers = {
  inspect: InspectedPdf | { refused: RefusalReason };
  /** A TIFF as a PDF; null when it cannot be read. */
  tiff: { blob: Blob; pages: number } | null;
  thumbnail: Blob | null;
  /** Mean bytes of a photo at each level. */
  estimate: Record<CompressionLevel, number>;
  assemble: Assembled;
};
export type ToolMessage = { id: number } & (
  { progress: number } | { answer: ToolAnswers[keyof ToolAnswers] } | { failed: string }
);

const THUMBNAIL_PX = 240;

async function answer(
  request: ToolRequest,
  onProgress: (done: number) => void,
): Promise<ToolAnswers[keyof ToolAnswers]> {
  switch (request.kind) {
    case 'inspect':
      return inspectPdf(request.blob, request.password);
    case 'tiff':
      return tiffToPdf(request.blob).catch(() => null); // damaged, or of a kind that no PDF stores
    case 'thumbnail':
      return drawImage(request.blob, 0, THUMBNAIL_PX, 0.7).then(
        ({ jpeg }) => jpeg,
        () => null,
      ); // not a photo that this browser reads
    case 'estimate':
      return estimate(request.samples);
    case 'assemble':
      return assemble(request, onProgress);
  }
}

async function estimate(samples: Blob[]): Promise<Record<CompressionLevel, number>> {
  const mean = { small: 0, medium: 0, large: 0 };
  for (const level of Object.keys(compressionLevels) as CompressionLevel[]) {
    for (const photo of samples)
      mean[level] += (await prepareImage(photo, 0, level)).jpeg.size / samples.length;
  }
  return mean;
}

function assemble(
  { pages, files, options }: Extract<ToolRequest, { kind: 'assemble' }>,
  onProgress: (done: number) => void,
): Promise<Assembled> {
  const blobs = new Map(files.map(({ id, blob }) => [id, blob]));
  let done = 0;
  return assemblePdf({
    pages,
    options,
    fileOf: (id) => blobs.get(id)!,
    passwordOf: (id) => files.find((file) => file.id === id)?.password,
    prepareImage: (id, rotation) => prepareImage(blobs.get(id)!, rotation, options.level),
    shrinkImage: (jpeg) => prepareImage(jpeg, 0, options.level),
    onPage: () => onProgress((done += 1) / pages.length),
  });
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
