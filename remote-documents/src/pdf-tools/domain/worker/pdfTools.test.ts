/** @jest-environment ./tooling/jest/OneRealm.cjs */
import {
  type PDFArray,
  type PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  decodePDFRawStream,
} from '@cantoo/pdf-lib';
import { type AssembleInput, assemblePdf } from '../making/assemblePdf';
import { openSource } from '../making/copyPages';
import { inspectPdf } from '../opening/inspectPdf';
import { startOptions } from '../making/pdfOptions';
import type { PreparedImage } from '../pictures/preparedImage';
import { StoredStream } from '../making/StoredStream';
import { type ToolFile, type ToolPage, pagesOf, rotatePages } from '../pages/toolPages';

// A grey JPEG of one pixel: the smallest that a reader accepts.
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=',
  'base64',
);
const file = (id: string, kind: ToolFile['kind']): ToolFile => ({
  id,
  name: `${id}.${kind}`,
  kind,
  blob: new Blob(),
});

async function makePdf(pages: number, title = 'x'): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let index = 0; index < pages; index += 1) pdf.addPage([100 + index, 200]);
  pdf.setTitle(title);
  return pdf.save();
}
const buffer = (bytes: Uint8Array) => bytes.slice().buffer as ArrayBuffer;
const photo = async (): Promise<PreparedImage> => ({
  jpeg: new Blob([JPEG]),
  width: 1000,
  height: 2000,
});
const noFont = () => Promise.reject(new Error('no font here'));
type Sources = Record<string, Uint8Array>;
const assemble = (
  pages: readonly ToolPage[],
  sources: Sources,
  more: Partial<AssembleInput> = {},
) =>
  assemblePdf({
    pages,
    options: startOptions,
    fileOf: (id) => new Blob([buffer(sources[id]!)]),
    prepareImage: photo,
    shrinkImage: photo,
    readFont: noFont,
    onPage: () => {},
    ...more,
  });
const inspect = (bytes: Uint8Array) => inspectPdf(new Blob([buffer(bytes)]));
const load = async (file: Blob | undefined) => PDFDocument.load(await file!.arrayBuffer());

test('photos and PDF pages come out in the order asked for, turned as asked', async () => {
  const [a0, a1, a2] = pagesOf(file('a', 'pdf'), 3);
  const [b0, b1] = pagesOf(file('b', 'pdf'), 2);
  const [p0] = pagesOf(file('p', 'image'), 1);
  const pages = rotatePages([b1!, p0!, a2!, a0!, b0!], new Set([a2!.id]));
  let done = 0;
  const { files, leftOut } = await assemble(
    pages,
    { a: await makePdf(3), b: await makePdf(2) },
    { onPage: () => (done += 1) },
  );
  const made = await load(files[0]);
  expect(made.getPages().map((page) => Math.round(page.getWidth()))).toEqual([
    101, 595, 102, 100, 100,
  ]);
  expect(made.getPages().map((page) => page.getRotation().angle)).toEqual([0, 0, 90, 0, 0]);
  expect([done, leftOut, files[0]!.type]).toEqual([5, [], 'application/pdf']);
  expect(a1).toBeDefined();
});

test('the photo stands in the file as it was prepared, drawn once at its place', async () => {
  const { files } = await assemble(
    pagesOf(file('p', 'image'), 1),
    {},
    { options: { ...startOptions, marginMm: 0 } },
  );
  const made = await load(files[0]);
  const [, picture] = made.context
    .enumerateIndirectObjects()
    .find(
      ([, object]) =>
        object instanceof PDFRawStream &&
        object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
    )!;
  expect(Buffer.from((picture as PDFRawStream).contents).equals(JPEG)).toBe(true);
  expect(String((picture as PDFRawStream).dict.get(PDFName.of('Width')))).toBe('1000');
  const page = made.getPage(0).node;
  const drawn = new TextDecoder().decode(
    decodePDFRawStream((page.Contents() as PDFArray).lookup(0) as PDFRawStream).decode(),
  );
  expect(drawn).toMatch(/^q\n420\.9\d* 0 0 841\.89 87\.1\d* 0 cm\n\/Poza-\d+ Do\nQ/);
});

