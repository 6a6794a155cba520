import { openPdf } from '#domain/pdfReader';
import { applyAreas } from './applyAreas';
import { drawPage } from './drawPage';
import { drawSheet, toPicture } from './drawSheet';
import { type ToolFile, type ToolPage, pagesOf, rotatePages } from '../pages/toolPages';

jest.mock('#domain/pdfReader', () => ({ openPdf: jest.fn() }));
jest.mock('./drawPage', () => ({ drawPage: jest.fn() }));
jest.mock('./drawSheet', () => ({ SIDE_MAX_PX: 5000, drawSheet: jest.fn(), toPicture: jest.fn() }));

const pdf: ToolFile = { id: 'f1', name: 'acte.pdf', kind: 'pdf', blob: new Blob(['secret']) };
const photo: ToolFile = { id: 'f2', name: 'talon.jpg', kind: 'image', blob: new Blob(['poza']) };
const cover = { x: 0, y: 0, width: 0.5, height: 0.5 };
const drawnBlob = new Blob(['drawn']);
/** What was filled with black, in dots. */
const filled: unknown[][] = [];
const isClosed = jest.fn(() => false);
const ask = jest.fn();
const worker = { ask, isClosed, close() {} } as never;
const getContext = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext')!;

beforeEach(() => {
  filled.length = 0;
  isClosed.mockReturnValue(false);
  ask.mockReset().mockResolvedValue(drawnBlob);
  jest.mocked(toPicture).mockResolvedValue(new Blob(['picture']));
  const draw = async (canvas: HTMLCanvasElement) => {
    [canvas.width, canvas.height] = [100, 200];
    return { width: 300, height: 600 } as never;
  };
  jest.mocked(drawSheet).mockImplementation((_, canvas) => draw(canvas));
  jest.mocked(drawPage).mockImplementation((_page, _file, canvas) => draw(canvas));
  jest.mocked(openPdf).mockResolvedValue({
    getPage: async () => ({}),
    loadingTask: { destroy: async () => {} },
  } as never);
  HTMLCanvasElement.prototype.getContext = function get(this: HTMLCanvasElement) {
    return {
      resetTransform() {},
      drawImage() {},
      fillRect: (...at: number[]) => filled.push([...at]),
    };
  } as never;
});
afterAll(() => Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', getContext));

const apply = (pages: readonly ToolPage[]) =>
  applyAreas({ pages, fileOf: ({ fileId }) => (fileId === 'f1' ? pdf : photo), worker });
const withAreas = (file: ToolFile, areas: Pick<ToolPage, 'covers' | 'crop'>) => [
  { ...pagesOf(file, 1)[0]!, ...areas },
];

test('a page with covered parts becomes a picture without words, in a file that holds nothing of the first', async () => {
  const { pages, files } = await apply([
    ...withAreas(pdf, { covers: [cover] }),
    ...pagesOf(photo, 1),
  ]);
  expect(filled).toEqual([[0, 0, 50, 100]]);
  expect(ask).toHaveBeenCalledWith(
    expect.objectContaining({
      kind: 'drawn',
      pages: [expect.objectContaining({ width: 300, height: 600, words: [] })],
    }),
  );
  expect(pages).toMatchObject([{ fileId: 'f1/f1-0', pageIndex: 0, rotation: 0 }, { fileId: 'f2' }]);
  expect([...files.keys()]).toEqual(['f1/f1-0', 'f2']);
  expect(files.get('f1/f1-0')!.blob).toBe(drawnBlob);
});

test('a page turned after it was covered is covered in the same place', async () => {
  const turned = rotatePages(withAreas(pdf, { covers: [cover] }), new Set(['f1-0']));
  await apply(turned);
  expect(drawSheet).toHaveBeenLastCalledWith(expect.anything(), expect.anything(), 90);
  expect(filled).toEqual([[50, 0, 50, 100]]);
});

test('a photo is covered and cut itself; a page of a PDF that is only cut keeps its text', async () => {
  const crop = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };
  const { pages, files } = await apply([
    ...withAreas(photo, { covers: [cover], crop }),
    ...withAreas(pdf, { crop }),
  ]);
  expect(pages).toMatchObject([
    { fileId: 'f2/f2-0', kind: 'image' },
    { fileId: 'f1', crop },
  ]);
  expect(pages[0]).not.toHaveProperty('crop');
  expect(files.get('f2/f2-0')).toMatchObject({ kind: 'image' });
});

test('a page that cannot be drawn, and work that was stopped, end the work: the page is never handed over as it was', async () => {
  jest.mocked(drawSheet).mockRejectedValue(new Error('no memory'));
  await expect(apply(withAreas(pdf, { covers: [cover] }))).rejects.toThrow('no memory');
  isClosed.mockReturnValue(true);
  await expect(apply(withAreas(pdf, { covers: [cover] }))).rejects.toMatchObject({
    code: 'cancelled',
  });
});
