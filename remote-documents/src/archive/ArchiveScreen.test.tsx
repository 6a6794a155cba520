import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignedIn, fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import type { ArchiveEntry } from '@anunturi/shared-domain/people/archiveEntry';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { fakeNav } from '@anunturi/shared-runtime/navigation/fakeNav';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import type { Toast } from '@anunturi/shared-contract/events/toastEvent';
import { subscribeToToasts } from '@anunturi/shared-runtime/toasts/toast';
import * as archive from '../data/archive';
import * as mending from './data/mendArchive';
import * as ownListings from './data/ownListings';
import { downloadFile } from '@anunturi/shared-runtime/downloads/downloadFile';
import { renderPdfPage } from '../domain/renderPdfPage';
import { ArchiveEntryScreen } from './ArchiveEntryScreen';
import { ArchiveScreen } from './ArchiveScreen';

jest.mock('../data/archive');
jest.mock('./data/mendArchive');
jest.mock('./data/ownListings');
// jsdom has no digests and reads no blob.
jest.mock('./domain/digestOf', () => ({
  digestOf: (file: File) => Promise.resolve(`${file.name === 'copie.pdf' ? 'a' : file.size}`),
}));
jest.mock('@anunturi/shared-runtime/downloads/downloadFile', () => ({ downloadFile: jest.fn() }));
// jsdom sees nothing and draws nothing: what comes into sight is told by the test.
jest.mock('../domain/renderPdfPage', () => ({
  renderPdfPage: jest.fn(async () => {}),
  closePdf: jest.fn(async () => {}),
}));
const seeing = new Map<Element, () => void>();
globalThis.IntersectionObserver = class {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(element: Element) {
    seeing.set(element, () => this.tell([{ isIntersecting: true }]));
  }
  disconnect() {}
} as unknown as typeof IntersectionObserver;
globalThis.createImageBitmap = (async () => ({})) as unknown as typeof createImageBitmap;

const entry = (id: string, more: Partial<ArchiveEntry> = {}): ArchiveEntry => ({
  id,
  name: id,
  kind: 'pdf',
  tags: [],
  path: `archive/ana/${id}.pdf`,
  sizeBytes: 82_000,
  contentType: 'application/pdf',
  createdAt: new Date('2026-03-01'),
  ...more,
});
const entries = [
  entry('Contract Logan', {
    kind: 'saleContract',
    tags: ['mașină'],
    listingId: 'abcdefghij0123456789',
  }),
  entry('Talon', { contentType: 'image/jpeg', path: 'archive/ana/t.jpg', kind: 'image' }),
];
const data = jest.mocked(archive);
const toasts: Toast[] = [];

beforeEach(() => {
  jest.clearAllMocks();
  forgetLoaded();
  toasts.length = 0;
  setFakeSession(fakeSignedIn());
  data.findArchive.mockResolvedValue({ entries, usedBytes: 164_000 });
  jest.mocked(ownListings).findOwnListings.mockResolvedValue([]);
  jest.mocked(mending).mendArchive.mockResolvedValue(false);
});
beforeAll(() => void subscribeToToasts((toast) => toasts.push(toast)));

const show = (Screen = ArchiveScreen) =>
  render(
    <NavProvider nav={fakeNav()}>
      <Screen />
    </NavProvider>,
  );
const rows = async () => within(await screen.findByRole('list', { name: 'Arhiva mea' }));
async function choose(name: string, action: string) {
  const menu = (await rows()).getByRole('button', { name: `Acțiuni pentru ${name}` });
  await userEvent.click(menu);
  await userEvent.click(
    within(document.getElementById(menu.getAttribute('popovertarget')!)!).getByText(action),
  );
}

test('kept files are listed with their kind, term, tags and the listing they belong to', async () => {
  show();
  const list = await rows();
  expect(list.getAllByRole('listitem')[0]).toHaveTextContent(
    'Contract de vânzare · 01.03.2026 · 82 kB · de păstrat până la 01.03.2031',
  );
  expect(list.getByText('mașină')).toBeInTheDocument();
  expect(list.getByRole('link', { name: 'Anunțul legat' })).toHaveAttribute(
    'href',
    '/post/abcdefghij0123456789',
  );
  expect(screen.getByText(/Loc folosit: 0,2 MB din 200 MB/)).toBeInTheDocument();
});

