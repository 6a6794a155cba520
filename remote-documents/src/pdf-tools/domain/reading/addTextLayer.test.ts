/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { PDFDocument } from '@cantoo/pdf-lib';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPdf } from '#testing/readPdf';
import { addTextLayer } from './addTextLayer';

const font = readFileSync(path.join(__dirname, '../../../../fonts/document-regular.ttf'));

test('recognised words are found in the document, and are drawn on no page', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage([300, 200]).drawRectangle({ x: 10, y: 10, width: 20, height: 20 });
  pdf.addPage([300, 200]);
  const scan = new Blob([(await pdf.save()) as Uint8Array<ArrayBuffer>]);
  const words = ['Împuternicire ', 'Ștefănescu ', 'țară'].map((text, at) => ({
    text,
    x: 20 + at * 80,
    y: 100,
    size: 12,
    degrees: 0,
    width: 70,
  }));
  const made = await addTextLayer(scan, [{ pageIndex: 0, words }], async () => font);
  const bytes = new Uint8Array(await made.arrayBuffer());
  const { text, pages } = await readPdf(bytes);
  expect(text.replace(/\s+/g, ' ').trim()).toBe('Împuternicire Ștefănescu țară');
  expect(pages).toBe(2);
  const loaded = await PDFDocument.load(bytes);
  // One name for the font, however many words there are.
  expect(
    loaded
      .getPage(0)
      .node.Resources()!
      .toString()
      .match(/DejaVu|F-?\w+ \d+ 0 R/g),
  ).toHaveLength(1);
});
