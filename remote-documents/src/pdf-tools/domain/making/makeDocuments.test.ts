import { drawnPages } from '../drawing/drawnPages';
import { makeDocuments } from './makeDocuments';
import type { ToolRequest } from '../worker/pdfTools.worker';
import { type PdfOptions, startOptions } from './pdfOptions';
import { drawFile } from '../opening/takeFile';
import { type ToolFile, pagesOf } from '../pages/toolPages';

jest.mock('../drawing/drawnPages', () => ({ drawnPages: jest.fn() }));
jest.mock('../opening/takeFile', () => ({ drawFile: jest.fn() }));

const file: ToolFile = {
  id: 'a',
  name: 'a.pdf',
  kind: 'pdf',
  blob: new Blob(['odd']),
  password: 'secret',
};
const drawing = new Blob(['drawn']);
const locked = new Blob(['locked']);
/** A worker that cannot copy pages of the file as it was, and can of its drawing. */
function workOn(options: PdfOptions = startOptions, isClosed = false) {
  const asked: ToolRequest[] = [];
  const ask = async (request: ToolRequest) => {
    asked.push(request);
    if (request.kind === 'protect') return locked;
    const isOdd = request.kind === 'assemble' && request.files[0]!.blob !== drawing;
    return {
      files: isOdd ? [] : [new Blob(['made'])],
      leftOut: isOdd ? ['a'] : [],
      leftBehind: [],
    };
  };
  const worker = { ask, isClosed: () => isClosed, close() {} } as never;
  const made = makeDocuments({
    pages: pagesOf(file, 2),
    fileOf: () => file,
    options,
    worker,
    onProgress: () => {},
    title: 'acte',
  });
  return { made, asked };
}

test('a file whose pages cannot be copied is drawn by the reader, and named', async () => {
  jest.mocked(drawFile).mockResolvedValue({ blob: drawing, pages: 2 });
  const { made, asked } = workOn();
  expect(await made).toMatchObject({ leftOut: [], drawn: ['a'], files: [{ size: 4 }] });
  expect(asked.at(-1)).toMatchObject({ files: [{ id: 'a', blob: drawing }] });
  expect(JSON.stringify(asked.at(-1))).not.toContain('secret'); // the drawing is not locked
});

test('what the reader cannot draw either is left out', async () => {
  jest.mocked(drawFile).mockResolvedValue(null);
  expect(await workOn().made).toMatchObject({ leftOut: ['a'], drawn: [], files: [] });
});

test('each document gets the password that was asked for', async () => {
  jest.mocked(drawFile).mockResolvedValue({ blob: drawing, pages: 2 });
  const { made } = workOn({ ...startOptions, password: 'mere' });
  expect((await made).files).toEqual([locked]);
});

test('instead of a document a picture of each page is made, and stopping ends that too', async () => {
  jest.mocked(drawFile).mockResolvedValue({ blob: drawing, pages: 2 });
  const picture = new Blob(['png']);
  jest.mocked(drawnPages).mockImplementation(async function* () {
    yield { picture, width: 1, height: 1, words: [] };
    yield { picture, width: 1, height: 1, words: [] };
  });
  const options = { ...startOptions, output: 'png' as const };
  expect((await workOn(options).made).files).toEqual([picture, picture]);
  expect(drawnPages).toHaveBeenCalledWith(expect.any(Blob), undefined, 'image/png');
  await expect(workOn(options, true).made).rejects.toMatchObject({ code: 'cancelled' });
});

test('for archives the pages are drawn with their words, under the name of the document', async () => {
  jest.mocked(drawFile).mockResolvedValue({ blob: drawing, pages: 2 });
  const page = { picture: new Blob(['jpeg']), width: 1, height: 1, words: [] };
  jest.mocked(drawnPages).mockImplementation(async function* () {
    yield page;
  });
  const { made, asked } = workOn({ ...startOptions, output: 'pdfa' });
  await made;
  expect(asked.at(-1)).toMatchObject({ kind: 'drawn', pages: [page], archival: { title: 'acte' } });
});

test('a document that may have so many bytes is cut until each part has no more, or says so', async () => {
  jest.mocked(drawFile).mockResolvedValue({ blob: drawing, pages: 2 });
  const small = workOn({ ...startOptions, split: { by: 'size', maxBytes: 100 } });
  expect(await small.made).toMatchObject({ fit: 'fits', files: [{ size: 4 }] });
  const tooSmall = workOn({ ...startOptions, split: { by: 'size', maxBytes: 3 } });
  expect(await tooSmall.made).toMatchObject({ fit: 'tooLarge', files: [{ size: 4 }, { size: 4 }] });
});
