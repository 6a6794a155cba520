import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignedIn, fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { fakeNav } from '@anunturi/shared-runtime/navigation/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import type { Toast } from '@anunturi/shared-contract/events/toastEvent';
import { subscribeToToasts } from '@anunturi/shared-runtime/toasts/toast';
import { downloadFile } from '@anunturi/shared-runtime/downloads/downloadFile';
import type { Assembled } from './domain/assemblePdf';
import { keepInArchive } from '../data/archive';
import { findBlankPages } from './domain/findBlankPages';
import { renderPdfPage } from '../domain/renderPdfPage';
import { forgetPdfSession } from './domain/pdfSession';
import { openPdfWorker } from './domain/openPdfWorker';
import { PdfEntryScreen } from './PdfEntryScreen';
import type { ToolRequest } from './domain/pdfTools.worker';
import { PdfToolsScreen } from './PdfToolsScreen';

// The worker and the download are the browser's; what is asked of them is checked.
jest.mock('./domain/openPdfWorker');
jest.mock('./domain/findBlankPages'); // draws, which jsdom does not
jest.mock('../data/archive');
jest.mock('@anunturi/shared-runtime/downloads/downloadFile', () => ({ downloadFile: jest.fn() }));
jest.mock('../domain/renderPdfPage', () => ({
  renderPdfPage: jest.fn(async () => {}),
  closePdf: jest.fn(),
  closePdfs: jest.fn(),
}));
globalThis.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
// jsdom's files cannot be read by a promise yet.
Blob.prototype.arrayBuffer = function read(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};
URL.createObjectURL = () => 'blob:mic';
URL.revokeObjectURL = () => {};

const asked: ToolRequest[] = [];
let finish: { resolve(made: Assembled): void; reject(error: Error): void };
const toasts: Toast[] = [];
beforeAll(() => void subscribeToToasts((toast) => toasts.push(toast)));
beforeEach(() => {
  forgetPdfSession();
  asked.length = 0;
  toasts.length = 0;
  jest.mocked(downloadFile).mockClear();
  setFakeSession(fakeSignedIn());
  jest.mocked(openPdfWorker).mockImplementation(() => ({
    ask: (async (request: ToolRequest, onProgress?: (done: number) => void) => {
      asked.push(request);
      if (request.kind === 'inspect') {
        const { name } = request.blob as File;
        if (name === 'parola.pdf' && request.password !== 'secret') return { refused: 'password' };
        return { pages: 2, repaired: name === 'rupt.pdf' };
      }
      if (request.kind === 'thumbnail')
        return (request.blob as File).name === 'stricat.jpg' ? null : new Blob(['t']);
      if (request.kind === 'estimate') return { small: 100_000, medium: 400_000, large: 1_000_000 };
      onProgress?.(0.5);
      return new Promise<Assembled>((resolve, reject) => (finish = { resolve, reject }));
    }) as never,
    close: () => finish?.reject(new MarketError('cancelled')),
  }));
});

const file = (name: string, type: string) => new File(['x'], name, { type });
const photo = (name: string) => file(name, 'image/jpeg');
const show = () =>
  render(
    <NavProvider nav={fakeNav()}>
      <PdfToolsScreen />
    </NavProvider>,
  );
const add = (files: File[]) =>
  userEvent.upload(screen.getByLabelText(/Adăugați poze sau PDF-uri/), files);
