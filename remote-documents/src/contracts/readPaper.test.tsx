import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { openTextReader } from '#domain/ocr/openTextReader';
import { readPaper } from './domain/papers/readPaper';
import { fill, openContracts, sale } from './testing/openContracts';

// Pictures and workers are the browser's; what photos give is tested with the recogniser itself (papers.test.ts).
jest.mock('./domain/papers/readPaper');
jest.mock('#domain/ocr/openTextReader');
jest.mock('@anunturi/shared-runtime/downloads/downloadFile', () => ({ downloadFile: jest.fn() }));

const close = jest.fn();
beforeAll(async () => void (await import('./components/ReadPaper')));
beforeEach(() => jest.mocked(openTextReader).mockReturnValue({ read: jest.fn(), close }));
const clear = (value: string) => ({ value, isSure: true });
const photo = new File(['x'], 'act.jpg', { type: 'image/jpeg' });

async function openDialog(button: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: button });
  await userEvent.upload(within(dialog).getByLabelText(/Alegeți sau fotografiați actul/), photo);
  return dialog;
}

test('an identity card fills what is empty; what was typed or is not clear is taken over only when it is ticked', async () => {
  jest.mocked(readPaper).mockResolvedValue({
    name: clear('POPESCU ANA'),
    cnp: clear('1800101221144'),
    idType: clear('C.I.'),
    idSeries: clear('RX'),
    idNumber: clear('123456'),
    town: { value: 'Cluj-Napoca', isSure: false },
  });
  openContracts(sale);
  await fill(await screen.findByLabelText('Nume și prenume'), 'Ana Popescu');
  const dialog = await openDialog('Citiți cartea de identitate dintr-o poză');
  expect(within(dialog).getByText(/Poza rămâne pe dispozitivul dumneavoastră/)).toBeInTheDocument();
  expect(await within(dialog).findByText(/^5 răspunsuri citite/)).toBeInTheDocument();
  const name = within(dialog).getByLabelText('Nume și prenume: POPESCU ANA');
  expect(name).not.toBeChecked();
  expect(name).toHaveAccessibleDescription('Acum scrie: Ana Popescu.');
  const town = within(dialog).getByLabelText(/: Cluj-Napoca$/);
  expect(town).not.toBeChecked();
  expect(town).toHaveAccessibleDescription('Verificați: citirea nu este sigură.');
  await userEvent.click(within(dialog).getByLabelText('Numărul actului: 123456'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Preluați ce este bifat' }));
  expect(screen.getByLabelText('Nume și prenume')).toHaveValue('Ana Popescu');
  expect(screen.getByLabelText('CNP')).toHaveValue('1800101221144');
  expect(screen.getByLabelText('Numărul actului')).toHaveValue('');
  expect(screen.getByLabelText('Municipiu, oraș sau comună')).toHaveValue('');
});

test('a VIN whose control digit does not fit is read with a doubt, and not ticked', async () => {
  jest.mocked(readPaper).mockResolvedValue({
    v_vin: clear('UU1LSDAAH45678901'),
    v_make: clear('DACIA'),
    v_cm3: clear('1461'),
  });
  openContracts(sale);
  await userEvent.click(await screen.findByRole('button', { name: /^Vehiculul/ }));
  const dialog = await openDialog('Citiți talonul dintr-o poză');
  const vin = await within(dialog).findByLabelText(/VIN\): UU1LSDAAH45678901/);
  expect(vin).not.toBeChecked();
  expect(vin).toHaveAccessibleDescription(/Cifra de control a VIN-ului nu se potrivește/);
  expect(within(dialog).getByLabelText('Marca: DACIA')).toBeChecked();
  expect(within(dialog).getByLabelText('Capacitate cilindrică: 1461 cm³')).toBeChecked();
});

test('a photo of which nothing is read, or that is no photo, says what to do, and the reader is closed', async () => {
  jest.mocked(readPaper).mockResolvedValueOnce({});
  openContracts(sale);
  const dialog = await openDialog('Citiți cartea de identitate dintr-o poză');
  expect(await within(dialog).findByText(/^Nu am putut citi nimic nou/)).toBeInTheDocument();
  jest.mocked(readPaper).mockRejectedValueOnce(new MarketError('fileUnreadable'));
  await userEvent.upload(within(dialog).getByLabelText(/Alegeți sau fotografiați actul/), photo);
  expect(await within(dialog).findByRole('alert')).toBeInTheDocument();
  expect(close).toHaveBeenCalled();
});