test('a small picture is made of a file that comes into sight, and of no other', async () => {
  data.readArchived.mockResolvedValue(new Blob(['%PDF']));
  show();
  const [row] = (await rows()).getAllByRole('listitem');
  const frame = row!.querySelector('canvas')!.parentElement!;
  expect(data.readArchived).not.toHaveBeenCalled();
  act(() => seeing.get(frame)!());
  await waitFor(() => expect(frame).toHaveAttribute('data-drawn'));
  expect(data.readArchived.mock.calls.map(([{ path }]) => path)).toEqual([
    'archive/ana/Contract Logan.pdf',
  ]);
  expect(jest.mocked(renderPdfPage).mock.calls[0]!.slice(1, 3)).toEqual([
    0,
    frame.querySelector('canvas'),
  ]);
});

test('searching narrows the list, and says when nothing is left', async () => {
  show();
  await rows();
  await userEvent.type(screen.getByLabelText('Căutați în arhivă'), 'masina');
  expect((await rows()).getAllByRole('listitem')).toHaveLength(1);
  await userEvent.type(screen.getByLabelText('Căutați în arhivă'), 'xyz');
  expect(screen.getByText('Nimic nu se potrivește')).toBeInTheDocument();
});

test('a deletion can be undone while its message is in sight', async () => {
  show();
  await choose('Talon', 'Ștergeți');
  await waitFor(() => expect(data.hideEntry).toHaveBeenCalledWith('Talon'));
  await waitFor(() => expect(toasts[0]?.text).toBe('1 fișier șters.'));
  act(() => toasts[0]!.undo!());
  await waitFor(() => expect(data.restoreEntry).toHaveBeenCalledWith('Talon'));
  expect(data.removeForGood).not.toHaveBeenCalled();
});

test('a file is renamed and tagged', async () => {
  show();
  await choose('Talon', 'Redenumiți și etichetați');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.clear(dialog.getByLabelText('Nume'));
  expect(dialog.getByLabelText('Nume')).toHaveAccessibleDescription('Scrieți un nume.');
  await userEvent.type(dialog.getByLabelText('Nume'), 'Talon Logan');
  await userEvent.type(dialog.getByLabelText('Etichete'), 'acte, mașina, Acte');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvați' }));
  await waitFor(() =>
    expect(data.changeEntry).toHaveBeenCalledWith('Talon', {
      name: 'Talon Logan',
      kind: 'image',
      tags: ['Acte', 'mașina'],
      listingId: null,
      expiresAt: null,
    }),
  );
});

test('a file is linked to one of the own listings, and unlinked', async () => {
  const listing = { id: 'abcdefghij0123456789', title: 'Dacia Logan', photos: [], price: {} };
  jest
    .mocked(ownListings)
    .findOwnListings.mockResolvedValue([
      { listing, status: 'active' } as unknown as ownListings.OwnListing,
    ]);
  show();
  await choose('Talon', 'Redenumiți și etichetați');
  await userEvent.selectOptions(screen.getByLabelText('Anunțul legat'), 'Dacia Logan');
  await userEvent.click(screen.getByRole('button', { name: 'Salvați' }));
  await waitFor(() =>
    expect(data.changeEntry).toHaveBeenCalledWith(
      'Talon',
      expect.objectContaining({ listingId: listing.id }),
    ),
  );
  await choose('Contract Logan', 'Redenumiți și etichetați');
  await userEvent.selectOptions(screen.getByLabelText('Anunțul legat'), 'Niciun anunț');
  await userEvent.click(screen.getByRole('button', { name: 'Salvați' }));
  await waitFor(() =>
    expect(data.changeEntry).toHaveBeenLastCalledWith(
      'Contract Logan',
      expect.objectContaining({ listingId: null }),
    ),
  );
});

test('an upload is stopped, a failed one is tried again', async () => {
  show();
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
  show();
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
  show();
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
  show();
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

test('tags stand with their counts and narrow the list', async () => {
  data.findArchive.mockResolvedValue({
    entries: [entry('A', { tags: ['acte', 'Logan'] }), entry('B', { tags: ['Acte'] }), entry('C')],
    usedBytes: 1,
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'acte (2)' }));
  expect((await rows()).getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'acte (2)' }));
  expect((await rows()).getAllByRole('listitem')).toHaveLength(3);
});

