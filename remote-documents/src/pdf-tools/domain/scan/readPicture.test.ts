/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFHexString, type PDFRawStream } from '@cantoo/pdf-lib';
import { tiffToPdf } from '../tiff/tiffToPdf';
import { decodeFax } from './decodeFax';
import { blackRuns, modes, whiteRuns } from './faxCodes';
import { pagePictures, rawStream } from './pagePictures';
import { isTwoTone, readPicture } from './readPicture';

async function picture(bytes: Iterable<number>, entries: object): Promise<PDFRawStream> {
  const pdf = await PDFDocument.create();
  return pdf.context.stream(Uint8Array.from(bytes), { Subtype: 'Image', ...entries });
}
/** Red, green and blue of each pixel. */
async function seen(bytes: Iterable<number>, entries: object) {
  const pixels = readPicture(await picture(bytes, entries));
  return pixels && Array.from(pixels.data).filter((_, at) => at % 4 !== 3);
}
const greysOf = async (bytes: Iterable<number>, entries: object) =>
  (await seen(bytes, entries))!.filter((_, at) => at % 3 === 0);

/** Bytes of bits written in groups; filled up with zeros. */
function bits(text: string): Uint8Array {
  const all = text.replaceAll(' ', '');
  return Uint8Array.from(all.match(/.{1,8}/g)!, (byte) => parseInt(byte.padEnd(8, '0'), 2));
}
function rowsOf({ mask, rows }: ReturnType<typeof decodeFax>): string[] {
  return Array.from({ length: rows }, (_, row) =>
    [...mask.subarray((row * mask.length) / rows, ((row + 1) * mask.length) / rows)]
      .map((ink) => (ink ? '#' : '.'))
      .join(''),
  );
}

test('deflated colours are read, also as differences to their neighbours', async () => {
  const colour = { Width: 2, Height: 2, ColorSpace: 'DeviceRGB', BitsPerComponent: 8 };
  const plain = [1, 2, 3, 40, 50, 60, 7, 8, 9, 100, 110, 120];
  const flate = { ...colour, Filter: 'FlateDecode' };
  expect(await seen(plain, colour)).toEqual(plain);
  expect(await seen(deflateSync(Buffer.from(plain)), flate)).toEqual(plain);
  const png = [1, 1, 2, 3, 39, 48, 57, 4, 6, 6, 6, 60, 60, 60]; // a row by what is left, one by Paeth
  expect(
    await seen(deflateSync(Buffer.from(png)), {
      ...flate,
      DecodeParms: { Predictor: 15, Colors: 3, Columns: 2 },
    }),
  ).toEqual(plain);
  const tiff = [1, 2, 3, 39, 48, 57, 7, 8, 9, 93, 102, 111];
  expect(
    await seen(deflateSync(Buffer.from(tiff)), {
      ...flate,
      DecodeParms: { Predictor: 2, Colors: 3, Columns: 2 },
    }),
  ).toEqual(plain);
});

test('greys of one, four and sixteen bits, turned ones, palettes and stencils are read', async () => {
  const grey = { Width: 3, Height: 1, ColorSpace: 'DeviceGray' };
  const one = { ...grey, BitsPerComponent: 1 };
  expect(await greysOf([0b10100000], one)).toEqual([255, 0, 255]);
  expect(await greysOf([0b10100000], { ...one, Decode: [1, 0] })).toEqual([0, 255, 0]);
  expect(await greysOf([0x0f, 0x80], { ...grey, BitsPerComponent: 4 })).toEqual([0, 255, 136]);
  const long = [1, 200, 128, 7, 255, 255];
  expect(await greysOf(long, { ...grey, BitsPerComponent: 16 })).toEqual([1, 128, 255]);
  const colours = PDFHexString.of('102030405060');
  const palette = { ...one, ColorSpace: ['Indexed', 'DeviceRGB', 1, colours] };
  expect(await seen([0b01000000], palette)).toEqual([16, 32, 48, 64, 80, 96, 16, 32, 48]);
  const stencil = { Width: 3, Height: 1, ImageMask: true };
  expect(await greysOf([0b10100000], stencil)).toEqual([255, 0, 255]); // a zero is painted
  expect(isTwoTone((await picture([], stencil)).dict)).toBe(true);
  expect(isTwoTone((await picture([], palette)).dict)).toBe(false);
});