test('a merge of three hundred pages has three hundred pages', async () => {
  const big = await makePdf(150);
  const { files } = await assemble(
    [...pagesOf(file('a', 'pdf'), 150), ...pagesOf(file('b', 'pdf'), 150)],
    { a: big, b: big },
  );
  expect((await load(files[0])).getPageCount()).toBe(300);
});

test('a file that fails in the middle of the work is left out by its id and the rest goes on', async () => {
  const pages = [
    ...pagesOf(file('bun', 'pdf'), 2),
    ...pagesOf(file('stricat', 'pdf'), 3),
    ...pagesOf(file('p', 'image'), 1),
    ...pagesOf(file('poza', 'image'), 1),
  ];
  const prepareImage = async (id: string) => {
    if (id === 'poza')
      throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
    return photo();
  };
  let done = 0;
  const { files, leftOut } = await assemble(
    pages,
    { bun: await makePdf(2), stricat: new TextEncoder().encode('%PDF-1.7 nimic') },
    { prepareImage, onPage: () => (done += 1) },
  );
  expect(leftOut).toEqual(['stricat', 'poza']);
  expect((await load(files[0])).getPageCount()).toBe(3);
  expect(done).toBe(pages.length);
  expect(
    await assemble(pagesOf(file('stricat', 'pdf'), 3), { stricat: new Uint8Array(5) }),
  ).toEqual({ files: [], leftOut: ['stricat'], leftBehind: [] });
});

/** Three pages with a large stream each; every page has a link to the next one, the last to the first. */
async function makeLinkedPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const pages = [0, 1, 2].map((at) => pdf.addPage([100 + at, 200]));
  pages.forEach((page, at) => {
    const link = pdf.context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [0, 0, 9, 9],
      P: page.ref,
      Dest: [pages[(at + 1) % 3]!.ref, 'Fit'],
    });
    page.node.set(PDFName.of('Annots'), pdf.context.obj([pdf.context.register(link)]));
    page.node.set(
      PDFName.of('Contents'),
      pdf.context.register(pdf.context.stream(new Uint8Array(50_000).fill(32))),
    );
  });
  return pdf.save();
}

test('large streams stay in the file they came from, small ones do not hold it in memory', async () => {
  const file = new Blob([buffer(await makeLinkedPdf())]);
  const streams = (await openSource(file)).context
    .enumerateIndirectObjects()
    .map(([, object]) => object);
  const stored = streams.filter((object) => object instanceof StoredStream);
  expect(stored.map((stream) => stream.content.size)).toEqual([50_000, 50_000, 50_000]);
  expect(await stored[0]!.content.text()).toBe(' '.repeat(50_000));
  for (const object of streams)
    if (object instanceof PDFRawStream)
      expect(object.contents.buffer.byteLength).toBe(object.contents.length);
});

test('split pages bring along only themselves, whatever they link to, and links between copied pages still lead there', async () => {
  const pages = pagesOf(file('a', 'pdf'), 3);
  const linked = await makeLinkedPdf();
  const split = await assemble(
    pages,
    { a: linked },
    { options: { ...startOptions, split: { by: 'pages', every: 1 } } },
  );
  expect(split.files).toHaveLength(3);
  for (const each of split.files) expect(each.size).toBeLessThan(60_000);
  const made = await load((await assemble(pages, { a: linked })).files[0]);
  const targets = made
    .getPages()
    .map((page) =>
      ((page.node.Annots()!.lookup(0) as PDFDict).lookup(PDFName.of('Dest')) as PDFArray).get(0),
    );
  expect(targets).toEqual([1, 2, 0].map((at) => made.getPage(at).ref));
});

test('a damaged file and one with a password are told apart from a good one', async () => {
  expect(await inspect(await makePdf(4))).toEqual({ pages: 4, repaired: false });
  expect(await inspect(new TextEncoder().encode('%PDF-1.7 stricat'))).toEqual({
    refused: 'damaged',
  });
  expect(await inspect(JPEG)).toEqual({ refused: 'damaged' });
  const locked = await PDFDocument.create();
  locked.addPage();
  await locked.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
  expect(await inspect(await locked.save())).toEqual({ refused: 'password' });
});
