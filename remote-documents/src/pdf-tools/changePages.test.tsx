import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findBlankPages } from './domain/pages/findBlankPages';
import { renderPdfPage } from '#domain/renderPdfPage';
import { toasts, file, photo, showPdfTools, add, names, assembled } from './testing/showPdfTools';

// The worker and the download are the browser's; what is asked of them is checked.
jest.mock('./domain/worker/openPdfWorker');
jest.mock('./domain/pages/findBlankPages'); // draws, which jsdom does not
jest.mock('#data/archive');
jest.mock('@anunturi/shared-runtime/downloads/downloadFile', () => ({ downloadFile: jest.fn() }));
jest.mock('#domain/renderPdfPage');

test('a page is turned and deleted, and the deletion undone', async () => {
  showPdfTools();
  await add([photo('a.jpg'), photo('b.jpg')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Întoarceți pagina 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ștergeți pagina 1' }));
  expect(names()).toEqual(['1. b.jpg']);
  act(() => toasts[0]!.undo!());
  await waitFor(() => expect(names()).toEqual(['1. a.jpg', '2. b.jpg']));
  await userEvent.click(screen.getByRole('button', { name: 'Faceți PDF-ul' }));
  expect(assembled().pages.map((page) => page.rotation)).toEqual([0, 90]);
});

test('a page is looked at large, with those before and after, and turned there', async () => {
  showPdfTools();
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
  showPdfTools();
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

test('pages are chosen by number or by box and kept, deleted and turned together', async () => {
  showPdfTools();
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
