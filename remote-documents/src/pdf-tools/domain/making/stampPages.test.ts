/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type PDFArray,
  PDFDocument,
  type PDFRawStream,
  decodePDFRawStream,
  degrees,
} from '@cantoo/pdf-lib';
import { readPdf } from '#testing/readPdf';
import { assemblePdf } from './assemblePdf';
import { type PdfOptions, startOptions } from './pdfOptions';
import { pagesOf } from '../pages/toolPages';

const font = readFileSync(join(__dirname, '../../../../fonts/document-regular.ttf'));

/** Four pages, each turned another way, cut to a part of the sheet. */
async function turnedPages(): Promise<Blob> {
  const pdf = await PDFDocument.create();
  for (const angle of [0, 90, 180, 270]) {
    const page = pdf.addPage([400, 600]);
    page.setRotation(degrees(angle));
    page.setCropBox(50, 60, 300, 450);
  }
  return new Blob([(await pdf.save()).slice()]);
}

async function stamped(options: Partial<PdfOptions>) {
  const source = await turnedPages();
  const { files } = await assemblePdf({
    pages: pagesOf({ id: 'a', name: 'a.pdf', kind: 'pdf', blob: new Blob() }, 4),
    options: { ...startOptions, ...options },
    fileOf: () => source,
    prepareImage: () => Promise.reject(new Error('no photo here')),
    shrinkImage: () => Promise.reject(new Error('no photo here')),
    readFont: () => Promise.resolve(font),
    onPage: () => {},
  });
  return Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())));
}

/** What the last content of each page begins with: how its coordinates are turned and moved. */
async function framesOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes);
  return pdf.getPages().map((page) => {
    const contents = page.node.Contents() as PDFArray;
    const streams = contents.asArray().map((ref) => pdf.context.lookup(ref) as PDFRawStream);
    const text = streams
      .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
      .join('\n');
    return /\/Artifact BMC\s+q\s+([-\d. ]+) cm/.exec(text)![1]!;
  });
}

test('pages are numbered within each document, and carry the words', async () => {
  const watermark = { text: 'Copie conformă cu originalul, Săliște', place: 'foot' } as const;
  const made = await stamped({ pageNumbers: 'ofAll', watermark, split: { by: 'pages', every: 3 } });
  const read = await Promise.all(made.map((bytes) => readPdf(bytes)));
  expect(read.map(({ pages }) => pages)).toEqual([3, 1]);
  for (const text of ['Pagina 1 din 3', 'Pagina 3 din 3', watermark.text])
    expect(read[0]!.text).toContain(text);
  expect(read[1]!.text).toContain('Pagina 1 din 1');
});

test('what is drawn begins at the corner that readers see at the bottom left', async () => {
  const [made] = await stamped({ pageNumbers: 'plain' });
  expect(await framesOf(made!)).toEqual([
    '1 0 0 1 50 60',
    '0 1 -1 0 350 60',
    '-1 0 0 -1 350 510',
    '0 -1 1 0 50 510',
  ]);
});
