/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { dotPicture as picture } from '../../samples/dotPicture';
import { archivalFaults } from '../../testing/archivalFaults';
import { drawnToPdf } from '../drawing/drawnToPdf';
import { writePdf } from '../making/writePdf';
import { loadPdf } from '../opening/loadPdf';

const font = readFileSync(path.join(__dirname, '../../../../fonts/document-regular.ttf'));
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const page = (text = 'Țigări și ștampile', width = 300, height = 200) => ({
  picture,
  width,
  height,
  words: text ? [{ text, x: 20, y: 30, size: 12, degrees: 0, width: 90 }] : [],
});
const made = async (pages = [page()], title = 'Act') =>
  bytesOf(await drawnToPdf(pages, async () => font, { title }));

test.each([
  ['a page', [page()], 'Act'],
  [
    'many pages, one without words',
    [...Array.from({ length: 40 }, () => page()), page('')],
    'Acte',
  ],
  ['letters that the font has not', [page('漢字 \u0007 \u200f🙂 abc')], 'Act'],
  [
    'a title with signs of XML, and with none that it bears',
    [page()],
    `<„a”> & 'b" \u0001\uffff\ud800`,
  ],
  ['no title', [page()], ''],
  ['a page of half a point', [page('mic', 0.5, 0.4)], 'Act'],
  ['a page longer than archives take it', [page('lung', 100, 20_000)], 'Act'],
])('%s is made into a PDF/A-2b without fault', async (_what, pages, title) => {
  expect(await archivalFaults(await made(pages, title))).toEqual([]);
});

const name = (text: string) => PDFName.of(text);
const first = (pdf: PDFDocument) => pdf.getPage(0).node;
const said = (pdf: PDFDocument, text: string) => {
  const stream = pdf.context.flateStream(text);
  first(pdf).set(name('Contents'), pdf.context.register(stream));
};
const inFont = (pdf: PDFDocument, type: string) =>
  pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) => object as ReturnType<typeof first>)
    .find(
      (object) =>
        object.constructor.name === 'PDFDict' && object.get(name('Subtype')) === name(type),
    )!;

/** What each rule notices, changed in a document that keeps them all. */
const broken: [clause: string, change: (pdf: PDFDocument) => void][] = [
  ['6.1.3 identity', ({ context }) => delete context.trailerInfo.ID],
  ['6.1.6 hexadecimal strings', ({ catalog }) => catalog.set(name('Lang'), PDFHexString.of('abc'))],
  [
    '6.1.7.2 filters',
    ({ context }) => context.register(context.stream('', { Filter: 'LZWDecode' })),
  ],
  ['6.1.13 names', ({ catalog }) => catalog.set(name('X'), name('n'.repeat(128)))],
  ['6.1.13 numbers', ({ catalog, context }) => catalog.set(name('X'), context.obj(2 ** 31))],
  ['6.1.13 size of pages', (pdf) => pdf.getPage(0).setSize(2, 300)],
  ['6.1.13 nesting', (pdf) => said(pdf, 'q '.repeat(29) + 'Q '.repeat(29))],
  ['6.2.2 operators', (pdf) => said(pdf, '/Perceptual ri')],
  ['6.2.3 output intent', ({ catalog }) => catalog.delete(name('OutputIntents'))],
  [
    '6.2.9 other content',
    ({ context }) => context.register(context.stream('', { Subtype: 'Form' })),
  ],
  [
    '6.2.10 transparency',
    (pdf) => first(pdf).set(name('Group'), pdf.context.obj({ S: 'Transparency' })),
  ],
  ['6.2.11.3.2 glyphs of signs', (pdf) => inFont(pdf, 'CIDFontType2').delete(name('CIDToGIDMap'))],
  ['6.2.11.3.3 encodings', (pdf) => inFont(pdf, 'Type0').set(name('Encoding'), name('Identity-V'))],
  ['6.2.11.4.1 embedding', (pdf) => inFont(pdf, 'CIDFontType2').delete(name('FontDescriptor'))],
  ['6.2.11.5 widths', (pdf) => inFont(pdf, 'CIDFontType2').set(name('W'), pdf.context.obj([]))],
  ['6.2.11.8 no sign for a letter', (pdf) => said(pdf, 'BT <0000> Tj ET')],
  ['6.3 annotations', (pdf) => first(pdf).set(name('Annots'), pdf.context.obj([{}]))],
  [
    '6.5 actions',
    ({ catalog, context }) => catalog.set(name('OpenAction'), context.obj({ S: 'Named' })),
  ],
  ['6.6.2.1 metadata', ({ catalog }) => catalog.delete(name('Metadata'))],
];
test.each(broken)('%s: a document that breaks it is noticed', async (clause, change) => {
  const { pdf } = await loadPdf(await made());
  change(pdf);
  expect(await archivalFaults(await bytesOf(await writePdf(pdf)))).toContain(clause);
});

test.each([
  ['6.1.2 header', '%PDF-1.7', '%PDF-2.0'],
  ['6.1.3 end', '%%EOF', '%%EOF and more'],
  ['6.1.7.1 length of streams', '/Length ', '/Length 1'],
  ['6.1.9 objects', ' 0 obj\n', ' 0 obj '],
  ['6.6.4 kind', '<pdfaid:part>2<', '<pdfaid:part>1<'],
  ['6.6.2.1 metadata', '</rdf:RDF>', '</rdf:RDX>'],
  ['6.6.2.3 properties', '<dc:title>', '<dc:title><xmp:Label>'],
])('%s: bytes that break it are noticed', async (clause, from, to) => {
  const text = Buffer.from(await made())
    .toString('latin1')
    .replace(from, to);
  expect(await archivalFaults(Buffer.from(text, 'latin1')).catch(String)).toContain(clause);
});
