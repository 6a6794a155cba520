import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { openTextReader } from '#domain/ocr/openTextReader';
import { openPdf } from '#domain/pdfReader';
import { add, file, photo, showPdfTools } from '../testing/showPdfTools';

// Workers, drawings and downloads are the browser's.
jest.mock('../domain/worker/openPdfWorker');
jest.mock('../domain/drawing/drawPage', () => ({ drawPage: async () => {} }));
jest.mock('../domain/pages/findBlankPages');
jest.mock('#domain/renderPdfPage');
jest.mock('#domain/pdfReader');
jest.mock('#domain/ocr/openTextReader');
jest.mock('#domain/luma', () => ({ lumaOf: () => ({}) }));
jest.mock('@anunturi/shared-runtime/downloads/downloadFile', () => ({ downloadFile: jest.fn() }));
HTMLCanvasElement.prototype.getContext = () => ({ getImageData: () => ({}) }) as never;

const run = (str: string) => ({ str, width: 50, transform: [10, 0, 0, 10, 20, 50] });
beforeEach(() => {
  jest.mocked(openPdf).mockResolvedValue({
    getPage: async (number: number) => ({
      rotate: 0,
      getTextContent: async () => ({ items: number === 1 ? [run('Contract cu Ștefan')] : [] }),
      getViewport: () => ({
        width: 100,
        height: 200,
        convertToViewportPoint: (x: number, y: number) => [x, 200 - y],
      }),
      cleanup() {},
    }),
    loadingTask: { destroy: async () => {} },
  } as never);
});
const search = async (words: string) => {
  await userEvent.type(await screen.findByLabelText('Căutare în PDF'), words);
  await userEvent.click(screen.getByRole('button', { name: 'Căutați în pagini' }));
};

test('words are found with what stands around them, and marked on their page', async () => {
  showPdfTools();
  await add([file('acte.pdf', 'application/pdf')]);
  await search('stefan');
  expect(await screen.findByText('„stefan” apare o dată.')).toBeInTheDocument();
  const hits = screen.getByRole('list', { name: 'Unde apare' });
  await userEvent.click(within(hits).getByRole('button', { name: 'Pagina 1: Contract cu Ștefan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pagina 1: acte.pdf' });
  expect(within(dialog).getByTestId('areas').querySelectorAll('rect')).toHaveLength(1);
});

test('pages that are pictures are recognised only when that is asked for, and then searched', async () => {
  const read = jest.fn(async () => [
    [{ text: 'Împuternicire', sure: 92, left: 0, top: 0, width: 10, height: 5 }],
  ]);
  jest.mocked(openTextReader).mockReturnValue({ read, close() {} });
  showPdfTools();
  await add([file('acte.pdf', 'application/pdf'), photo('scan.jpg')]);
  await search('imputernicire');
  expect(
    await screen.findByText('„imputernicire” nu apare în textul paginilor.'),
  ).toBeInTheDocument();
  expect(screen.getByText('2 pagini sunt imagini fără text')).toBeInTheDocument();
  expect(read).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Recunoașteți textul și căutați' }));
  expect(await screen.findByText('„imputernicire” apare de 2 ori.')).toBeInTheDocument();
  expect(screen.queryByText(/imagini fără text/)).not.toBeInTheDocument();
});

test('a file that cannot be read is said', async () => {
  jest.mocked(openPdf).mockRejectedValue(new MarketError('fileUnreadable'));
  showPdfTools();
  await add([file('acte.pdf', 'application/pdf')]);
  await search('lei');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

test('a change of the pages takes the answer away', async () => {
  showPdfTools();
  await add([file('acte.pdf', 'application/pdf')]);
  await search('contract');
  await screen.findByText('„contract” apare o dată.');
  await userEvent.click(screen.getByRole('button', { name: 'Întoarceți pagina 1' }));
  expect(screen.queryByText('„contract” apare o dată.')).not.toBeInTheDocument();
});
