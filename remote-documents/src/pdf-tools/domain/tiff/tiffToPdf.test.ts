/** @jest-environment ./tooling/jest/OneRealm.cjs */
import {
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFRawStream,
  decodePDFRawStream,
} from '@cantoo/pdf-lib';
import { fileKind } from '../opening/fileKind';
import { tiffToPdf } from './tiffToPdf';

type Page = {
  tags: [tag: number, type: 3 | 4 | 5 | 7, values: number[]][];
  strip: number[];
  more?: number[][];
};

const SIZES = { 3: 2, 4: 4, 7: 1 };

/** A TIFF of one strip a page, or one for each of its planes; numbers of two or four bytes in the given order. */
function makeTiff(pages: Page[], little = true): Blob {
  const bytes: number[] = little ? [0x49, 0x49, 42, 0] : [0x4d, 0x4d, 0, 42];
  const number = (value: number, size: number) => {
    const own = Array.from({ length: size }, (_, at) => (value >>> (8 * at)) & 255);
    return little ? own : own.reverse();
  };
  const put = (at: number, more: number[]) => more.forEach((byte, add) => (bytes[at + add] = byte));
  let link = 4;
  put(link, [0, 0, 0, 0]);
  for (const { tags, strip, more = [] } of pages) {
    const strips = [strip, ...more];
    const starts = strips.map((each) => {
      const stripAt = bytes.length;
      put(stripAt, each);
      return stripAt;
    });
    const all: Page['tags'] = [
      ...tags,
      [273, 4, starts],
      [279, 4, strips.map(({ length }) => length)],
    ];
    const outside = all.map(([, type, values]) => {
      const data = values.flatMap((value) =>
        type === 5 ? [...number(value, 4), ...number(1, 4)] : number(value, SIZES[type]),
      );
      const at = bytes.length;
      if (data.length > 4) put(at, data);
      return data.length > 4 ? number(at, 4) : [...data, 0, 0, 0, 0].slice(0, 4);
    });
    put(link, number(bytes.length, 4));
    put(bytes.length, number(all.length, 2));
    all.forEach(([tag, type, values], index) =>
      put(bytes.length, [
        ...number(tag, 2),
        ...number(type, 2),
        ...number(values.length, 4),
        ...outside[index]!,
      ]),
    );
    link = bytes.length;
    put(link, [0, 0, 0, 0]);
  }
  return new Blob([new Uint8Array(bytes)]);
}
const size = (width: number, height: number): Page['tags'] => [
  [256, 3, [width]],
  [257, 3, [height]],
];
const black = {
  tags: [...size(8, 2), [262, 3, [1]]] as Page['tags'],
  strip: [0b10101010, 0b01010101],
};
/** Every line like the white one above it, then the end: group 4 of a fax. */
const fax: Page = {
  tags: [...size(16, 16), [259, 3, [4]], [262, 3, [0]], [282, 5, [200]]],
  strip: [0xff, 0xff, 0x00, 0x10, 0x01],
};

async function pictures(blob: Blob) {
  const pdf = await PDFDocument.load(await blob.arrayBuffer());
  return pdf.getPages().map((page) => {
    const objects = page.node.Resources()!.lookup(PDFName.of('XObject'), PDFDict);
    return objects.lookup(objects.keys()[0]!) as PDFRawStream;
  });
}

test('each page of a scan becomes a page as large as the paper, its picture stored as it was', async () => {
  const { blob, pages } = await tiffToPdf(makeTiff([fax, black]));
  expect(pages).toBe(2);
  const [first, second] = await pictures(blob);
  expect([...first!.contents]).toEqual(fax.strip);
  expect(String(first!.dict.get(PDFName.of('Filter')))).toBe('/CCITTFaxDecode');
  expect([...second!.contents]).toEqual(black.strip);
  const pdf = await PDFDocument.load(await blob.arrayBuffer());
  expect(pdf.getPage(0).getWidth()).toBeCloseTo((16 / 200) * 72);
});

test('both byte orders, bits from the other end, grey from white, colours and palettes are read', async () => {
  const turned: Page = { ...fax, tags: [...fax.tags, [266, 3, [2]]] };
  const white: Page = { ...black, tags: [...size(8, 2), [262, 3, [0]]] };
  const colour: Page = {
    tags: [...size(1, 1), [258, 3, [8, 8, 8]], [262, 3, [2]], [277, 3, [3]]],
    strip: [255, 0, 0],
  };
  const palette: Page = {
    tags: [...size(8, 1), [262, 3, [3]], [320, 3, [0, 65535, 0, 0, 0, 65535]]],
    strip: [0b11110000],
  };
  const { blob } = await tiffToPdf(makeTiff([turned, white, colour, palette], false));
  const [a, b, c, d] = await pictures(blob);
  expect([...a!.contents]).toEqual([0xff, 0xff, 0x00, 0x08, 0x80]);
  expect(String(b!.dict.get(PDFName.of('Decode')))).toBe('[ 1 0 ]');
  expect(String(c!.dict.get(PDFName.of('ColorSpace')))).toBe('/DeviceRGB');
  expect(String(d!.dict.get(PDFName.of('ColorSpace')))).toContain('<000000ff00ff>');
});

test('a photo in a TIFF gets the tables that are stored apart from it', async () => {
  const photo: Page = {
    tags: [
      ...size(8, 8),
      [258, 3, [8]],
      [259, 3, [7]],
      [262, 3, [1]],
      [347, 7, [0xff, 0xd8, 0xff, 0xdb, 1, 2, 0xff, 0xd9]],
    ],
    strip: [0xff, 0xd8, 0xff, 0xc0, 3, 0xff, 0xd9],
  };
  const { blob } = await tiffToPdf(makeTiff([photo]));
  const [picture] = await pictures(blob);
  const tables = [0xff, 0xd8, 0xff, 0xdb, 1, 2];
  expect([...picture!.contents]).toEqual([...tables, 0xff, 0xc0, 3, 0xff, 0xd9]);
});

