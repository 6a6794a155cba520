/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { PDFArray, PDFDict, PDFName, PDFRawStream, decodePDFRawStream } from '@cantoo/pdf-lib';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawnToPdf } from '../drawing/drawnToPdf';
import { loadPdf } from '../opening/loadPdf';
import { srgbProfile } from './srgbProfile';

const font = readFileSync(path.join(__dirname, '../../../../fonts/document-regular.ttf'));
/** A picture of one dot. */
const picture = new Blob([
  Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
    'base64',
  ),
]);
const page = (text: string) => ({
  picture,
  width: 300,
  height: 200,
  words: [{ text, x: 20, y: 30, size: 12, degrees: 0 }],
});
const made = (text = 'Țigări și ștampile 漢') =>
  drawnToPdf([page(text)], async () => font, { title: 'Acte & „probe” <2026>' });
const name = (text: string) => PDFName.of(text);

test('a document for archives says what it is, what its colours mean, and has an identity', async () => {
  const { pdf, repaired } = await loadPdf(new Uint8Array(await (await made()).arrayBuffer()));
  const { catalog, context } = pdf;
  expect(repaired).toBe(false);
  const said = catalog.lookup(name('Metadata')) as PDFRawStream;
  expect(said.dict.has(name('Filter'))).toBe(false);
  const xml = new TextDecoder().decode(said.contents);
  expect(xml).toContain('<pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>');
  expect(xml).toContain('Acte &#38; „probe” &#60;2026&#62;');
  const intent = catalog.lookup(name('OutputIntents'), PDFArray).lookup(0, PDFDict);
  expect(intent.lookup(name('S'))).toBe(name('GTS_PDFA1'));
  const profile = intent.lookup(name('DestOutputProfile')) as PDFRawStream;
  expect(Buffer.from(decodePDFRawStream(profile).decode())).toEqual(Buffer.from(srgbProfile()));
  expect(context.lookup(context.trailerInfo.ID, PDFArray).size()).toBe(2);
  expect([context.trailerInfo.Info, context.trailerInfo.Encrypt]).toEqual([undefined, undefined]);
});

test('each font in it is embedded, and no sign stands for one that the font has not', async () => {
  const { pdf } = await loadPdf(new Uint8Array(await (await made()).arrayBuffer()));
  const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => object);
  const descriptors = objects.filter(
    (object): object is PDFDict =>
      object instanceof PDFDict && object.lookup(name('Type')) === name('FontDescriptor'),
  );
  expect(descriptors.map((each) => each.has(name('FontFile2')))).toEqual([true]);
  const drawn = objects
    .filter((object) => object instanceof PDFRawStream)
    .flatMap(({ dict, contents }) =>
      dict.has(name('Subtype')) || dict.has(name('N')) || dict.has(name('Length1'))
        ? []
        : Buffer.from(decodePDFRawStream(PDFRawStream.of(dict, contents)).decode()).toString(),
    )
    .join('\n');
  const signs = /<([0-9A-F]+)> Tj/.exec(drawn)![1]!.match(/.{4}/g)!;
  expect(signs).toHaveLength('Țigări și ștampile '.length);
  expect(signs).not.toContain('0000');
});

test('the profile of its colours has the lengths and places that it says', () => {
  const profile = srgbProfile();
  const view = new DataView(profile.buffer);
  expect(view.getUint32(0)).toBe(profile.length);
  expect(Buffer.from(profile.subarray(36, 40)).toString()).toBe('acsp');
  for (let at = 0; at < view.getUint32(128); at += 1) {
    const [start, length] = [view.getUint32(136 + at * 12), view.getUint32(140 + at * 12)];
    expect([start % 4, start + length <= profile.length]).toEqual([0, true]);
  }
});

/** Other programs judge it, on machines that have them. */
const has = (program: string, ...args: string[]) => {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
const folder = mkdtempSync(path.join(tmpdir(), 'archival-'));
afterAll(() => rmSync(folder, { recursive: true }));
const written = async () => {
  const file = path.join(folder, 'a.pdf');
  writeFileSync(file, Buffer.from(await (await made()).arrayBuffer()));
  return file;
};
(has('pdftotext', '-v') ? test : test.skip)('poppler opens it and reads its words', async () => {
  expect(execFileSync('pdftotext', [await written(), '-']).toString()).toContain(
    'Țigări și ștampile',
  );
});
(has('qpdf', '--version') ? test : test.skip)('qpdf finds no fault in it', async () => {
  expect(execFileSync('qpdf', ['--check', await written()]).toString()).toMatch(/No syntax/);
});
