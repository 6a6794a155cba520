/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { corpus, corpusFile } from '../../samples/corpus';
import { lockedByCertificate, unsoundSamples } from '../../samples/damagedSamples';
import { latin1 } from '../../samples/rawPdf';
import { inspectPdf } from './inspectPdf';
import { mendPdf } from './mendPdf';

const pagesIn = (text: string) => text.match(/\/Type \/Page\b/g)?.length;
const files = (...kinds: string[]) =>
  corpus.filter(({ kind }) => kinds.includes(kind)).map((file) => [file.name, file] as const);

test.each(files('plain', 'form', 'harmless'))('%s is opened whole', async (_name, { bytes }) => {
  const pages = pagesIn(Buffer.from(bytes).toString('latin1'));
  expect(await inspectPdf(new Blob([bytes]))).toMatchObject({ pages, repaired: false });
});

test('a file with fields to fill in is said to have them, one with a signature alone has none', async () => {
  expect(await inspectPdf(corpusFile('textField'))).toMatchObject({ hasForm: true });
  expect(await inspectPdf(corpusFile('bookmarks'))).not.toHaveProperty('hasForm');
});

test('a signed file is said to be', async () => {
  expect(await inspectPdf(corpusFile('signed'))).toEqual({
    pages: 1,
    repaired: false,
    signed: true,
  });
});

test.each(files('compact'))('%s is opened whole', async (_name, { bytes }) => {
  expect(await inspectPdf(new Blob([bytes]))).toEqual({ pages: 3, repaired: false });
});

test.each(files('open'))(
  '%s is encrypted and opens without a password',
  async (_name, { bytes }) => {
    expect(await inspectPdf(new Blob([bytes]))).toMatchObject({ pages: 1, repaired: false });
  },
);

test.each(files('locked'))('%s opens with its password alone', async (_name, { bytes }) => {
  const file = new Blob([bytes]);
  expect(await inspectPdf(file)).toEqual({ refused: 'password' });
  expect(await inspectPdf(file, 'altceva')).toEqual({ refused: 'password' });
  expect(await inspectPdf(file, 'secret')).toMatchObject({ pages: 1, repaired: false });
  expect(await inspectPdf(file, 'stapan')).toMatchObject({ pages: 1, repaired: false });
});

test.each(files('repairable'))('%s is opened and said to be repaired', async (_name, { bytes }) => {
  expect(await inspectPdf(new Blob([bytes]))).toEqual({ pages: 2, repaired: true });
});

test.each(files('repairable'))('%s is sound once it is written anew', async (_name, { bytes }) => {
  const mended = await mendPdf(new Blob([bytes]));
  expect(await inspectPdf(mended.blob)).toEqual({ pages: 2, repaired: false });
});

test.each(Object.entries(unsoundSamples))(
  '%s has its pages, and is not handed out as repaired',
  async (_name, text) => {
    const file = new Blob([latin1(text)]);
    expect(await inspectPdf(file)).toEqual({ pages: 2, repaired: true });
    expect(await mendPdf(file)).toMatchObject({ isSound: false });
  },
);

test('what a certificate locks is told from what a password does, also in a large file', async () => {
  expect(await inspectPdf(new Blob([latin1(lockedByCertificate)]))).toEqual({
    refused: 'certificate',
  });
  const far = lockedByCertificate.replace('%PDF-1.7\n', `%PDF-1.7\n%${'x'.repeat(999_900)}\n`);
  expect(await inspectPdf(new Blob([latin1(far)]), 'secret')).toEqual({ refused: 'certificate' });
});

test.each(files('hopeless'))('%s is refused as damaged', async (_name, { bytes }) => {
  expect(await inspectPdf(new Blob([bytes]))).toEqual({ refused: 'damaged' });
});
