import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignedIn, fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { MarketError } from '@anunturi/shared-domain/marketError';
import { fakeNav } from '@anunturi/shared-ui/fakeNav';
import { NavProvider } from '@anunturi/shared-ui/nav';
import { subscribeToToasts, type Toast } from '@anunturi/shared-ui/toast';
import { downloadFile } from '../parts/downloadFile';
import { openPdfWorker } from './openPdfWorker';
import { PdfEntryScreen } from './PdfEntryScreen';
import type { ToolRequest } from './pdfTools.worker';
import { PdfToolsScreen } from './PdfToolsScreen';

// The worker and the download are the browser's; what is asked of them is checked.
jest.mock('./openPdfWorker');
jest.mock('../parts/downloadFile', () => ({ downloadFile: jest.fn() }));
jest.mock('../parts/renderPdfPage', () => ({ renderPdfPage: jest.fn(async () => {}), closePdf: jest.fn() }));
globalThis.IntersectionObserver = class { observe() {} disconnect() {} } as unknown as typeof IntersectionObserver;
URL.createObjectURL = () => 'blob:mic';
URL.revokeObjectURL = () => {};

const asked: ToolRequest[] = [];
let finish: { resolve(files: Blob[]): void; reject(error: Error): void };
const toasts: Toast[] = [];
beforeAll(() => void subscribeToToasts((toast) => toasts.push(toast)));
beforeEach(() => {
  asked.length = 0;
  toasts.length = 0;
  jest.mocked(downloadFile).mockClear();
  setFakeSession(fakeSignedIn());
  jest.mocked(openPdfWorker).mockImplementation(() => ({
    ask: (async (request: ToolRequest, onProgress?: (done: number) => void) => {
      asked.push(request);
      if (request.kind === 'inspect') return (request.blob as File).name === 'parola.pdf' ? { refused: 'password' } : { pages: 2 };
      if (request.kind === 'thumbnail') return (request.blob as File).name === 'stricat.jpg' ? null : new Blob(['t']);
      if (request.kind === 'estimate') return { small: 100_000, medium: 400_000, large: 1_000_000 };
      onProgress?.(0.5);
      return new Promise<Blob[]>((resolve, reject) => (finish = { resolve, reject }));
    }) as never,
    close: () => finish?.reject(new MarketError('cancelled')),
  }));
});

const file = (name: string, type: string) => new File(['x'], name, { type });
const photo = (name: string) => file(name, 'image/jpeg');
const show = () => render(<NavProvider nav={fakeNav()}><PdfToolsScreen /></NavProvider>);
const add = (files: File[]) => userEvent.upload(screen.getByLabelText(/Adăugați poze sau PDF-uri/), files);
const names = () => within(screen.getByRole('list', { name: 'Paginile' })).getAllByRole('listitem').map((item) => item.textContent);
const assembled = () => asked.findLast((request) => request.kind === 'assemble') as Extract<ToolRequest, { kind: 'assemble' }>;

test('photos and the pages of PDFs stand in one list; what cannot be used is named and left out', async () => {
  show();
  await add([photo('a.jpg'), file('acte.pdf', 'application/pdf'), photo('stricat.jpg'), file('parola.pdf', 'application/pdf')]);
  expect(await screen.findByText('stricat.jpg: este deteriorat sau nu poate fi citit')).toBeInTheDocument();
  expect(screen.getByText('parola.pdf: este protejat cu parolă')).toBeInTheDocument();
  expect(names()).toEqual(['1. a.jpg', '2. acte.pdf', '3. acte.pdf']);
  expect(screen.getByRole('heading', { name: '3 pagini' })).toBeInTheDocument();
});

test('a page is turned and deleted, and the deletion undone', async () => {
  show();
  await add([photo('a.jpg'), photo('b.jpg')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Întoarce pagina 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Șterge pagina 1' }));
  expect(names()).toEqual(['1. b.jpg']);
  act(() => toasts[0]!.undo!());
  await waitFor(() => expect(names()).toEqual(['1. a.jpg', '2. b.jpg']));
  await userEvent.click(screen.getByRole('button', { name: 'Fă PDF-ul' }));
  expect(assembled().pages.map((page) => page.rotation)).toEqual([0, 90]);
});

test('each quality says what the document would weigh', async () => {
  show();
  await add([photo('a.jpg'), photo('b.jpg')]);
  expect(await screen.findByText(/pentru e-mail, aproximativ 201 kB/)).toBeInTheDocument();
  expect(screen.getByText(/pentru tipar, aproximativ 2 MB/)).toBeInTheDocument();
});

test('the chosen options reach the work, and the result is downloaded under its name', async () => {
  show();
  await add([photo('a.jpg')]);
  await userEvent.click(await screen.findByLabelText('Cât poza'));
  await userEvent.selectOptions(screen.getByLabelText('Margini'), '0 mm');
  await userEvent.click(screen.getByRole('radio', { name: /Mare/ }));
  await userEvent.clear(screen.getByLabelText('Numele fișierului'));
  await userEvent.type(screen.getByLabelText('Numele fișierului'), 'acte/mașină');
  await userEvent.click(screen.getByRole('button', { name: 'Fă PDF-ul' }));
  expect(assembled().options).toEqual({ pageSize: 'fit', marginMm: 0, level: 'large', splitEvery: 0 });
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '50');
  finish.resolve([new Blob(['12345'])]);
  await userEvent.click(await screen.findByRole('button', { name: 'Descarcă' }));
  expect(downloadFile).toHaveBeenCalledWith(expect.any(Blob), 'acte-mașină.pdf');
});

test('long work can be stopped and started again', async () => {
  show();
  await add([photo('a.jpg')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Fă PDF-ul' }));
  await userEvent.click(screen.getByRole('button', { name: 'Oprește' }));
  expect(await screen.findByRole('button', { name: 'Fă PDF-ul' })).toBeEnabled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a result that no longer fits the pages is taken away', async () => {
  show();
  await add([photo('a.jpg')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Fă PDF-ul' }));
  finish.resolve([new Blob(['1'])]);
  await screen.findByRole('button', { name: 'Descarcă' });
  await userEvent.click(screen.getByRole('button', { name: 'Întoarce pagina 1' }));
  expect(screen.queryByRole('button', { name: 'Descarcă' })).not.toBeInTheDocument();
});

test('the public entry leads an anonymous visitor through sign-in', () => {
  setFakeSession(fakeSignedOut);
  render(<NavProvider nav={fakeNav()}><PdfEntryScreen /></NavProvider>);
  expect(screen.getByRole('link', { name: 'Intrați în cont și începeți' })).toHaveAttribute('href', '/login?redirect=%2Fgenerare-pdf%2Fstart');
});
