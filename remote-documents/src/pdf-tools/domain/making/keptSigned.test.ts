import { keptSigned } from './keptSigned';
import { type PdfOptions, startOptions } from './pdfOptions';
import { type ToolFile, type ToolPage, movePage, pagesOf, rotatePages } from '../pages/toolPages';

const signed: ToolFile = {
  id: 'a',
  name: 'contract.pdf',
  kind: 'pdf',
  blob: new Blob(['signed']),
  signedPages: 3,
};
const pages = pagesOf(signed, 3);
const kept = (of: readonly ToolPage[], options: Partial<PdfOptions> = {}, file = signed) =>
  keptSigned(of, () => file, { ...startOptions, ...options });
const area = { x: 0, y: 0, width: 1, height: 0.5 };

test('a signed file of which nothing is changed is the same file', () => {
  expect(kept(pages)).toBe(signed);
  expect(kept(pages, { marginMm: 20, level: 'small', maxBytes: 6 })).toBe(signed);
});

test.each<[string, readonly ToolPage[], Partial<PdfOptions>]>([
  ['a page less', pages.slice(1), {}],
  ['another order', movePage(pages, 0, 1), {}],
  ['a turned page', rotatePages(pages, new Set(['a-1'])), {}],
  ['a covered part', pages.map((page) => ({ ...page, covers: [area] })), {}],
  ['a cut page', pages.map((page) => ({ ...page, crop: area })), {}],
  ['page numbers', pages, { pageNumbers: 'plain' }],
  ['words over the pages', pages, { watermark: { text: 'Copie', place: 'foot' } }],
  ['a password', pages, { password: 'mere' }],
  ['fixed forms', pages, { flattenForms: true }],
  ['smaller pictures', pages, { shrinkPdfs: true }],
  ['a text layer', pages, { readText: true }],
  ['a size that it has not', pages, { maxBytes: 5 }],
  ['parts', pages, { split: { by: 'pages', every: 1 } }],
  ['pictures', pages, { output: 'png' }],
])('%s ends the signature', (_what, of, options) => {
  expect(kept(of, options)).toBeNull();
});

test('a file without signature, and one that was locked, are written anew', () => {
  const { signedPages: _, ...plain } = signed;
  expect(kept(pages, {}, plain)).toBeNull();
  expect(kept(pages, {}, { ...signed, password: 'secret' })).toBeNull();
  expect(kept(pages, {}, { ...signed, password: '' })).toBeNull();
  expect(kept([])).toBeNull();
});
