import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { data, entry, rows, showArchive, toasts } from './testing/showArchive';

jest.mock('#data/archive');
jest.mock('./data/mendArchive');
jest.mock('./data/ownListings');
jest.mock('@anunturi/shared-runtime/storage/digestOf');
jest.mock('@anunturi/shared-runtime/downloads/downloadFile', () => ({ downloadFile: jest.fn() }));
jest.mock('#domain/renderPdfPage');

const names = async () =>
  (await rows())
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('button')[0]!.textContent);

test('files are put into a new folder, into one that is there, and out of theirs', async () => {
  data.findArchive.mockResolvedValue({
    entries: [entry('Talon', { folder: 'Logan' }), entry('Contract'), entry('Factură')],
    usedBytes: 1,
  });
  showArchive();
  const list = await rows();
  const open = async (...chosen: string[]) => {
    for (const name of chosen)
      await userEvent.click(list.getByRole('checkbox', { name: new RegExp(name) }));
    await userEvent.click(screen.getByRole('button', { name: 'Puneți în dosar' }));
    return within(await screen.findByRole('dialog'));
  };
  const first = await open('Contract', 'Factură');
  await userEvent.click(first.getByRole('button', { name: 'Logan' }));
  await userEvent.click(first.getByRole('button', { name: 'Puneți' }));
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('2 fișiere puse în „Logan”.'));
  expect(data.changeEntry.mock.calls).toEqual([
    ['Contract', { folder: 'Logan' }],
    ['Factură', { folder: 'Logan' }],
  ]);
  const second = await open('Talon');
  await userEvent.click(second.getByRole('button', { name: 'Puneți' }));
  await waitFor(() => expect(data.changeEntry).toHaveBeenLastCalledWith('Talon', { folder: null }));
});

test('the list shows one folder, or what lies in none', async () => {
  data.findArchive.mockResolvedValue({
    entries: [entry('Talon', { folder: 'Logan' }), entry('Contract')],
    usedBytes: 1,
  });
  showArchive();
  await rows();
  await userEvent.selectOptions(screen.getByLabelText('Dosar'), 'Logan');
  expect(await names()).toEqual(['Talon']);
  expect(screen.getByText(/în „Logan”/)).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Dosar'), 'Fără dosar');
  expect(await names()).toEqual(['Contract']);
});