test('what is partly transparent, in printing inks, too large or of another kind is not read', async () => {
  const grey = { Width: 1, Height: 1, ColorSpace: 'DeviceGray', BitsPerComponent: 8 };
  expect(await seen([0], { ...grey, Mask: [0, 1] })).toBe(null);
  expect(await seen([0, 0, 0, 0], { ...grey, ColorSpace: 'DeviceCMYK' })).toBe(null);
  expect(await seen([0], { ...grey, Width: 100_000, Height: 100_000 })).toBe(null);
  for (const Filter of ['JPXDecode', 'JBIG2Decode'])
    await expect(seen([0], { ...grey, Filter })).rejects.toThrow();
});

test('no code of a fax is the beginning of another', () => {
  for (const codes of [whiteRuns, blackRuns, modes])
    for (const code of codes.keys())
      for (let short = code >> 1; short > 1; short >>= 1) expect(codes.has(short)).toBe(false);
  expect(whiteRuns.size).toBe(104);
  expect(blackRuns.size).toBe(104);
});

test('faxes of group 3 in one and two dimensions and of group 4 are read; a cut one is white at its end', () => {
  const end = '000000000001';
  const line = '1011 10 000111'; // 4 white, 3 black, 1 white
  const rows = ['....###.', '....###.'];
  const kind = { columns: 8, rows: 2, isAligned: false };
  expect(rowsOf(decodeFax(bits(line + line), { ...kind, k: 0 }))).toEqual(rows);
  const aligned = decodeFax(bits(`${line}0000${line}`), { ...kind, k: 0, isAligned: true });
  expect(rowsOf(aligned)).toEqual(rows);
  expect(rowsOf(decodeFax(bits(end + line + end + line), { ...kind, k: 0 }))).toEqual(rows);
  const mixed = `${end}1 ${line} ${end}0 1 011 1`; // the second: as above, one to the right, as above
  expect(rowsOf(decodeFax(bits(mixed), { ...kind, k: 4 }))).toEqual(['....###.', '....####']);
  const four = `001 1011 10 1 0001 1 ${end}${end}`; // by its runs; then nothing of the line above
  expect(rowsOf(decodeFax(bits(four), { ...kind, k: -1 }))).toEqual(['....###.', '........']);
  expect(rowsOf(decodeFax(bits(line), { ...kind, k: 0 }))).toEqual([rows[0], '........']);
});

test('a scan that another program wrote as group 4 shows what it drew', async () => {
  const tiff =
    'SUkqAFoAAAAjguRwXI4RJJaSWCaWCBlKKZFH00tNJekl6SWg0ukvS0J4N6I6IwEI46TSWlpXpU0ltJbSVgwSXI4pUBvSILj6SS0kktJJLSSS0kktJJKACACADwAAAQMAAQAAAC0AAAABAQMAAQAAAB4AAAACAQMAAQAAAAEAAAADAQMAAQAAAAQAAAAGAQMAAQAAAAEAAAARAQQAAQAAAAgAAAASAQMAAQAAAAEAAAAVAQMAAQAAAAEAAAAWAQMAAQAAAAABAAAXAQQAAQAAAFIAAAAaAQUAAQAAABQBAAAbAQUAAQAAABwBAAAcAQMAAQAAAAEAAAAoAQMAAQAAAAIAAABTAQMAAQAAAAEAAAAAAAAAMzPLAAAACAAzM8sAAAAIAA==';
  const { blob } = await tiffToPdf(new Blob([Buffer.from(tiff, 'base64')]));
  const pdf = await PDFDocument.load(await blob.arrayBuffer());
  const [placed] = (await pagePictures(pdf.getPage(0)))!;
  const { data, width, height } = readPicture((await rawStream(placed!.stream))!)!;
  expect([width, height]).toEqual([45, 30]);
  const isDrawn = (x: number, y: number) =>
    (x - 14) ** 2 + (y - 12) ** 2 < 90 ||
    (y % 9 === 4 && x > 20) ||
    (x + y) % 17 === 0 ||
    (x < 1 && y > 20);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      expect([x, y, data[(y * width + x) * 4]]).toEqual([x, y, isDrawn(x, y) ? 0 : 255]);
});
