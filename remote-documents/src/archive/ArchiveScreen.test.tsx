import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import * as mending from './data/mendArchive';
import * as ownListings from './data/ownListings';
import { downloadFile } from '@anunturi/shared-runtime/downloads/downloadFile';
import { renderPdfPage } from '#domain/renderPdfPage';
import { ArchiveEntryScreen } from './ArchiveEntryScreen';
import { seeing, entry, data, toasts, showArchive, rows, choose } from './testing/showArchive';

jest.mock('#data/archive');
jest.mock('./data/mendArchive');
jest.mock('./data/ownListings');
jest.mock('@anunturi/shared-runtime/storage/digestOf');
jest.mock('@anunturi/shared-runtime/downloads/downloadFile', () => ({ downloadFile: jest.fn() }));
jest.mock('#domain/renderPdfPage');

test('kept files are listed with their kind, term, tags and the listing they belong to', async () => {
  showArchive();
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
  showArchive();
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
  showArchive();
  await rows();
  await userEvent.type(screen.getByLabelText('Căutați în arhivă'), 'masina');
  expect((await rows()).getAllByRole('listitem')).toHaveLength(1);
  await userEvent.type(screen.getByLabelText('Căutați în arhivă'), 'xyz');
  expect(screen.getByText('Nimic nu se potrivește')).toBeInTheDocument();
});

test('a deletion can be undone while its message is in sight', async () => {
  showArchive();
  await choose('Talon', 'Ștergeți');
  await waitFor(() => expect(data.hideEntry).toHaveBeenCalledWith('Talon'));
  await waitFor(() => expect(toasts[0]?.text).toBe('1 fișier șters.'));
  act(() => toasts[0]!.undo!());
  await waitFor(() => expect(data.restoreEntry).toHaveBeenCalledWith('Talon'));
  expect(data.removeForGood).not.toHaveBeenCalled();
});

test('tags stand with their counts and narrow the list', async () => {
  data.findArchive.mockResolvedValue({
    entries: [entry('A', { tags: ['acte', 'Logan'] }), entry('B', { tags: ['Acte'] }), entry('C')],
    usedBytes: 1,
  });
  showArchive();
  await userEvent.click(await screen.findByRole('button', { name: 'acte (2)' }));
  expect((await rows()).getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'acte (2)' }));
  expect((await rows()).getAllByRole('listitem')).toHaveLength(3);
});

test('what a broken upload left behind is put in order once, and the list read again', async () => {
  jest.mocked(mending).mendArchive.mockResolvedValue(true);
  showArchive();
  await waitFor(() => expect(data.findArchive).toHaveBeenCalledTimes(2));
  expect(mending.mendArchive).toHaveBeenCalledTimes(1);
});

test('one file is downloaded under its own name and ending', async () => {
  data.readArchived.mockResolvedValue(new Blob(['x']));
  showArchive();
  await choose('Talon', 'Descărcați');
  await waitFor(() => expect(downloadFile).toHaveBeenCalledWith(expect.any(Blob), 'Talon.jpg'));
});

test('an empty archive says what to do next', async () => {
  data.findArchive.mockResolvedValue({ entries: [], usedBytes: 0 });
  showArchive();
  expect(await screen.findByText('Arhiva este goală')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Faceți un contract' })).toHaveAttribute(
    'href',
    '/contracte',
  );
  // A word that breaks at its hyphen reads badly in the middle of a narrow screen.
  expect(screen.getByText(/^Încărcați un fișier/).textContent).not.toContain('-');
});

test('an archive that cannot be read says so and can be asked again', async () => {
  data.findArchive.mockRejectedValueOnce(new MarketError('unavailable'));
  showArchive();
  await userEvent.click(await screen.findByRole('button', { name: 'Reîncercați' }));
  expect(await rows()).toBeDefined();
});

test('old papers bring a reminder', async () => {
  data.findArchive.mockResolvedValue({
    entries: [entry('Vechi', { kind: 'receipt', createdAt: new Date('2015-01-01') })],
    usedBytes: 1,
  });
  showArchive();
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
  showArchive();
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
  showArchive(ArchiveEntryScreen);
  expect(
    screen.getByRole('link', { name: 'Intrați în cont și deschideți arhiva' }),
  ).toHaveAttribute('href', '/login?redirect=%2Farhivare%2Fstart');
  expect(screen.getByRole('heading', { name: 'Fișiere în ZIP' })).toBeInTheDocument();
});
