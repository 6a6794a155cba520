import {
  PDFDocument,
  type PDFPage,
  type PDFRef,
  concatTransformationMatrix,
  degrees,
  drawObject,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import { copyPages, openSource } from './copyPages';
import type { PdfOptions } from './pdfOptions';
import { placeImage } from './placeImage';
import { type Shrunk, shrinkImages } from './shrinkImages';
import { StoredStream } from './StoredStream';
import { type Rotation, type ToolPage, splitPages } from './toolPages';
import { writePdf } from './writePdf';

export type PreparedImage = Shrunk;
export type AssembleInput = {
  pages: readonly ToolPage[];
  options: PdfOptions;
  fileOf(fileId: string): Blob;
  /** A photo upright, turned as asked, made smaller, as JPEG in three colours. */
  prepareImage(fileId: string, rotation: Rotation): Promise<PreparedImage>;
  /** A photo found in a PDF, made smaller; asked only with `shrinkPdfs`. */
  shrinkImage(jpeg: Blob): Promise<Shrunk>;
  /** Called after each page that is done or left out. */
  onPage(): void;
};
/** The documents, and the files that could not be read after all. */
export type Assembled = { files: Blob[]; leftOut: string[] };

/**
 * The given pages in their order, cut as the options say. Files are read one at a time; one that fails is left out
 * and the rest goes on.
 */
export async function assemblePdf(input: AssembleInput): Promise<Assembled> {
  const leftOut = new Set<string>();
  const opened = new Map<string, PDFDocument>();
  async function attempt<T>(fileId: string, work: () => T | Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch {
      leftOut.add(fileId); // damaged, gone from the disk, too large to open: its name is what can be said
      return null;
    }
  }
  async function sourceOf(fileId: string): Promise<PDFDocument> {
    const source = opened.get(fileId) ?? (await openSource(input.fileOf(fileId)));
    opened.set(fileId, source);
    return source;
  }

  /** All pages of one source at once, so that what they share is there once. */
  async function copyAll(
    pdf: PDFDocument,
    pages: readonly ToolPage[],
  ): Promise<Map<string, PDFPage>> {
    const copied = new Map<string, PDFPage>();
    for (const fileId of new Set(
      pages.filter((page) => page.kind === 'pdf').map((page) => page.fileId),
    )) {
      const own = pages.filter((page) => page.fileId === fileId);
      const copies = await attempt(fileId, async () =>
        copyPages(
          await sourceOf(fileId),
          pdf,
          own.map((page) => page.pageIndex),
        ),
      );
      own.forEach((page, at) => copies && copied.set(page.id, copies[at]!));
    }
    return copied;
  }

  const files: Blob[] = [];
  for (const part of splitPages(input.pages, input.options.splitEvery)) {
    const pdf = await PDFDocument.create();
    const copied = await copyAll(pdf, part);
    const shrunk = new Set<PDFRef>();
    for (const page of part) {
      const copy = copied.get(page.id);
      if (copy) {
        pdf.addPage(copy);
        copy.setRotation(degrees((copy.getRotation().angle + page.rotation) % 360));
        if (input.options.shrinkPdfs) await shrinkImages(copy, shrunk, input.shrinkImage);
      } else if (page.kind === 'image') {
        const image = await attempt(page.fileId, () =>
          input.prepareImage(page.fileId, page.rotation),
        );
        if (image) addPhoto(pdf, image, input.options);
      }
      input.onPage();
    }
    if (pdf.getPageCount() > 0) files.push(await writePdf(pdf));
  }
  return { files, leftOut: [...leftOut] };
}

function addPhoto(
  pdf: PDFDocument,
  { jpeg, width: widthPx, height: heightPx }: PreparedImage,
  options: PdfOptions,
) {
  const dict = pdf.context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: widthPx,
    Height: heightPx,
    ColorSpace: 'DeviceRGB',
    BitsPerComponent: 8,
    Filter: 'DCTDecode',
  });
  const { pageWidth, pageHeight, x, y, width, height } = placeImage(widthPx, heightPx, options);
  const page = pdf.addPage([pageWidth, pageHeight]);
  const name = page.node.newXObject('Poza', pdf.context.register(new StoredStream(dict, jpeg)));
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(width, 0, 0, height, x, y),
    drawObject(name),
    popGraphicsState(),
  );
}
