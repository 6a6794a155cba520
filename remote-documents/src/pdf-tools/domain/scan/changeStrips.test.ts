/** @jest-environment ./tooling/jest/OneRealm.cjs */
import {
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
  concatTransformationMatrix,
  decodePDFRawStream,
  drawObject,
  popGraphicsState,
  pushGraphicsState,
  setFillingRgbColor,
} from '@cantoo/pdf-lib';
import { assemblePdf } from '../making/assemblePdf';
import { startOptions } from '../making/pdfOptions';
import { pagesOf } from '../pages/toolPages';
import type { Scan, ScanPicture } from './ScanPicture';

function draw(page: PDFPage, ref: PDFRef, place: [x: number, y: number, w: number, h: number]) {
  const [x, y, width, height] = place;
  const key = page.node.newXObject('Strip', ref);
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(width, 0, 0, height, x, y),
    drawObject(key),
    popGraphicsState(),
  );
}
const strip = (pdf: PDFDocument, rows: number, more: object = {}) =>
  pdf.context.register(
    pdf.context.stream(new Uint8Array(rows).fill(rows), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: 8,
      Height: rows,
      ColorSpace: 'DeviceGray',
      BitsPerComponent: 1,
      ...more,
    }),
  );

/** The pages joined twice over, as they would be asked for black and white. */
async function assemble(source: PDFDocument) {
  const asked: { picture: ScanPicture; scan: Scan | null }[] = [];
  const blob = new Blob([(await source.save()).slice()]);
  const own = pagesOf({ id: 'a', name: 'a.pdf', kind: 'pdf', blob }, source.getPageCount());
  const { files } = await assemblePdf({
    pages: [...own, ...own.map((page) => ({ ...page, id: `${page.id}-again` }))],
    options: { ...startOptions, straighten: true },
    fileOf: () => blob,
    prepareImage: () => Promise.reject(new Error('no photo here')),
    shrinkImage: async (picture, scan) => {
      asked.push({ picture, scan });
      return { bits: new Blob(['made']), width: 8, height: 5 };
    },
    readFont: () => Promise.reject(new Error('no font here')),
    onPage: () => {},
  });
  const pdf = await PDFDocument.load(await files[0]!.arrayBuffer());
  const pictures = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
    .filter(({ dict }) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'))
    .map(({ contents }) => Buffer.from(contents).toString('latin1'));
  return { asked, pdf, pictures };
}

test('a sheet that a scanner cut into strips becomes one picture in the place of all', async () => {
  const source = await PDFDocument.create();
  const page = source.addPage([100, 100]);
  draw(page, strip(source, 3), [10, 50, 80, 30]);
  draw(page, strip(source, 2), [10, 30, 80, 20]);
  const { asked, pdf, pictures } = await assemble(source);
  expect(asked).toHaveLength(1);
  const { picture, scan } = asked[0]!;
  expect(scan).toEqual({ rotation: 0, isTwoTone: true });
  expect(picture).toMatchObject({
    width: 8,
    height: 5,
    parts: [
      { left: 0, top: 0, width: 8, height: 3, picture: { width: 8, height: 3 } },
      { left: 0, top: 3, width: 8, height: 2, picture: { width: 8, height: 2 } },
    ],
  });
  expect(pictures).toEqual(['made']); // once for both copies, and the strips are gone
  for (const { node } of pdf.getPages()) {
    const objects = node.Resources()!.lookup(PDFName.of('XObject'), PDFDict);
    expect(objects.keys()).toEqual([PDFName.of('Scan')]);
    const drawing = node.Contents() as PDFRawStream;
    expect(Buffer.from(decodePDFRawStream(drawing).decode()).toString()).toContain(
      '80 0 0 50 10 30 cm',
    );
  }
});

test('tiles that go beyond the sheet bring nothing of theirs onto it', async () => {
  const source = await PDFDocument.create();
  const page = source.addPage([80, 40]);
  draw(page, strip(source, 3), [0, 10, 80, 30]);
  draw(page, strip(source, 2), [0, -10, 80, 20]);
  const { asked, pdf } = await assemble(source);
  expect(asked[0]!.picture).toMatchObject({
    width: 8,
    height: 4,
    parts: [
      { top: 0, height: 3 },
      { top: 3, height: 2 },
    ],
  });
  const drawing = pdf.getPage(0).node.Contents() as PDFRawStream;
  expect(Buffer.from(decodePDFRawStream(drawing).decode()).toString()).toContain(
    '80 0 0 40 0 0 cm',
  );
});

test('a strip that cannot be read, anything drawn beside the pictures, or room between them leaves a page as it is', async () => {
  const source = await PDFDocument.create();
  const unread = source.addPage([100, 100]);
  draw(unread, strip(source, 3), [10, 50, 80, 30]);
  draw(unread, strip(source, 2, { Filter: 'JBIG2Decode' }), [10, 30, 80, 20]);
  const drawn = source.addPage([100, 100]);
  draw(drawn, strip(source, 4), [10, 50, 80, 30]);
  draw(drawn, strip(source, 5), [10, 30, 80, 20]);
  drawn.drawLine({ start: { x: 0, y: 0 }, end: { x: 9, y: 9 } });
  const album = source.addPage([100, 100]);
  draw(album, strip(source, 6), [10, 50, 80, 30]);
  draw(album, strip(source, 7), [10, 10, 80, 30]);
  const { asked, pictures } = await assemble(source);
  expect(asked).toEqual([]);
  expect(pictures.map((each) => each.length).toSorted()).toEqual([2, 3, 4, 5, 6, 7]);
});

test('a strip that an annotation shows on another page stays', async () => {
  const source = await PDFDocument.create();
  const page = source.addPage([100, 100]);
  const shared = strip(source, 3);
  draw(page, shared, [10, 50, 80, 30]);
  draw(page, strip(source, 2), [10, 30, 80, 20]);
  const { context } = source;
  const look = context.register(
    context.stream('/Strip Do', {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 1, 1],
      Resources: { XObject: { Strip: shared } },
    }),
  );
  const stamp = { Type: 'Annot', Subtype: 'Stamp', Rect: [0, 0, 9, 9], AP: { N: look } };
  source.addPage([100, 100]).node.addAnnot(context.register(context.obj(stamp)));
  const { pictures } = await assemble(source);
  expect(pictures.toSorted()).toEqual(['\x03\x03\x03', 'made']);
});

