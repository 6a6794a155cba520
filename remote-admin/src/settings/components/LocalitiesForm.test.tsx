import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import type { Locality } from '@anunturi/shared-domain/site/settings';
import { addLocality, changeLocality } from '#data/settings/localities';
import { saveSettings } from '#data/settings/settings';
import { LocalitiesForm } from './LocalitiesForm';

jest.mock('#data/settings/settings');
jest.mock('#data/settings/localities');

const place = (id: string, name: string): Locality => ({
  id,
  name,
  kind: 'town',
  neighbourIds: [],
  surchargePercent: 5,
});
const localities = [
  place('sibiu', 'Sibiu'),
  { ...place('agnita', 'Agnita'), retired: true },
  place('avrig', 'Avrig'),
];
const onSaved = jest.fn();
beforeEach(() => {
  jest.clearAllMocks();
  render(<LocalitiesForm settings={{ value: { localities }, updatedAtMs: 5 }} onSaved={onSaved} />);
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

test('the first wrong rate of the page has the focus, whatever stands first in the list', async () => {
  for (const name of ['Sibiu', 'Avrig']) {
    await userEvent.clear(screen.getByLabelText(name));
    await userEvent.type(screen.getByLabelText(name), '101');
  }
  await press('Salvați');
  expect(screen.getByLabelText('Avrig')).toHaveFocus();
  expect(saveSettings).not.toHaveBeenCalled();
});

test('rates are saved with everything else of the places', async () => {
  await userEvent.clear(screen.getByLabelText('Sibiu'));
  await userEvent.type(screen.getByLabelText('Sibiu'), '16');
  await press('Salvați');
  const [sibiu, ...others] = localities;
  const value = { localities: [{ ...sibiu, surchargePercent: 16 }, ...others] };
  expect(saveSettings).toHaveBeenCalledWith('localities', value, 5);
});

test('a place is added with its kind and position; what is missing is said at its field', async () => {
  await press('Adăugați o localitate');
  await userEvent.type(dialog().getByLabelText('Nume'), 'Șura Mică');
  await userEvent.type(dialog().getByLabelText('Poziția pe hartă'), '45.84');
  await press('Adăugați');
  expect(dialog().getByLabelText('Poziția pe hartă')).toHaveFocus();
  await userEvent.type(dialog().getByLabelText('Poziția pe hartă'), ', 24.05');
  await userEvent.selectOptions(dialog().getByLabelText('Felul'), 'Comună');
  await press('Adăugați');
  const at = { latitude: 45.84, longitude: 24.05 };
  expect(addLocality).toHaveBeenCalledWith({ name: 'Șura Mică', kind: 'commune', at });
  expect(onSaved).toHaveBeenCalled();
});

test('a name that another place has is refused at its field, which has the focus', async () => {
  jest.mocked(changeLocality).mockRejectedValueOnce(
    new MarketError('invalidInput', 'Există deja o localitate cu acest nume.', {
      fields: { name: 'Există deja o localitate cu acest nume.' },
    }),
  );
  jest.spyOn(console, 'error').mockImplementationOnce(() => {});
  await press('Schimbați Avrig');
  const name = dialog().getByLabelText('Nume');
  await userEvent.clear(name);
  await userEvent.type(name, 'Sibiu');
  await userEvent.click(dialog().getByRole('button', { name: 'Salvați' }));
  expect(name).toHaveAccessibleDescription(/Există deja o localitate/);
  await waitFor(() => expect(name).toHaveFocus());
  expect(onSaved).not.toHaveBeenCalled();
});

test('a place is retired, and a retired one taken back', async () => {
  expect(screen.getByText('Retrasă')).toBeInTheDocument();
  await press('Schimbați Avrig');
  await userEvent.click(dialog().getByLabelText('Nu mai primește anunțuri noi'));
  await userEvent.click(dialog().getByRole('button', { name: 'Salvați' }));
  expect(changeLocality).toHaveBeenCalledWith({ id: 'avrig', name: 'Avrig', retired: true });
  await press('Schimbați Agnita');
  await userEvent.click(dialog().getByLabelText('Nu mai primește anunțuri noi'));
  await userEvent.click(dialog().getByRole('button', { name: 'Salvați' }));
  expect(changeLocality).toHaveBeenLastCalledWith({ id: 'agnita', name: 'Agnita', retired: false });
});

test('rates that are typed are not lost to another change', async () => {
  await userEvent.type(screen.getByLabelText('Sibiu'), '1');
  await press('Adăugați o localitate');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Sibiu')).toHaveValue('51');
});
