import { openPdf } from './pdfReader';
import { closePdfs, renderPdfPage } from './renderPdfPage';

jest.mock('./pdfReader', () => ({ openPdf: jest.fn(), releaseReader: async () => {} }));

const file = { id: 'a', blob: new Blob(['%PDF']) };
const viewport = { width: 200, height: 300 };
/** An opened PDF that draws when the test says so, and answers nothing once it is closed. */
function fakePdf() {
  let draw = () => {};
  const drawn = new Promise<void>((resolve) => (draw = resolve));
  const page = {
    rotate: 0,
    getViewport: () => viewport,
    render: jest.fn(() => ({ promise: drawn })),
    cleanup() {},
  };
  return { pdf: { getPage: async () => page, destroy: async () => {} } as never, page, draw };
}
function canvasOnPage() {
  const canvas = document.createElement('canvas');
  document.body.append(canvas);
  return canvas;
}

test('a thumbnail whose PDF is let go while it is drawn is drawn anew, and those after it too', async () => {
  const [first, second] = [fakePdf(), fakePdf()];
  jest.mocked(openPdf).mockResolvedValueOnce(first.pdf).mockResolvedValueOnce(second.pdf);
  second.draw();
  const drawing = renderPdfPage(file, 0, canvasOnPage());
  const next = renderPdfPage(file, 1, canvasOnPage());
  while (first.page.render.mock.calls.length === 0) await Promise.resolve();
  await closePdfs(); // a PDF is made: the memory is wanted
  await Promise.all([drawing, next]);
  expect(second.page.render).toHaveBeenCalledTimes(2);
});

test('one that nobody waits for any more is not drawn anew', async () => {
  await closePdfs();
  const only = fakePdf();
  jest.mocked(openPdf).mockReset().mockResolvedValueOnce(only.pdf);
  const canvas = canvasOnPage();
  const drawing = renderPdfPage(file, 0, canvas);
  while (only.page.render.mock.calls.length === 0) await Promise.resolve();
  canvas.remove();
  await closePdfs();
  await drawing;
  expect(openPdf).toHaveBeenCalledTimes(1);
});
