import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { add, asked, assembled, file, showPdfTools } from './testing/showPdfTools';

// The worker and downloads are the browser's; what is asked of them is checked.
jest.mock('./domain/worker/openPdfWorker');
jest.mock('./domain/pages/findBlankPages'); // draws, which jsdom does not
jest.mock('#data/archive');
jest.mock('@anunturi/shared-runtime/downloads/downloadFile', () => ({ downloadFile: jest.fn() }));
jest.mock('#domain/renderPdfPage');

test('the form of a file is filled in on the screen, and the document is made of the filled file', async () => {
  showPdfTools();
  await add([file('cerere.pdf', 'application/pdf'), file('acte.pdf', 'application/pdf')]);
  expect(screen.queryByRole('button', { name: 'Completați: acte.pdf' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Completați: cerere.pdf' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByLabelText('Numele'), 'Ștefan');
  await userEvent.click(dialog.getByLabelText('Sunt de acord'));
  await userEvent.selectOptions(dialog.getByLabelText('Județul'), 'Bihor');
  await userEvent.click(dialog.getByRole('button', { name: 'Puneți în document' }));
  expect(asked.find(({ kind }) => kind === 'fill')).toMatchObject({
    answers: { nume: 'Ștefan', acord: 'da', judet: 'Bihor' },
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Faceți PDF-ul' }));
  expect((assembled().files[0]!.blob as File).name).toBe('filled.pdf');
});