test('a paper that expires is told with its day, and the day is set and taken away', async () => {
  const expiresAt = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000);
  const far = new Date('2099-01-01');
  data.findArchive.mockResolvedValue({
    entries: [entry('RCA', { expiresAt }), entry('ITP', { expiresAt: far })],
    usedBytes: 1,
  });
  show();
  expect(await screen.findByText(`RCA: expiră la ${formatDate(expiresAt)}.`)).toBeInTheDocument();
  expect(screen.queryByText(/^ITP: /)).not.toBeInTheDocument();
  expect(screen.getByText(/valabil până la 01.01.2099/)).toBeInTheDocument();
  await choose('RCA', 'Redenumiți și etichetați');
  const day = screen.getByLabelText(/^Valabil până la/);
  await userEvent.clear(day);
  await userEvent.click(screen.getByRole('button', { name: 'Salvați' }));
  await waitFor(() =>
    expect(data.changeEntry).toHaveBeenLastCalledWith(
      'RCA',
      expect.objectContaining({ expiresAt: null }),
    ),
  );
});

test('what a broken upload left behind is put in order once, and the list read again', async () => {
  jest.mocked(mending).mendArchive.mockResolvedValue(true);
  show();
  await waitFor(() => expect(data.findArchive).toHaveBeenCalledTimes(2));
  expect(mending.mendArchive).toHaveBeenCalledTimes(1);
});

test('one file is downloaded under its own name and ending', async () => {
  data.readArchived.mockResolvedValue(new Blob(['x']));
  show();
  await choose('Talon', 'Descărcați');
  await waitFor(() => expect(downloadFile).toHaveBeenCalledWith(expect.any(Blob), 'Talon.jpg'));
});

test('files over the quota are named with their reason, the others are kept', async () => {
  data.keepInArchive
    .mockRejectedValueOnce(new MarketError('quotaFull'))
    .mockResolvedValueOnce(entry('b'));
  show();
  await rows();
  const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText(/Adăugați PDF-uri/), [
    pdf('mare.pdf'),
    pdf('mic.pdf'),
  ]);
  expect(await screen.findByText(/mare.pdf: Nu mai aveți loc în arhivă/)).toBeInTheDocument();
  expect(toasts.map((toast) => toast.text)).toContain('1 fișier păstrat în arhivă.');
});

test('an empty archive says what to do next', async () => {
  data.findArchive.mockResolvedValue({ entries: [], usedBytes: 0 });
  show();
  expect(await screen.findByText('Arhiva este goală')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Faceți un contract' })).toHaveAttribute(
    'href',
    '/contracte',
  );
});

test('an archive that cannot be read says so and can be asked again', async () => {
  data.findArchive.mockRejectedValueOnce(new MarketError('unavailable'));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Reîncercați' }));
  expect(await rows()).toBeDefined();
});

test('old papers bring a reminder', async () => {
  data.findArchive.mockResolvedValue({
    entries: [entry('Vechi', { kind: 'receipt', createdAt: new Date('2015-01-01') })],
    usedBytes: 1,
  });
  show();
  expect(await screen.findByText(/1 act are peste 5 ani/)).toBeInTheDocument();
});

test('ended listings stand with their state and lead to a contract', async () => {
  const listing = {
    photos: [],
    vehicle: { year: 2018, mileageKm: 64000 },
    id: 'L1',
    slug: 'dacia',
    title: 'Dacia Logan',
    kind: 'vehicle',
    price: { amountMinor: 850000, currency: 'EUR' },
    soldAt: new Date('2026-05-01'),
    updatedAt: new Date(),
  };
  const own = [
    { listing, status: 'sold' },
    { listing: { ...listing, id: 'L2', title: 'Opel Astra' }, status: 'active' },
  ];
  jest
    .mocked(ownListings)
    .findOwnListings.mockResolvedValue(own as unknown as ownListings.OwnListing[]);
  show();
  expect(await screen.findByRole('link', { name: 'Dacia Logan' })).toBeInTheDocument();
  expect(screen.getByText('Vândut').closest('p')).toHaveTextContent(
    'Vândut 8.500 € · 2018 · 64.000 km · încheiat la 01.05.2026',
  );
  expect(screen.queryByText('Opel Astra')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contract pentru Dacia Logan' })).toHaveAttribute(
    'href',
    '/contracte?document=vanzare-auto&anunt=L1',
  );
});

test('the public entry leads an anonymous visitor through sign-in', () => {
  setFakeSession(fakeSignedOut);
  show(ArchiveEntryScreen);
  expect(
    screen.getByRole('link', { name: 'Intrați în cont și deschideți arhiva' }),
  ).toHaveAttribute('href', '/login?redirect=%2Farhivare%2Fstart');
  expect(screen.getByRole('heading', { name: 'Fișiere în ZIP' })).toBeInTheDocument();
});