const names = () =>
  within(screen.getByRole('list', { name: 'Paginile' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent.replace(/^Alegeți pagina \d/, ''));
const assembled = () =>
  asked.findLast((request) => request.kind === 'assemble') as Extract<
    ToolRequest,
    { kind: 'assemble' }
  >;

test('photos and the pages of PDFs stand in one list; what cannot be used is named and left out', async () => {
  show();
  await add([
    photo('a.jpg'),
    file('acte.pdf', 'application/pdf'),
    photo('stricat.jpg'),
    file('parola.pdf', 'application/pdf'),
  ]);
  expect(
    await screen.findByText('stricat.jpg: este deteriorat sau nu poate fi citit'),
  ).toBeInTheDocument();
  expect(screen.getByText(/parola.pdf: este protejat cu parolă/)).toBeInTheDocument();
  expect(names()).toEqual(['1. a.jpg', '2. acte.pdf', '3. acte.pdf']);
  expect(screen.getByRole('heading', { name: '3 pagini' })).toBeInTheDocument();
});

test('a file with a password is opened by it, which stays with the file and goes to the work', async () => {
  show();
  await add([file('parola.pdf', 'application/pdf'), photo('stricat.jpg')]);
  const field = await screen.findByLabelText('Parola pentru parola.pdf');
  await userEvent.type(field, 'alta{Enter}');
  expect(await screen.findByText(/parola.pdf: parola nu se potrivește/)).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Parola pentru parola.pdf'), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Deschideți' }));
  await screen.findByRole('heading', { name: '2 pagini' });
  expect(screen.getByText(/^stricat.jpg/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Parola pentru parola.pdf')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Faceți PDF-ul' }));
  expect(assembled().files[0]!.password).toBe('secret');
});

test('a file that was repaired is named, and so is what could not come along', async () => {
  show();
  await add([file('rupt.pdf', 'application/pdf')]);
  expect(await screen.findByText(/^rupt.pdf: fișierul este deteriorat/)).toBeInTheDocument();
  expect(screen.getByText(/^Din PDF-uri se păstrează formularele/)).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('Fixați formularele pe pagină'));
  await userEvent.click(screen.getByRole('button', { name: 'Faceți PDF-ul' }));
  expect(assembled().options.flattenForms).toBe(true);
  const fileId = assembled().pages[0]!.fileId;
  finish.resolve({
    files: [new Blob(['1'])],
    leftOut: [],
    leftBehind: [{ fileId, kinds: ['tags', 'scripts'] }],
  });
  expect(
    await screen.findByText('rupt.pdf: etichetele pentru cititoare de ecran, scripturile'),
  ).toBeInTheDocument();
});

