/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { type PDFDict, PDFDocument, PDFName, type PDFRawStream } from '@cantoo/pdf-lib';
import { assemblePdf } from '../making/assemblePdf';
import { startOptions } from '../making/pdfOptions';
import { pagesOf, rotatePages } from '../pages/toolPages';
import { withoutExif } from './withoutExif';

// A grey JPEG of one pixel: the smallest that a reader accepts.
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=',
  'base64',
);
const photo = async () => ({ jpeg: new Blob([JPEG]), width: 1000, height: 2000 });

/** A page with three pictures: a photo, the same kind of photo with other numbers behind its colours, and a stamp. */
async function makePdfWithPhotos(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  const picture = (more: object, size = 60_000) =>
    pdf.context.register(
      pdf.context.stream(Buffer.concat([JPEG, Buffer.alloc(size)]), {
        Type: 'XObject',
        Subtype: 'Image',
        Width: 3000,
        Height: 2000,
        BitsPerComponent: 8,
        ColorSpace: 'DeviceGray',
        Filter: 'DCTDecode',
        ...more,
      }),
    );
  page.node.setXObject(PDFName.of('A'), picture({}));
  page.node.setXObject(PDFName.of('B'), picture({ Decode: [1, 0] }));
  page.node.setXObject(PDFName.of('C'), picture({}, 500));
  return pdf.save();
}

test('photos inside a PDF are made smaller only when asked, and only those that stay true', async () => {
  const pages = pagesOf({ id: 'a', name: 'a.pdf', kind: 'pdf', blob: new Blob() }, 1);
  const file = new Blob([(await makePdfWithPhotos()).slice()]);
  const sizes = async (shrinkPdfs: boolean, shrinkImage = photo) => {
    const { files } = await assemblePdf({
      pages,
      options: { ...startOptions, shrinkPdfs },
      fileOf: () => file,
      prepareImage: photo,
      shrinkImage,
      readFont: () => Promise.reject(new Error('no font here')),
      onPage: () => {},
    });
    const made = await PDFDocument.load(await files[0]!.arrayBuffer());
    const pictures = made.getPage(0).node.Resources()!.lookup(PDFName.of('XObject')) as PDFDict;
    return ['A', 'B', 'C'].map((key) => {
      const { dict, contents } = pictures.lookup(PDFName.of(key)) as PDFRawStream;
      return [
        contents.length,
        String(dict.get(PDFName.of('Width'))),
        String(dict.get(PDFName.of('ColorSpace'))),
      ].join(' ');
    });
  };
  const [whole, stamp] = [JPEG.length + 60_000, JPEG.length + 500].map(
    (size) => `${size} 3000 /DeviceGray`,
  );
  expect(await sizes(false)).toEqual([whole, whole, stamp]);
  expect(await sizes(true)).toEqual([`${JPEG.length} 1000 /DeviceRGB`, whole, stamp]);
  expect(await sizes(true, async () => Promise.reject(new Error('unreadable')))).toEqual([
    whole,
    whole,
    stamp,
  ]);
  expect(
    await sizes(true, async () => ({
      jpeg: new Blob([new Uint8Array(59_000)]),
      width: 1,
      height: 1,
    })),
  ).toEqual([whole, whole, stamp]);
});

test('the picture of a scanned page is made as asked, that of a page with text is left alone', async () => {
  const source = await PDFDocument.create();
  const font = await source.embedFont('Helvetica');
  for (const text of ['', 'Factura']) {
    const page = source.addPage([595, 842]);
    const picture = { Type: 'XObject', Subtype: 'Image', Width: 300, Height: 200 };
    const stored = { BitsPerComponent: 8, ColorSpace: 'DeviceGray', Filter: 'DCTDecode' };
    const ref = source.context.register(source.context.stream(JPEG, { ...picture, ...stored }));
    page.node.setXObject(PDFName.of('A'), ref);
    if (text) page.drawText(text, { font });
  }
  const file = new Blob([(await source.save()).slice()]);
  const asked: unknown[] = [];
  const { files } = await assemblePdf({
    pages: rotatePages(
      pagesOf({ id: 'a', name: 'a.pdf', kind: 'pdf', blob: new Blob() }, 2),
      new Set(['a-0']),
    ),
    options: { ...startOptions, blackWhite: true },
    fileOf: () => file,
    prepareImage: photo,
    shrinkImage: async (_, scan) => {
      asked.push(scan);
      return { bits: new Blob(['bits']), width: 8, height: 4 };
    },
    readFont: () => Promise.reject(new Error('no font here')),
    onPage: () => {},
  });
  expect(asked).toEqual([{ rotation: 90, isTwoTone: false }]);
  const made = await PDFDocument.load(await files[0]!.arrayBuffer());
  const [scan, kept] = made.getPages().map(({ node }) => {
    const pictures = node.Resources()!.lookup(PDFName.of('XObject')) as PDFDict;
    const { dict } = pictures.lookup(PDFName.of('A')) as PDFRawStream;
    return ['Width', 'BitsPerComponent', 'Filter'].map((key) => String(dict.get(PDFName.of(key))));
  });
  expect(scan).toEqual(['8', '1', '/FlateDecode']);
  expect(kept).toEqual(['300', '8', '/DCTDecode']);
});

test('the pictures of a TIFF take the level of photos, unless they would grow by it', async () => {
  const source = await PDFDocument.create();
  const entries = { Type: 'XObject', Subtype: 'Image', Width: 100, Height: 100 };
  const colours = { BitsPerComponent: 8, ColorSpace: 'DeviceGray' };
  const picture = source.context.stream(new Uint8Array(10_000), { ...entries, ...colours });
  source.addPage([300, 300]).node.setXObject(PDFName.of('A'), source.context.register(picture));
  const file = new Blob([(await source.save()).slice()]);
  const sizeAfter = async (madeBytes: number) => {
    const asked: (boolean | undefined)[] = [];
    const { files } = await assemblePdf({
      pages: pagesOf({ id: 'a', name: 'a.tif', kind: 'pdf', blob: new Blob() }, 1),
      options: startOptions,
      fileOf: () => file,
      isPicture: () => true,
      prepareImage: photo,
      shrinkImage: async (_, _scan, asPhoto) => {
        asked.push(asPhoto);
        return { jpeg: new Blob([new Uint8Array(madeBytes)]), width: 50, height: 50 };
      },
      readFont: () => Promise.reject(new Error('no font here')),
      onPage: () => {},
    });
    const made = await PDFDocument.load(await files[0]!.arrayBuffer());
    const pictures = made.getPage(0).node.Resources()!.lookup(PDFName.of('XObject')) as PDFDict;
    const { contents } = pictures.lookup(PDFName.of('A')) as PDFRawStream;
    return [contents.length, ...asked];
  };
  expect(await sizeAfter(500)).toEqual([500, true]);
  expect(await sizeAfter(20_000)).toEqual([10_000, true]);
});

test('camera notes are taken out of a JPEG and nothing else', async () => {
  const noted = Buffer.concat([
    JPEG.subarray(0, 2),
    Buffer.from([0xff, 0xe1, 0, 6, 1, 2, 3, 4]),
    JPEG.subarray(2),
  ]);
  for (const jpeg of [noted, JPEG])
    expect(
      Buffer.from(await (await withoutExif(new Blob([jpeg]))).arrayBuffer()).equals(JPEG),
    ).toBe(true);
  expect((await withoutExif(new Blob([JPEG.subarray(0, 3)]))).size).toBe(3);
});