test('a stencil is changed where it alone is drawn, and stays where it has a colour or lies on something', async () => {
  const source = await PDFDocument.create();
  const stencil = (rows: number) => strip(source, rows, { ImageMask: true });
  draw(source.addPage([100, 100]), stencil(1), [0, 0, 100, 100]);
  const coloured = source.addPage([100, 100]);
  coloured.pushOperators(setFillingRgbColor(1, 0, 0));
  draw(coloured, stencil(2), [0, 0, 100, 100]);
  const lined = source.addPage([100, 100]);
  lined.drawLine({ start: { x: 0, y: 0 }, end: { x: 9, y: 9 } });
  draw(lined, stencil(3), [0, 0, 100, 100]);
  const twice = source.addPage([100, 100]);
  const key = twice.node.newXObject('Strip', stencil(4));
  twice.pushOperators(drawObject(key), drawObject(key));
  const { asked, pictures } = await assemble(source);
  expect(asked).toMatchObject([{ picture: { height: 1 } }]);
  expect(pictures.map((each) => each.length).toSorted()).toEqual([2, 3, 4, 4]);
});

test('a picture that is no photo is changed where it alone is the page', async () => {
  const source = await PDFDocument.create();
  const colour = { ColorSpace: 'DeviceRGB', BitsPerComponent: 8, Width: 1 };
  draw(
    source.addPage([100, 100]),
    strip(source, 1, { ...colour, Decode: [1, 0, 1, 0, 1, 0] }),
    [0, 0, 9, 9],
  );
  const { asked, pdf, pictures } = await assemble(source);
  expect(asked).toMatchObject([{ scan: { isTwoTone: false }, picture: { width: 1, height: 1 } }]);
  expect(pictures).toEqual(['made']);
  const objects = pdf.getPage(0).node.Resources()!.lookup(PDFName.of('XObject'), PDFDict);
  const made = objects.lookup(objects.keys()[0]!) as PDFRawStream;
  expect(made.dict.has(PDFName.of('Decode'))).toBe(false);
});