const eight = (samples: number, photometric: number): Page['tags'] => [
  [258, 3, Array.from({ length: samples }, () => 8)],
  [262, 3, [photometric]],
  [277, 3, [samples]],
];
const decoded = async (page: Page, little = true) => {
  const [picture] = await pictures((await tiffToPdf(makeTiff([page], little))).blob);
  return {
    space: String(picture!.dict.get(PDFName.of('ColorSpace'))),
    bytes: [...decodePDFRawStream(picture!).decode()],
  };
};

test('colours in planes of their own are put together', async () => {
  const tags: Page['tags'] = [...size(2, 1), ...eight(3, 2), [284, 3, [2]]];
  expect(
    await decoded({
      tags,
      strip: [255, 1],
      more: [
        [0, 2],
        [9, 3],
      ],
    }),
  ).toEqual({
    space: '/DeviceRGB',
    bytes: [255, 0, 9, 1, 2, 3],
  });
  const packed: Page = {
    tags: [...tags, [259, 3, [32773]]],
    strip: [255, 7, 128],
    more: [
      [1, 8, 9, 128],
      [255, 6, 128],
    ],
  };
  expect((await decoded(packed)).bytes).toEqual([7, 8, 6, 7, 9, 6]);
});

test('brightness with two colours for a block of pixels becomes red, green and blue', async () => {
  // A block of two by two: four of brightness, then the colours of all; black, white, grey and red of half.
  const one: Page = {
    tags: [...size(2, 2), ...eight(3, 6), [530, 3, [2, 2]]],
    strip: [0, 255, 128, 64, 128, 128],
  };
  expect((await decoded(one)).bytes).toEqual([0, 0, 0, 255, 255, 255, 128, 128, 128, 64, 64, 64]);
  const red: Page = {
    tags: [...size(1, 1), ...eight(3, 6), [530, 3, [1, 1]]],
    strip: [76, 85, 255],
  };
  const [r, g, b] = (await decoded(red)).bytes as [number, number, number];
  expect([r > 250, g < 5, b < 5]).toEqual([true, true, true]);
});

test('what is transparent stands on white, whether its colours are multiplied already or not', async () => {
  const tags = (kind: number): Page['tags'] => [...size(2, 1), ...eight(4, 2), [338, 3, [kind]]];
  const premultiplied = [128, 0, 0, 128, 0, 0, 0, 0];
  expect((await decoded({ tags: tags(1), strip: premultiplied })).bytes).toEqual([
    255, 127, 127, 255, 255, 255,
  ]);
  const own = [255, 0, 0, 128, 9, 9, 9, 0];
  expect((await decoded({ tags: tags(2), strip: own })).bytes).toEqual([
    255, 127, 127, 255, 255, 255,
  ]);
  expect((await decoded({ tags: tags(0), strip: own })).bytes).toEqual([255, 0, 0, 9, 9, 9]);
});

test('numbers of sixteen bits are read in the order of the file, also as differences', async () => {
  const tags: Page['tags'] = [...size(2, 1), [258, 3, [16]], [262, 3, [1]]];
  const little = [0x01, 0x80, 0x02, 0x40];
  const big = [0x80, 0x01, 0x40, 0x02];
  expect((await decoded({ tags, strip: little })).bytes).toEqual([0x80, 0x40]);
  expect((await decoded({ tags, strip: big }, false)).bytes).toEqual([0x80, 0x40]);
  const differences: Page = {
    tags: [...tags, [259, 3, [32773]], [317, 3, [2]]],
    strip: [3, 0x00, 0x10, 0x00, 0x20, 128],
  };
  expect((await decoded(differences)).bytes).toEqual([0x10, 0x30]);
});

test.each([
  [2, 0],
  [4, 180],
  [5, 270],
  [7, 90],
])('a picture seen in a mirror (%s) is turned back', async (orientation, turn) => {
  const { blob } = await tiffToPdf(
    makeTiff([{ ...black, tags: [...black.tags, [274, 3, [orientation]]] }]),
  );
  const page = (await PDFDocument.load(await blob.arrayBuffer())).getPage(0);
  expect(page.getRotation().angle).toBe(turn);
});

test('a TIFF that is cut, or stored in an unknown way, is not read', async () => {
  await expect(tiffToPdf(makeTiff([black]).slice(0, 20))).rejects.toThrow();
  await expect(
    tiffToPdf(makeTiff([{ ...black, tags: [...black.tags, [259, 3, [34712]]] }])),
  ).rejects.toThrow();
});

test('bytes decide what a file is; its name only where they say nothing', async () => {
  const kind = (start: string, name: string) =>
    fileKind(new File([Buffer.from(start, 'latin1')], name));
  expect(await kind('%PDF-1.4', 'poza.jpg')).toBe('pdf');
  expect(await kind('\xff\xd8\xff\xe0', 'acte.pdf')).toBe('image');
  expect(await kind('II*\0', 'scan.jpg')).toBe('tiff');
  expect(await kind('II+\0', 'scan.jpg')).toBe('tiff');
  expect(await kind('deteriorat', 'scan.TIF')).toBe('tiff');
  expect(await kind('\0\0\0\x18ftypheic', 'IMG.jpg')).toBe('heic');
  expect(await kind('\0\0\0\x18ftypavif', 'IMG')).toBe('image');
  expect(await kind('1 0 obj', 'acte.pdf')).toBe('pdf');
  expect(await kind('PK', 'acte.docx')).toBe(null);
});
