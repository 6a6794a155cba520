import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyAreas } from './domain/drawing/applyAreas';
import { add, assembled, file, names, showPdfTools } from './testing/showPdfTools';

// The worker, drawing and downloads are the browser's; what is asked of them is checked.
jest.mock('./domain/worker/openPdfWorker');
jest.mock('./domain/drawing/applyAreas', () => ({ applyAreas: jest.fn() }));
jest.mock('./domain/pages/findBlankPages'); // draws, which jsdom does not
jest.mock('#data/archive');
jest.mock('@anunturi/shared-runtime/downloads/downloadFile', () => ({ downloadFile: jest.fn() }));
jest.mock('#domain/renderPdfPage');

async function enlarge(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Măriți pagina 1' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name }));
  return dialog;
}

test('parts of a page are covered by keyboard alone, taken back, and reach the work', async () => {
  jest.mocked(applyAreas).mockImplementation(async ({ pages, fileOf }) => ({
    pages: [...pages],
    files: new Map(pages.map((page) => [page.fileId, fileOf(page)])),
  }));
  showPdfTools();
  await add([file('acte.pdf', 'application/pdf')]);
  const dialog = await enlarge('Acoperiți');
  expect(dialog.getByText(/ce este acoperit nu mai există/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Adăugați o zonă' }));
  const zone = within(dialog.getByRole('group', { name: 'Zona 1' }));
  fireEvent.change(zone.getByLabelText('De sus, %'), { target: { value: '10' } });
  fireEvent.change(zone.getByLabelText('Lățime, %'), { target: { value: '30' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Adăugați o zonă' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Ștergeți: Zona 2' }));
  await userEvent.click(dialog.getByRole('button', { name: /Închideți/ }));
  expect(names()[0]).toContain('acoperit, acte.pdf');
  await userEvent.click(screen.getByRole('button', { name: 'Faceți PDF-ul' }));
  await screen.findByRole('progressbar');
  expect(assembled().pages[0]!.covers).toMatchObject([
    { x: 0.25, y: 0.1, height: expect.closeTo(0.2) },
  ]);
});

test('a drag over the page keeps a part of it', async () => {
  showPdfTools();
  await add([file('acte.pdf', 'application/pdf')]);
  const dialog = await enlarge('Decupați');
  const sheet = dialog.getByTestId('areas');
  sheet.getBoundingClientRect = () => ({ left: 10, top: 20, width: 200, height: 400 }) as DOMRect;
  // jsdom's own events of pointers have no place.
  const point = (type: string, clientX: number, clientY: number) =>
    fireEvent(sheet, new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY }));
  point('pointerdown', 60, 120);
  point('pointermove', 160, 320);
  point('pointerup', 160, 320);
  const part = within(dialog.getByRole('group', { name: 'Partea care rămâne' }));
  expect(part.getByLabelText('De la stânga, %')).toHaveValue(25);
  expect(part.getByLabelText('Înălțime, %')).toHaveValue(50);
  await userEvent.click(dialog.getByRole('button', { name: /Închideți/ }));
  expect(names()[0]).toContain('decupat, acte.pdf');
});
