import { downloadFile } from '@anunturi/shared-runtime/downloads/downloadFile';
import { addDays, formatDate, toIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { ARCHIVE_NAME_MAX } from '@anunturi/shared-domain/site/limits';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as ownListings from './data/ownListings';
import { entry, data, showArchive, choose } from './testing/showArchive';

jest.mock('#data/archive');
jest.mock('./data/mendArchive');
jest.mock('./data/ownListings');
jest.mock('@anunturi/shared-runtime/storage/digestOf');
jest.mock('@anunturi/shared-runtime/downloads/downloadFile', () => ({ downloadFile: jest.fn() }));
jest.mock('#domain/renderPdfPage');

test('a file is renamed and tagged', async () => {
  showArchive();
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
      term: null,
    }),
  );
});

test('a name and tags that are too long stay as they were pasted, and are not saved cut', async () => {
  showArchive();
  await choose('Talon', 'Redenumiți și etichetați');
  const dialog = within(screen.getByRole('dialog'));
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Salvați' }));
  const paste = async (label: string, text: string) => {
    await userEvent.clear(dialog.getByLabelText(label));
    await userEvent.click(dialog.getByLabelText(label));
    await userEvent.paste(text);
    await save();
    expect(dialog.getByLabelText(label)).toHaveValue(text);
    expect(dialog.getByLabelText(label)).toBeInvalid();
  };
  await paste('Etichete', `acte, ${'m'.repeat(31)}`);
  await paste('Etichete', 'a, b, c, d, e, f, g, h, i, j, k');
  expect(dialog.getByText('Sunt 11 etichete; păstrați cel mult 10.')).toBeInTheDocument();
  await paste('Etichete', Array.from({ length: 25 }, (_, at) => `a${at}`).join(', '));
  expect(dialog.getByText('Sunt 25 de etichete; păstrați cel mult 10.')).toBeInTheDocument();
  await userEvent.clear(dialog.getByLabelText('Etichete'));
  await paste('Nume', 'n'.repeat(ARCHIVE_NAME_MAX + 1));
  expect(data.changeEntry).not.toHaveBeenCalled();
});

test('a file is linked to one of the own listings, and unlinked', async () => {
  const listing = { id: 'abcdefghij0123456789', title: 'Dacia Logan', photos: [], price: {} };
  jest
    .mocked(ownListings)
    .findOwnListings.mockResolvedValue([
      { listing, status: 'active' } as unknown as ownListings.OwnListing,
    ]);
  showArchive();
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

test('a paper that expires is told with its day, and the day is set and taken away', async () => {
  const expiresAt = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000);
  const far = new Date('2099-01-01');
  data.findArchive.mockResolvedValue({
    entries: [entry('RCA', { expiresAt }), entry('ITP', { expiresAt: far })],
    usedBytes: 1,
  });
  showArchive();
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

test('on its last day a paper still holds, the day after it has expired', async () => {
  const day = (offset: number) => new Date(addDays(toIsoDay(Date.now()), offset));
  const [today, yesterday] = [day(0), day(-1)];
  data.findArchive.mockResolvedValue({
    entries: [entry('RCA', { expiresAt: today }), entry('ITP', { expiresAt: yesterday })],
    usedBytes: 1,
  });
  showArchive();
  expect(await screen.findByText(`RCA: expiră la ${formatDate(today)}.`)).toBeInTheDocument();
  expect(screen.getByText(`ITP: a expirat la ${formatDate(yesterday)}.`)).toBeInTheDocument();
  const rows = document.querySelectorAll('li[data-row]');
  const rowOf = (name: string) => [...rows].find((row) => row.getAttribute('data-row') === name);
  expect(rowOf('RCA')).toHaveTextContent(`valabil până la ${formatDate(today)}`);
  expect(rowOf('ITP')).toHaveTextContent(`a expirat la ${formatDate(yesterday)}`);
  expect(rowOf('ITP')).not.toHaveTextContent('valabil până la');
});

test('the day until which a paper is valid is taken into a calendar', async () => {
  const expiresAt = new Date('2099-01-01');
  data.findArchive.mockResolvedValue({
    entries: [entry('Poliță', { expiresAt, term: 'rca' })],
    usedBytes: 1,
  });
  showArchive();
  await choose('Poliță', 'Puneți în calendar');
  const [file, name] = jest.mocked(downloadFile).mock.calls.at(-1)!;
  expect(name).toBe('expira-2099-01-01.ics');
  expect((file as Blob).type).toBe('text/calendar');
});

test('what runs out on that day is chosen, and told beside it', async () => {
  const expiresAt = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000);
  data.findArchive.mockResolvedValue({
    entries: [entry('Poliță', { expiresAt, term: 'rca' }), entry('Talon')],
    usedBytes: 1,
  });
  showArchive();
  const day = formatDate(expiresAt);
  expect(await screen.findByText(`Poliță (RCA): expiră la ${day}.`)).toBeInTheDocument();
  expect(screen.getByText(new RegExp(`RCA, valabil până la ${day}`))).toBeInTheDocument();
  await choose('Poliță', 'Redenumiți și etichetați');
  await userEvent.selectOptions(screen.getByLabelText(/^Ce expiră atunci/), 'rovinietă');
  await userEvent.click(screen.getByRole('button', { name: 'Salvați' }));
  await waitFor(() =>
    expect(data.changeEntry).toHaveBeenLastCalledWith(
      'Poliță',
      expect.objectContaining({ term: 'vignette' }),
    ),
  );
  await choose('Talon', 'Redenumiți și etichetați');
  expect(screen.queryByLabelText(/^Ce expiră atunci/)).not.toBeInTheDocument();
});
