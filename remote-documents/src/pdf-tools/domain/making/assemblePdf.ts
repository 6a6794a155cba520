import { PDFDocument, PDFPage, type PDFRef, degrees } from '@cantoo/pdf-lib';
import { addPhoto } from '../pictures/addPhoto';
import { carryFiles } from '../carry/carryFiles';
import { carryForms } from '../carry/carryForms';
import { type PageLabel, readLabels, writeLabels } from '../carry/carryLabels';
import { carryLayers } from '../carry/carryLayers';
import { carryOutlines } from '../carry/carryOutlines';
import { firstBookmarks } from '../carry/firstBookmarks';
import { flattenForms } from '../forms/flattenForms';
import { type LeftBehind, leftBehind } from '../carry/leftBehind';
import { copyPages, openSource } from './copyPages';
import { cropPage } from '../pages/cropPage';
import { placePage } from '../pages/placePage';
import { type PdfOptions, hasStamps } from './pdfOptions';
import type { PreparedImage } from '../pictures/preparedImage';
import { forgetStrips } from '../scan/changeStrips';
import { type ShrinkRules, type Shrunk, shrinkImages } from '../pictures/shrinkImages';
import { type Rotation, type ToolPage, splitBefore, splitPages } from '../pages/toolPages';
import { writePdf } from './writePdf';

export type AssembleInput = {
  pages: readonly ToolPage[];
  options: PdfOptions;
  fileOf(fileId: string): Blob;
  passwordOf?(fileId: string): string | undefined;
  /** Whether each page of a PDF is one picture, to be placed as photos are. */
  isPicture?(fileId: string): boolean;
  /** A photo upright, turned as asked, made smaller. */
  prepareImage(fileId: string, rotation: Rotation): Promise<PreparedImage>;
  /** A photo or scan found in a PDF; asked only when the options want it otherwise. */
  shrinkImage: ShrinkRules['shrink'];
  /** Files whose attachments stand in another document already. */
  carried?: readonly string[];
  /** The font of page numbers and watermarks; asked only for these. */
  readFont(): Promise<ArrayBuffer | Uint8Array>;
  /** Called after each page that is done or left out. */
  onPage(): void;
};
/** The documents, the files that could not be read after all, and what could not come along of the others. */
export type Assembled = {
  files: Blob[];
  leftOut: string[];
  leftBehind: { fileId: string; kinds: LeftBehind[] }[];
};

/**
 * The given pages in their order, cut as the options say. Files are read one at a time; one that fails is left out
 * and the rest goes on.
 */
export async function assemblePdf(input: AssembleInput): Promise<Assembled> {
  const leftOut = new Set<string>();
  const opened = new Map<string, PDFDocument>();
  const carriedFiles = new Set<string>(input.carried);
  const behind: Assembled['leftBehind'] = [];
  async function attempt<T>(fileId: string, work: () => T | Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch {
      leftOut.add(fileId); // damaged, gone from the disk, too large to open: its name is what can be said
      return null;
    }
  }
  async function sourceOf(fileId: string): Promise<PDFDocument> {
    const before = opened.get(fileId);
    if (before) return before;
    const source = await openSource(input.fileOf(fileId), input.passwordOf?.(fileId));
    opened.set(fileId, source);
    const kinds = leftBehind(source);
    if (kinds.length > 0) behind.push({ fileId, kinds });
    return source;
  }

  /** All pages of one source at once, so that what they share is there once, and what belongs to the file comes along. */
  async function copyAll(
    pdf: PDFDocument,
    pages: readonly ToolPage[],
  ): Promise<{ copied: Map<string, PDFPage>; labels: Map<PDFRef, PageLabel> }> {
    const copied = new Map<string, PDFPage>();
    const labels = new Map<PDFRef, PageLabel>();
    for (const fileId of new Set(
      pages.filter((page) => page.kind === 'pdf').map((page) => page.fileId),
    )) {
      const own = pages.filter((page) => page.fileId === fileId);
      await attempt(fileId, async () => {
        const copies = copyPages(
          await sourceOf(fileId),
          pdf,
          own.map((page) => page.pageIndex),
        );
        const parts = [carryForms, carryLayers, carryOutlines];
        if (!carriedFiles.has(fileId)) parts.push(carryFiles); // once, not with every part
        carriedFiles.add(fileId);
        for (const carry of parts)
          try {
            carry(copies);
          } catch {
            behind.push({ fileId, kinds: ['extras'] }); // written in a way that nothing expects: the pages are there all the same
          }
        for (const [ref, label] of readLabels(copies)) labels.set(ref, label);
        copies.pages.forEach(({ node, ref }, at) =>
          copied.set(own[at]!.id, PDFPage.of(node, ref, pdf)),
        );
      });
    }
    return { copied, labels };
  }

  async function partsOf({ pages, options: { split } }: AssembleInput): Promise<ToolPage[][]> {
    if (split.by === 'pages') return splitPages(pages, split.every);
    if (split.by !== 'bookmarks') return splitPages(pages, 0); // by size: once it is known
    const bookmarks = new Map<string, Map<number, string>>();
    for (const fileId of new Set(
      pages.filter(({ kind }) => kind === 'pdf').map((page) => page.fileId),
    ))
      bookmarks.set(
        fileId,
        (await attempt(fileId, async () => firstBookmarks(await sourceOf(fileId)))) ?? new Map(),
      );
    return splitBefore(pages, (page) => bookmarks.get(page.fileId)?.has(page.pageIndex) ?? false);
  }

  const files: Blob[] = [];
  for (const part of await partsOf(input)) {
    const pdf = await PDFDocument.create();
    const { copied, labels } = await copyAll(pdf, part);
    const shrunk: Shrunk = { seen: new Set(), strips: new Map() };
    for (const page of part) {
      const copy = copied.get(page.id);
      if (copy) {
        pdf.addPage(copy);
        copy.setRotation(degrees((copy.getRotation().angle + page.rotation) % 360));
        const isPicture = input.isPicture?.(page.fileId) ?? false;
        const changesScans = input.options.blackWhite || input.options.straighten;
        await shrinkImages(copy, shrunk, {
          all: input.options.shrinkPdfs,
          changesScans: changesScans || isPicture,
          onlySmaller: !changesScans,
          shrink: (picture, scan) => input.shrinkImage(picture, scan, isPicture),
        });
        if (page.crop) cropPage(copy, page.crop);
        if (isPicture) placePage(copy, input.options);
      } else if (page.kind === 'image') {
        const image = await attempt(page.fileId, () =>
          input.prepareImage(page.fileId, page.rotation),
        );
        if (image) addPhoto(pdf, image, input.options);
      }
      input.onPage();
    }
    if (pdf.getPageCount() === 0) continue;
    forgetStrips(pdf, shrunk.strips);
    writeLabels(pdf, labels);
    if (input.options.flattenForms) await flattenForms(pdf);
    if (hasStamps(input.options)) {
      const { stampPages } = await import(/* webpackChunkName: "stamp-pages" */ './stampPages');
      await stampPages(pdf, input.options, input.readFont);
    }
    files.push(await writePdf(pdf));
  }
  return { files, leftOut: [...leftOut], leftBehind: behind };
}
