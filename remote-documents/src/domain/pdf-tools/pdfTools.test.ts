/** @jest-environment node */
import { PDFDocument } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { assemblePdf, type PreparedImage } from './assemblePdf';
import { inspectPdf } from './inspectPdf';
import { startOptions } from './pdfOptions';
import { placeImage } from './placeImage';
import { type ToolFile, movePage, pagesOf, rotatePages, splitPages } from './toolPages';

// A grey JPEG of one pixel: the smallest that a reader accepts.
const JPEG = Buffer.from('/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=', 'base64');
const file = (id: string, kind: ToolFile['kind']): ToolFile => ({ id, name: `${id}.${kind}`, kind, blob: new Blob() });

async function makePdf(pages: number, title = 'x'): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let index = 0; index < pages; index += 1) pdf.addPage([100 + index, 200]);
  pdf.setTitle(title);
  return pdf.save();
}
const buffer = (bytes: Uint8Array) => bytes.slice().buffer as ArrayBuffer;
const photo = async (): Promise<PreparedImage> => ({ jpeg: new Uint8Array(JPEG), width: 1000, height: 2000 });

test('a photo stands whole inside the margins of an A4 page turned to suit it', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 1, max: 9000 }), fc.constantFrom(0, 5, 10, 20), (width, height, marginMm) => {
    const place = placeImage(width, height, { pageSize: 'a4', marginMm });
    const margin = (marginMm * 72) / 25.4 - 0.001;
    expect(place.pageWidth > place.pageHeight).toBe(width > height);
    expect(place.x).toBeGreaterThanOrEqual(margin);
    expect(place.y).toBeGreaterThanOrEqual(margin);
    expect(place.x + place.width).toBeLessThanOrEqual(place.pageWidth - margin);
    expect(place.y + place.height).toBeLessThanOrEqual(place.pageHeight - margin);
    expect(place.width / place.height).toBeCloseTo(width / height, 5);
  }));
});

test('a page made to fit is the photo and its margins', () => {
  expect(placeImage(1500, 750, { pageSize: 'fit', marginMm: 0 })).toEqual({ pageWidth: 720, pageHeight: 360, x: 0, y: 0, width: 720, height: 360 });
});

test('photos and PDF pages come out in the order asked for, turned as asked', async () => {
  const sources = new Map([['a', await makePdf(3)], ['b', await makePdf(2)]]);
  const [a0, a1, a2] = pagesOf(file('a', 'pdf'), 3);
  const [b0, b1] = pagesOf(file('b', 'pdf'), 2);
  const [p0] = pagesOf(file('p', 'image'), 1);
  const pages = rotatePages([b1!, p0!, a2!, a0!, b0!], new Set([a2!.id]));
  let done = 0;
  const bytes = await assemblePdf({ pages, options: startOptions, readFile: async (id) => buffer(sources.get(id)!), prepareImage: photo, onPage: () => (done += 1) });
  const made = await PDFDocument.load(bytes);
  expect(made.getPages().map((page) => Math.round(page.getWidth()))).toEqual([101, 595, 102, 100, 100]);
  expect(made.getPages().map((page) => page.getRotation().angle)).toEqual([0, 0, 90, 0, 0]);
  expect(done).toBe(5);
  expect(a1).toBeDefined();
});

test('a merge of three hundred pages has three hundred pages', async () => {
  const big = await makePdf(150);
  const pages = [...pagesOf(file('a', 'pdf'), 150), ...pagesOf(file('b', 'pdf'), 150)];
  const bytes = await assemblePdf({ pages, options: startOptions, readFile: async () => buffer(big), prepareImage: photo, onPage: () => {} });
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(300);
});

test('a damaged file and one with a password are told apart from a good one', async () => {
  expect(await inspectPdf(await makePdf(4))).toEqual({ pages: 4 });
  expect(await inspectPdf(new TextEncoder().encode('%PDF-1.7 stricat'))).toEqual({ refused: 'damaged' });
  expect(await inspectPdf(JPEG)).toEqual({ refused: 'damaged' });
  const locked = await PDFDocument.create();
  locked.addPage();
  await locked.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
  expect(await inspectPdf(await locked.save())).toEqual({ refused: 'password' });
});

test('pages are moved, turned and split without losing any', () => {
  const pages = pagesOf(file('a', 'pdf'), 5);
  expect(movePage(pages, 0, 3).map((page) => page.pageIndex)).toEqual([1, 2, 3, 0, 4]);
  expect(movePage(pages, 4, 9).map((page) => page.pageIndex)).toEqual([0, 1, 2, 3, 4]);
  expect(splitPages(pages, 2).map((part) => part.length)).toEqual([2, 2, 1]);
  expect(splitPages(pages, 0)).toHaveLength(1);
  expect(splitPages([], 2)).toEqual([]);
  const all = new Set(pages.map((page) => page.id));
  let turned = pages;
  for (let quarter = 0; quarter < 4; quarter += 1) turned = rotatePages(turned, all);
  expect(turned).toEqual(pages);
});
