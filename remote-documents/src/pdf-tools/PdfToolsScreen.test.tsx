import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignedIn, fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { openPdfWorker } from './domain/worker/openPdfWorker';
import { PdfEntryScreen } from './PdfEntryScreen';
import type { ToolRequest } from './domain/worker/pdfTools.worker';
import { finish, file, photo, showPdfTools, add, names, assembled } from './testing/showPdfTools';

// The worker and the download are the browser's; what is asked of them is checked.
jest.mock('./domain/worker/openPdfWorker');
jest.mock('./domain/pages/findBlankPages'); // draws, which jsdom does not
jest.mock('#data/archive');
jest.mock('@anunturi/shared-runtime/downloads/downloadFile', () => ({ downloadFile: jest.fn() }));
jest.mock('#domain/renderPdfPage');

test('photos and the pages of PDFs stand in one list; what cannot be used is named and left out', async () => {
  showPdfTools();
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
  showPdfTools();
  await add([file('parola.pdf', 'application/pdf'), photo('stricat.jpg')]);
  const field = await screen.findByLabelText('Parola pentru parola.pdf');
  await userEvent.type(field, 'alta{Enter}');
  expect(await screen.findByText(/parola.pdf: parola nu se potrivește/)).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Deschideți' }));
  await screen.findByRole('heading', { name: '2 pagini' });
  expect(screen.getByText(/^stricat.jpg/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Parola pentru parola.pdf')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Faceți PDF-ul' }));
  expect(assembled().files[0]!.password).toBe('secret');
});

test('a wrong password leaves its field the focus and its file the place; the right one gives the focus to the next file', async () => {
  showPdfTools();
  await add([file('parola.pdf', 'application/pdf'), photo('stricat.jpg')]);
  const field = await screen.findByLabelText('Parola pentru parola.pdf');
  const notice = within(screen.getByRole('alert'));
  const rows = () => notice.getAllByRole('listitem');
  await userEvent.type(field, 'alta{Enter}');
  await screen.findByText(/parola.pdf: parola nu se potrivește/);
  expect(field).toHaveFocus();
  expect(rows()[0]).toHaveTextContent(/^parola.pdf/);
  await userEvent.clear(field);
  await userEvent.type(field, 'secret{Enter}');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await waitFor(() => expect(rows()[0]).toHaveFocus());
});

test('the focus goes on from what goes away: a page, the choice of pages, the work', async () => {
  showPdfTools();
  await add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Ștergeți pagina 1' }));
  const [first] = screen.getAllByRole('listitem');
  await waitFor(() => expect(first).toHaveFocus());
  expect(first).toHaveTextContent('b.jpg');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Alegeți pagina 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Păstrați doar alesele' }));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row', 'choose'));
  await userEvent.click(screen.getByRole('button', { name: 'Faceți PDF-ul' }));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row', 'make'));
  await userEvent.click(screen.getByRole('button', { name: 'Opriți' }));
  const again = await screen.findByRole('button', { name: 'Faceți PDF-ul' });
  expect(document.activeElement).toContainElement(again);
  expect(document.body).not.toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Goliți' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a signed file that a password opens is said to be written anew', async () => {
  showPdfTools();
  await add([file('semnat-parola.pdf', 'application/pdf')]);
  await userEvent.type(await screen.findByLabelText(/^Parola pentru/), 'secret{Enter}');
  expect(
    await screen.findByText(/^semnat-parola.pdf: fișierul este protejat cu parolă/),
  ).toBeInTheDocument();
  expect(screen.queryByText(/semnătura rămâne valabilă/)).not.toBeInTheDocument();
});

test('a file that was repaired is named, and so is what could not come along', async () => {
  showPdfTools();
  await add([file('rupt.pdf', 'application/pdf')]);
  expect(await screen.findByText(/^rupt.pdf: fișierul este deteriorat/)).toBeInTheDocument();
  expect(screen.getByText(/^Din PDF-uri se păstrează formularele/)).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('Fixați formularele pe pagină'));
  await userEvent.click(screen.getByRole('button', { name: 'Faceți PDF-ul' }));
  expect(assembled().options.flattenForms).toBe(true);
  expect((assembled().files[0]!.blob as File).name).toBe('mended.pdf');
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

test('pages wait while their person is on another screen, and for nobody else', async () => {
  const first = showPdfTools();
  await add([photo('a.jpg')]);
  await screen.findByRole('heading', { name: '1 pagină' });
  first.unmount();
  const second = showPdfTools();
  expect(screen.getByRole('heading', { name: '1 pagină' })).toBeInTheDocument();
  second.unmount();
  setFakeSession(fakeSignedIn('user', { uid: 'altcineva' }));
  showPdfTools();
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
      isClosed: () => false,
      whenClosed: () => {},
      close: () => rejectAll(new MarketError('cancelled')),
    };
  });
  showPdfTools();
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
