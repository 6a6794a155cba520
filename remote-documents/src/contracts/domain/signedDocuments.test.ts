/** @jest-environment ./tooling/jest/OneRealm.cjs */
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { documentList } from './documentList';
import { documentIds } from './documentTypes';
import { makePages, signingRoles } from './makePages';
import { drawPdf } from './page-model/drawPdf';
import type { PageItem } from './page-model/pageModel';
import { saleContract as sale } from './saleContract';
import { documentFonts as fonts } from './samples/documentFonts';
import { longestSampleFor, sampleFor } from './samples/sampleValues';
import type { Signature } from './signing/signature';

const drawn: Signature = {
  kind: 'drawn',
  strokes: [
    [
      [20, 80],
      [60, 20],
      [90, 80],
      [160, 30],
    ],
    [[170, 40]],
  ],
};
/** One black point. */
const picture: Signature = {
  kind: 'picture',
  picture:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  width: 300,
  height: 100,
};

type Placed<Kind extends PageItem['kind']> = Extract<PageItem, { kind: Kind }>;
const ofKind = <Kind extends PageItem['kind']>(items: readonly PageItem[], kind: Kind) =>
  items.filter((item): item is Placed<Kind> => item.kind === kind);

/** The figures of a PDF by what a screen reader says of them, with where they are. */
function figuresIn(pdf: PDFDocument): { alt: string; box: number[] }[] {
  return pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFDict)) return [];
    if (object.lookup(PDFName.of('S')) !== PDFName.of('Figure')) return [];
    const box = object.lookup(PDFName.of('A'), PDFDict).lookup(PDFName.of('BBox'), PDFArray);
    return [
      {
        alt: object.lookup(PDFName.of('Alt'), PDFHexString).decodeText(),
        box: box.asArray().map((each) => Number(each.toString())),
      },
    ];
  });
}

test.each(documentIds)(
  '%s: each signature stands on its own line, whatever is written',
  async (id) => {
    const definition = await documentList.find((entry) => entry.id === id)!.load();
    for (const values of [sampleFor(definition), longestSampleFor(definition)]) {
      const roles = signingRoles(definition, values);
      expect(roles.length).toBeGreaterThan(0);
      const signatures = Object.fromEntries(roles.map((role) => [role, drawn]));
      const items = makePages(definition, values, { signatures }).pages.flatMap(
        (page) => page.items,
      );
      const [signed, lines] = [ofKind(items, 'signature'), ofKind(items, 'line')];
      expect(signed.map(({ alt }) => alt)).toEqual(roles.map((role) => `Semnătura: ${role}`));
      signed.forEach((each, at) => {
        const line = lines[at]!;
        expect(each.x).toBeGreaterThanOrEqual(line.x);
        expect(each.x + each.width).toBeLessThanOrEqual(line.toX);
        expect(line.y - (each.y + each.height)).toBeCloseTo(1, 5);
        expect(each.height).toBeGreaterThan(12);
      });
      const bare = makePages(definition, values).pages.flatMap((page) => page.items);
      expect(items.filter(({ kind }) => kind !== 'signature')).toEqual(bare);
    }
  },
);

test('five copies bear the signatures five times, the picture is in the file once', async () => {
  const signatures = { Vânzător: drawn, Cumpărător: picture };
  const model = makePages(sale, sampleFor(sale), { allCopies: true, signatures });
  const pdf = await PDFDocument.load(await drawPdf(model, fonts));
  const figures = figuresIn(pdf);
  expect(figures.filter(({ alt }) => alt === 'Semnătura: Vânzător')).toHaveLength(5);
  expect(figures.filter(({ alt }) => alt === 'Semnătura: Cumpărător')).toHaveLength(5);
  const [seller, buyer] = figures;
  expect(seller!.box[2]).toBeLessThan(buyer!.box[0]!);
  const pictures = pdf.context
    .enumerateIndirectObjects()
    .filter(
      ([, object]) =>
        object instanceof PDFRawStream &&
        object.dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image') &&
        object.dict.has(PDFName.of('SMask')),
    );
  expect(pictures).toHaveLength(1);
});

test('the original alone is signed when the copies are for the pen', () => {
  const { pages } = makePages(sale, sampleFor(sale), {
    allCopies: true,
    signatures: { Vânzător: drawn },
    onlyOriginalSigned: true,
  });
  expect(pages.map(({ items }) => ofKind(items, 'signature').length)).toEqual([1, 0, 0, 0, 0]);
});

test('the PDF says its language, its title and what is what', async () => {
  const pdf = await PDFDocument.load(await drawPdf(makePages(sale, sampleFor(sale)), fonts));
  expect(pdf.getTitle()).toBe('Contract de vânzare-cumpărare auto');
  expect(pdf.catalog.lookup(PDFName.of('Lang'))!.toString()).toContain('ro-RO');
  const marked = pdf.catalog.lookup(PDFName.of('MarkInfo'), PDFDict);
  expect(String(marked.get(PDFName.of('Marked')))).toBe('true');
  const tags = pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
    const tag = object instanceof PDFDict ? object.lookup(PDFName.of('S')) : undefined;
    return tag ? [String(tag)] : [];
  });
  for (const tag of ['/Document', '/H1', '/H2', '/P', '/LI']) expect(tags).toContain(tag);
  expect(tags).not.toContain('/Figure');
});