test('a page is turned and deleted, and the deletion undone', async () => {
  show();
  await add([photo('a.jpg'), photo('b.jpg')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Întoarceți pagina 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ștergeți pagina 1' }));
  expect(names()).toEqual(['1. b.jpg']);
  act(() => toasts[0]!.undo!());
  await waitFor(() => expect(names()).toEqual(['1. a.jpg', '2. b.jpg']));
  await userEvent.click(screen.getByRole('button', { name: 'Faceți PDF-ul' }));
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
  await userEvent.click(screen.getByRole('button', { name: 'Faceți PDF-ul' }));
  expect(assembled().options).toEqual({
    pageSize: 'fit',
    marginMm: 0,
    level: 'large',
    shrinkPdfs: false,
    blackWhite: false,
    straighten: false,
    pageNumbers: 'none',
    watermark: { text: '', place: 'across' },
    flattenForms: false,
    splitEvery: 0,
  });
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '50');
  finish.resolve({ files: [new Blob(['12345'])], leftOut: [], leftBehind: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Descărcați' }));
  expect(downloadFile).toHaveBeenCalledWith(expect.any(Blob), 'acte-mașină.pdf');
});

test('numbers, words on every page, two tones and straightening reach the work', async () => {
  show();
  await add([photo('a.jpg')]);
  await userEvent.selectOptions(
    await screen.findByLabelText('Numerele paginilor'),
    'Pagina 1 din 3',
  );
  await userEvent.selectOptions(screen.getByLabelText('Text pe fiecare pagină'), 'Alt text');
  await userEvent.type(screen.getByLabelText('Textul'), 'Doar pentru 漢');
  expect(screen.getByLabelText('Textul')).toHaveAccessibleDescription(/nu pot fi scrise: 漢/);
  await userEvent.selectOptions(
    screen.getByLabelText('Text pe fiecare pagină'),
    'Copie conform cu originalul',
  );
  await userEvent.click(screen.getByLabelText('Jos, în chenar'));
  await userEvent.click(screen.getByLabelText(/^Alb-negru/));
  await userEvent.click(screen.getByLabelText('Îndreptați paginile strâmbe'));
  await userEvent.click(screen.getByRole('button', { name: 'Faceți PDF-ul' }));
  expect(assembled().options).toMatchObject({
    blackWhite: true,
    straighten: true,
    pageNumbers: 'ofAll',
    watermark: { text: 'Copie conform cu originalul', place: 'foot' },
  });
  expect(assembled().font).toMatch(/^http/);
});

test('a page is looked at large, with those before and after, and turned there', async () => {
  show();
  await add([photo('a.jpg'), file('acte.pdf', 'application/pdf')]);
  await userEvent.click(await screen.findByLabelText('Mari'));
  await userEvent.click(screen.getByRole('button', { name: 'Măriți pagina 2' }));
  expect(screen.getByRole('dialog', { name: 'Pagina 2: acte.pdf' })).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  const dialog = within(screen.getByRole('dialog', { name: 'Pagina 3: acte.pdf' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Pagina dinainte' }));
  const next = dialog.getByRole('button', { name: 'Pagina următoare' });
  await userEvent.click(next);
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(dialog.getByRole('button', { name: 'Întoarceți pagina 3' }));
  expect(jest.mocked(renderPdfPage).mock.lastCall).toEqual([
    expect.anything(),
    1,
    expect.anything(),
    expect.objectContaining({ rotation: 90 }),
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Închideți' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('blank pages are found and chosen, to be looked at before they are deleted', async () => {
  jest
    .mocked(findBlankPages)
    .mockImplementation(async (pages) =>
      pages.filter(({ name }) => name === 'b.jpg').map(({ id }) => id),
    );
  show();
  await add([photo('a.jpg'), photo('b.jpg')]);
  const find = await screen.findByRole('button', { name: 'Căutați paginile goale' });
  await userEvent.click(find);
  expect(await screen.findByText(/^1 pagină pare goală și este aleasă/)).toBeInTheDocument();
  expect(find).toHaveFocus();
  expect(screen.getByLabelText('Alegeți pagina 2')).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Ștergeți 1 pagină' }));
  expect(names()).toEqual(['1. a.jpg']);
  expect(screen.queryByText(/pare goală/)).not.toBeInTheDocument();
});

test('long work can be stopped and started again', async () => {
  show();
  await add([photo('a.jpg')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Faceți PDF-ul' }));
  await userEvent.click(screen.getByRole('button', { name: 'Opriți' }));
  expect(await screen.findByRole('button', { name: 'Faceți PDF-ul' })).toBeEnabled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a result that no longer fits the pages is taken away', async () => {
  show();
  await add([photo('a.jpg')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Faceți PDF-ul' }));
  finish.resolve({ files: [new Blob(['1'])], leftOut: [], leftBehind: [] });
  await screen.findByRole('button', { name: 'Descărcați' });
  await userEvent.click(screen.getByRole('button', { name: 'Întoarceți pagina 1' }));
  expect(screen.queryByRole('button', { name: 'Descărcați' })).not.toBeInTheDocument();
});

test('pages are chosen by number or by box and kept, deleted and turned together', async () => {
  show();
  await add(['a', 'b', 'c', 'd', 'e'].map((name) => photo(`${name}.jpg`)));
  const field = await screen.findByLabelText('Alegeți pagini');
  await userEvent.type(field, '2-3, 9');
  expect(field).toHaveAccessibleDescription('Scrieți numere între 1 și 5, de exemplu 1-5, 8.');
  await userEvent.clear(field);
  await userEvent.type(field, '2-3');
  await userEvent.click(screen.getByLabelText('Alegeți pagina 5'));
  await userEvent.tab();
  expect(field).toHaveValue('2-3, 5');
  await userEvent.click(screen.getByRole('button', { name: 'Întoarceți alesele' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ștergeți 3 pagini' }));
  expect(names()).toEqual(['1. a.jpg', '2. d.jpg']);
  act(() => toasts[0]!.undo!());
  await waitFor(() => expect(names()).toHaveLength(5));
  await userEvent.type(field, '2, 5');
  await userEvent.click(screen.getByRole('button', { name: 'Păstrați doar alesele' }));
  await userEvent.click(screen.getByRole('button', { name: 'Faceți PDF-ul' }));
  expect(assembled().pages.map((page) => [page.name, page.rotation])).toEqual([
    ['b.jpg', 90],
    ['e.jpg', 90],
  ]);
});

test('files that fail during the work are named, and what was made is offered', async () => {
  show();
  await add([photo('a.jpg'), photo('b.jpg')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Faceți PDF-ul' }));
  finish.resolve({
    files: [new Blob(['1'])],
    leftOut: [assembled().pages[1]!.fileId],
    leftBehind: [],
  });
  expect(
    await screen.findByText('b.jpg: este deteriorat sau nu poate fi citit'),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Descărcați' })).toBeInTheDocument();
});

test('a document that cannot be kept stays to be downloaded, and can be kept later', async () => {
  jest
    .mocked(keepInArchive)
    .mockRejectedValueOnce(new MarketError('quotaFull'))
    .mockResolvedValueOnce({} as never);
  show();
  await add([photo('a.jpg')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Faceți PDF-ul' }));
  finish.resolve({ files: [new Blob(['1'])], leftOut: [], leftBehind: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Păstrați în arhivă' }));
  expect(await screen.findByText(/Nu mai aveți loc în arhivă/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Descărcați' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Păstrați în arhivă' }));
  expect(await screen.findByRole('link', { name: 'Păstrat. Deschideți arhiva' })).toHaveAttribute(
    'href',
    '/arhivare/start',
  );
});

test('pages wait while their person is on another screen, and for nobody else', async () => {
  const first = show();
  await add([photo('a.jpg')]);
  await screen.findByRole('heading', { name: '1 pagină' });
  first.unmount();
  const second = show();
  expect(screen.getByRole('heading', { name: '1 pagină' })).toBeInTheDocument();
  second.unmount();
  setFakeSession(fakeSignedIn('user', { uid: 'altcineva' }));
  show();
  expect(screen.getByText('Nicio pagină încă')).toBeInTheDocument();
});

test('an addition that is stopped keeps what was taken in, and a new one is not mixed with it', async () => {
  const notYet = () => {};
  let release: (blob: Blob) => void = notYet;
  jest.mocked(openPdfWorker).mockImplementation(() => {
    let rejectAll: (error: Error) => void = () => {};
    return {
      ask: (async (request: ToolRequest) => {
        if (request.kind !== 'thumbnail') return { small: 1, medium: 1, large: 1 };
        if ((request.blob as File).name !== 'mare.jpg') return new Blob(['t']);
        return new Promise<Blob>((resolve, reject) => {
          release = resolve;
          rejectAll = reject;
        });
      }) as never,
      close: () => rejectAll(new MarketError('cancelled')),
    };
  });
  show();
  await add([photo('a.jpg'), photo('mare.jpg'), photo('b.jpg')]);
  await waitFor(() => expect(release).not.toBe(notYet));
  await userEvent.click(await screen.findByRole('button', { name: 'Opriți' }));
  await add([photo('c.jpg')]);
  await screen.findByRole('heading', { name: '2 pagini' });
  await act(async () => release(new Blob(['t'])));
  expect(names().map((name) => name?.split('. ')[1])).toEqual(['a.jpg', 'c.jpg']);
});

test('the public entry leads an anonymous visitor through sign-in', () => {
  setFakeSession(fakeSignedOut);
  render(
    <NavProvider nav={fakeNav()}>
      <PdfEntryScreen />
    </NavProvider>,
  );
  expect(screen.getByRole('link', { name: 'Intrați în cont și începeți' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fgenerare-pdf%2Fstart',
  );
});
