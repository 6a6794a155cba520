import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import * as fileLinks from './data/fileLinks';
import { choose, showArchive } from './testing/showArchive';

jest.mock('#data/archive');
jest.mock('./data/mendArchive');
jest.mock('./data/ownListings');
jest.mock('./data/fileLinks');
jest.mock('@anunturi/shared-runtime/storage/digestOf');
jest.mock('@anunturi/shared-runtime/downloads/downloadFile', () => ({ downloadFile: jest.fn() }));
jest.mock('#domain/renderPdfPage');

const links = jest.mocked(fileLinks);
const untilMs = Date.UTC(2026, 11, 5, 12, 5);
const standing = { id: 'l1', createdMs: 1, untilMs, openings: 2 };

beforeAll(() => import('./components/ShareFileDialog'));
beforeEach(() => {
  links.readLinks.mockResolvedValue([]);
  links.shareFile.mockResolvedValue('/api/fisier?t=abc');
  links.endLink.mockResolvedValue();
});

async function open() {
  showArchive();
  await choose('Talon', 'Dați cuiva un link');
  return within(await screen.findByRole('dialog', { name: 'Link către „Talon”' }));
}

test('a link for the chosen days is shown once, copied, and stands in the list with its end', async () => {
  const user = userEvent.setup(); // with a clipboard
  const dialog = await open();
  await user.click(dialog.getByRole('radio', { name: '30 de zile' }));
  links.readLinks.mockResolvedValue([{ ...standing, openings: 0 }]);
  await user.click(dialog.getByRole('button', { name: 'Faceți linkul' }));
  expect(links.shareFile).toHaveBeenCalledWith('Talon', 30);
  const address = `${window.location.origin}/api/fisier?t=abc`;
  expect(await dialog.findByLabelText('Linkul')).toHaveValue(address);
  await user.click(dialog.getByRole('button', { name: 'Copiați' }));
  expect(await dialog.findByText('Linkul a fost copiat.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(dialog.getByText(/până la 05\.12\.2026, 14:05 · fișierul nu a fost luat/)).toBeVisible();
});

test('links that stand say how often the file was taken, and are ended', async () => {
  links.readLinks.mockResolvedValue([standing]);
  const dialog = await open();
  expect(await dialog.findByText(/fișierul a fost luat de 2 ori/)).toBeInTheDocument();
  links.readLinks.mockResolvedValue([]);
  await userEvent.click(
    dialog.getByRole('button', { name: 'Opriți linkul până la 05.12.2026, 14:05' }),
  );
  expect(links.endLink).toHaveBeenCalledWith('l1');
  await waitFor(() => expect(dialog.queryByText('Linkuri care merg')).toBeNull());
});

test('why no link was made is said', async () => {
  links.shareFile.mockRejectedValue(new MarketError('quotaFull', 'Aveți deja 50 de linkuri.'));
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Faceți linkul' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Aveți deja 50 de linkuri.');
  expect(dialog.queryByLabelText('Linkul')).toBeNull();
});
