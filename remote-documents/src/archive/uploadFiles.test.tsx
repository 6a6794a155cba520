import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { releaseLeftUploads } from '#data/openUploads';
import { entry, data, toasts, showArchive, rows } from './testing/showArchive';

jest.mock('#data/archive');
jest.mock('#data/openUploads', () => ({ releaseLeftUploads: jest.fn(async () => []) }));
jest.mock('./data/mendArchive');
jest.mock('./data/ownListings');
jest.mock('@anunturi/shared-runtime/storage/digestOf');
jest.mock('@anunturi/shared-runtime/downloads/downloadFile', () => ({ downloadFile: jest.fn() }));
jest.mock('#domain/renderPdfPage');

test('an upload is stopped, a failed one is tried again', async () => {
  showArchive();
  await rows();
  const pdf = new File(['x'], 'act.pdf', { type: 'application/pdf' });
  data.keepInArchive.mockImplementationOnce(
    (_file, _fields, transfer) =>
      new Promise((_resolve, reject) =>
        transfer!.signal!.addEventListener('abort', () => reject(new MarketError('cancelled'))),
      ),
  );
  await userEvent.upload(screen.getByLabelText(/Adăugați PDF-uri/), pdf);
  await userEvent.click(await screen.findByRole('button', { name: 'Opriți' }));
  await waitFor(() =>
    expect(screen.queryByRole('progressbar', { name: /Se încarcă/ })).not.toBeInTheDocument(),
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  data.keepInArchive
    .mockRejectedValueOnce(new MarketError('timeout'))
    .mockResolvedValueOnce(entry('act'));
  await userEvent.upload(screen.getByLabelText(/Adăugați PDF-uri/), pdf);
  expect(
    await screen.findByText('act.pdf: A durat prea mult. Încercați din nou.'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reîncercați' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(toasts.map((toast) => toast.text)).toContain('1 fișier păstrat în arhivă.');
});

test('what can never be kept is named without an offer to try again', async () => {
  showArchive();
  await rows();
  data.keepInArchive.mockRejectedValueOnce(new MarketError('tooLarge', 'Are 30 MB.'));
  const pdf = new File(['x'], 'mare.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText(/Adăugați PDF-uri/), pdf);
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('mare.pdf: Are 30 MB.')).toBeInTheDocument();
  expect(alert.queryByRole('button')).not.toBeInTheDocument();
});

test('a file that is kept already, or comes twice, is named with the one that stands', async () => {
  data.findArchive.mockResolvedValue({ entries: [entry('Talon', { sha256: 'a' })], usedBytes: 1 });
  data.keepInArchive.mockResolvedValue(entry('nou'));
  showArchive();
  await rows();
  const pdf = (name: string) => new File(['altceva'], name, { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText(/Adăugați PDF-uri/), [
    pdf('copie.pdf'),
    pdf('nou.pdf'),
    pdf('iar nou.pdf'),
  ]);
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'copie.pdf: Este deja în arhivă, cu numele „Talon”.',
    'iar nou.pdf: Este deja în arhivă, cu numele „nou”.',
  ]);
  expect(data.keepInArchive).toHaveBeenCalledTimes(1);
});

test('while files go up each is told with its state, and nothing calls the archive empty', async () => {
  data.findArchive.mockResolvedValue({ entries: [], usedBytes: 0 });
  let progress = (_done: number) => {};
  data.keepInArchive.mockImplementation(
    (_file, _fields, transfer) =>
      new Promise((_resolve, reject) => {
        progress = transfer!.onProgress!;
        transfer!.signal!.addEventListener('abort', () => reject(new MarketError('cancelled')));
      }),
  );
  showArchive();
  expect(await screen.findByText('Arhiva este goală')).toBeInTheDocument();
  const pdf = (name: string) => new File([name], name, { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText(/Adăugați PDF-uri/), [pdf('a.pdf'), pdf('b.pdf')]);
  const files = within(await screen.findByRole('list', { name: 'Fișierele care se încarcă' }));
  await waitFor(() => expect(data.keepInArchive).toHaveBeenCalled());
  act(() => progress(0.4));
  expect(files.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'a.pdf40 %',
    'b.pdfașteaptă',
  ]);
  expect(screen.queryByText('Arhiva este goală')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Opriți' }));
});

test('once files are kept, an empty archive is not spoken of while the list is read again', async () => {
  const gate: { open(): void } = { open() {} };
  data.findArchive.mockResolvedValueOnce({ entries: [], usedBytes: 0 }).mockReturnValueOnce(
    new Promise((resolve) => {
      gate.open = () => resolve({ entries: [entry('a')], usedBytes: 1 });
    }),
  );
  data.keepInArchive.mockResolvedValue(entry('a'));
  showArchive();
  expect(await screen.findByText('Arhiva este goală')).toBeInTheDocument();
  const pdf = new File(['a'], 'a.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText(/Adăugați PDF-uri/), pdf);
  await waitFor(() => expect(data.findArchive).toHaveBeenCalledTimes(2));
  expect(screen.queryByText('Arhiva este goală')).not.toBeInTheDocument();
  await act(async () => gate.open());
  expect((await rows()).getByRole('button', { name: 'a' })).toBeInTheDocument();
});

test('files over the quota are named with their reason, the others are kept', async () => {
  data.keepInArchive
    .mockRejectedValueOnce(new MarketError('quotaFull'))
    .mockResolvedValueOnce(entry('b'));
  showArchive();
  await rows();
  const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText(/Adăugați PDF-uri/), [
    pdf('mare.pdf'),
    pdf('mic.pdf'),
  ]);
  expect(await screen.findByText(/mare.pdf: Nu mai aveți loc în arhivă/)).toBeInTheDocument();
  expect(toasts.map((toast) => toast.text)).toContain('1 fișier păstrat în arhivă.');
});

test('an upload that a closed page left is named until its file is kept after all', async () => {
  jest.mocked(releaseLeftUploads).mockResolvedValueOnce(['Talon', 'RCA']);
  data.keepInArchive.mockResolvedValue(entry('Talon'));
  showArchive();
  expect(await screen.findByText(/^Talon, RCA: pagina s-a închis/)).toBeInTheDocument();
  const pdf = new File(['x'], 'Talon.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText(/Adăugați PDF-uri/), pdf);
  expect(await screen.findByText(/^RCA: pagina s-a închis/)).toBeInTheDocument();
});
