import { PDFDocument, type PDFPage, degrees } from '@cantoo/pdf-lib';
import type { PdfOptions } from './pdfOptions';
import { placeImage } from './placeImage';
import type { Rotation, ToolPage } from './toolPages';

export type PreparedImage = { jpeg: Uint8Array; width: number; height: number };
export type AssembleInput = {
  pages: readonly ToolPage[];
  options: PdfOptions;
  readFile(fileId: string): Promise<ArrayBuffer>;
  /** A photo upright, turned as asked, made smaller, as JPEG. */
  prepareImage(fileId: string, rotation: Rotation): Promise<PreparedImage>;
  /** Called after each page that is done. */
  onPage(): void;
};

/** One document of the given pages, in their order. Files are read one at a time, so that many of them fit in memory. */
export async function assemblePdf({ pages, options, readFile, prepareImage, onPage }: AssembleInput): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const copied = await copyPdfPages(pdf, pages, readFile);
  for (const page of pages) {
    const copy = copied.get(page.id);
    if (copy) {
      pdf.addPage(copy);
      copy.setRotation(degrees((copy.getRotation().angle + page.rotation) % 360));
    } else {
      const { jpeg, width, height } = await prepareImage(page.fileId, page.rotation);
      const image = await pdf.embedJpg(jpeg);
      const { pageWidth, pageHeight, ...place } = placeImage(width, height, options);
      pdf.addPage([pageWidth, pageHeight]).drawImage(image, place);
    }
    onPage();
  }
  return pdf.save();
}

/** All pages of one source at once: what they share (fonts, images) is then copied once. */
async function copyPdfPages(pdf: PDFDocument, pages: readonly ToolPage[], readFile: AssembleInput['readFile']): Promise<Map<string, PDFPage>> {
  const copied = new Map<string, PDFPage>();
  const fileIds = new Set(pages.filter((page) => page.kind === 'pdf').map((page) => page.fileId));
  for (const fileId of fileIds) {
    const own = pages.filter((page) => page.fileId === fileId);
    const source = await PDFDocument.load(await readFile(fileId), { updateMetadata: false });
    const copies = await pdf.copyPages(source, own.map((page) => page.pageIndex));
    own.forEach((page, index) => copied.set(page.id, copies[index]!));
  }
  return copied;
}
