import { openPdf } from '#domain/pdfReader';
import type { TextReader } from '#domain/ocr/openTextReader';
import type { ReadLine } from '#domain/ocr/readTsv';
import { drawSheet } from '../drawing/drawSheet';
import { recognisePages } from './recognisePages';
import { isBlankPage } from '../scan/isBlankPage';

// Drawing is the browser's.
jest.mock('#domain/pdfReader');
jest.mock('../drawing/drawSheet');
jest.mock('../scan/isBlankPage');
jest.mock('#domain/luma', () => ({ lumaOf: (picture: unknown) => picture }));

/** The canvas of the browser, which says how its page is turned. */
HTMLCanvasElement.prototype.getContext = function context(this: HTMLCanvasElement) {
  return { getImageData: () => ({ turn: this.dataset.turn, width: 200, height: 400 }) };
} as never;

const line = (text: string, sure: number): ReadLine => [
  { text, sure, left: 20, top: 40, width: 100, height: 20 },
];
const sentence = 'Contract de vânzare-cumpărare auto';

function show(pages: { text?: string }[]) {
  jest.mocked(openPdf).mockResolvedValue({
    numPages: pages.length,
    getPage: async (number: number) => ({
      rotate: 0,
      getTextContent: async () => ({
        items: pages[number - 1]!.text ? [{ str: pages[number - 1]!.text }] : [],
      }),
      getViewport: () => ({
        width: 100,
        height: 200,
        convertToPdfPoint: (x: number, y: number) => [x, 200 - y],
      }),
      cleanup() {},
    }),
    loadingTask: { destroy: async () => {} },
  } as never);
}
const read = jest.fn<Promise<ReadLine[]>, Parameters<TextReader['read']>>();
const recognise = (isStopped = () => false) =>
  recognisePages(new Blob(), {
    reader: { read, close() {} },
    onProgress() {},
    isStopped,
  });

beforeEach(() => {
  read.mockReset();
  jest.mocked(isBlankPage).mockReturnValue(false);
  jest.mocked(drawSheet).mockImplementation(async (_page, canvas, turn) => {
    canvas.dataset.turn = String(turn);
    canvas.width = 200;
    canvas.height = 400;
    return undefined as never;
  });
});

test('a page with text keeps it and is not read; a scan gets its words in points of the page', async () => {
  show([{ text: 'Pagină cu text destul de lung' }, {}]);
  read.mockResolvedValue([line(sentence, 95)]);
  const { texts, layer } = await recognise();
  expect(texts).toEqual([
    { from: 'file', text: 'Pagină cu text destul de lung' },
    { from: 'picture', text: sentence },
  ]);
  expect(read).toHaveBeenCalledTimes(1);
  expect(layer).toMatchObject([
    { pageIndex: 1, words: [{ text: sentence, x: 10, degrees: 0, width: 50 }] },
  ]);
});

test('a page that lies on its side is read as it should stand', async () => {
  show([{}]);
  read.mockImplementation(async (picture) =>
    (picture as unknown as { turn: string }).turn === '270'
      ? [line(sentence, 93)]
      : [line('~ıı', 31)],
  );
  const { texts, layer } = await recognise();
  expect(texts).toEqual([{ from: 'picture', text: sentence }]);
  expect(layer[0]!.words[0]!.degrees).toBe(270);
});

test('an empty page is not read, and says that there is nothing on it', async () => {
  show([{}]);
  jest.mocked(isBlankPage).mockReturnValue(true);
  expect(await recognise()).toEqual({ texts: [{ from: 'nowhere', text: '' }], layer: [] });
  expect(read).not.toHaveBeenCalled();
});

test('a picture without words gets none', async () => {
  show([{}]);
  read.mockResolvedValue([line('l~', 28)]);
  expect((await recognise()).layer).toEqual([]);
  expect(read).toHaveBeenCalledTimes(4); // in each of its positions
});

test('what is stopped reads no further page', async () => {
  show([{}, {}]);
  read.mockResolvedValue([line(sentence, 95)]);
  await expect(recognise(() => read.mock.calls.length > 0)).rejects.toMatchObject({
    code: 'cancelled',
  });
  expect(read).toHaveBeenCalledTimes(1);
});
