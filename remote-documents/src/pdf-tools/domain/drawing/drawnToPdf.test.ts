/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { type PDFArray, type PDFRawStream, decodePDFRawStream } from '@cantoo/pdf-lib';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPdf } from '#testing/readPdf';
import { dotPicture as picture } from '../../samples/dotPicture';
import { latin1 } from '../../samples/rawPdf';
import { readerOnlySamples } from '../../samples/readerOnlySamples';
import { drawnToPdf } from './drawnToPdf';
import { inspectPdf } from '../opening/inspectPdf';
import { loadPdf } from '../opening/loadPdf';

const font = readFileSync(path.join(__dirname, '../../../../fonts/document-regular.ttf'));
test('drawn pages keep their size and their words, unseen', async () => {
  const words = [{ text: 'Țigări și ștampile', x: 20, y: 30, size: 12, degrees: 0 }];
  const made = await drawnToPdf(
    [
      { picture, width: 300, height: 200, words },
      { picture, width: 595, height: 842, words: [] },
    ],
    async () => font,
  );
  const { pdf } = await loadPdf(new Uint8Array(await made.arrayBuffer()));
  expect(pdf.getPages().map((page) => page.getSize())).toEqual([
    { width: 300, height: 200 },
    { width: 595, height: 842 },
  ]);
  const contents = pdf.getPages()[0]!.node.Contents();
  const drawn = (contents as PDFArray)
    .asArray()
    .map((ref) => Buffer.from(decodePDFRawStream(pdf.context.lookup(ref) as PDFRawStream).decode()))
    .join('\n');
  expect(drawn).toMatch(/3 Tr/); // seen by searches alone
  expect(drawn).toMatch(/<[0-9A-F]{20,}> Tj/);
});

test('pages without words need no font', async () => {
  const made = await drawnToPdf([{ picture, width: 10, height: 10, words: [] }], () =>
    Promise.reject(new Error('not asked for')),
  );
  expect(await inspectPdf(made)).toEqual({ pages: 1, repaired: false });
});

test.each(Object.entries(readerOnlySamples))(
  '%s is refused by the editor of pages, and the reader reads its words',
  async (_name, file) => {
    expect(await inspectPdf(new Blob([latin1(file)]))).toHaveProperty('refused');
    expect((await readPdf(latin1(file))).text).toContain('Pagina');
  },
);
