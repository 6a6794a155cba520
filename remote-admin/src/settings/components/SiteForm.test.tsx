import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveSettings } from '#data/settings/settings';
import { SiteForm } from './SiteForm';

jest.mock('#data/settings/settings');

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('partners are as many as the administrator wants, none too', async () => {
  const partner = { label: 'Știri', url: 'https://stiri.example/' };
  render(
    <SiteForm
      settings={{ value: { partners: [partner, partner] }, updatedAtMs: 5 }}
      onSaved={() => {}}
    />,
  );
  await press('Eliminați partenerul 1');
  await press('Adăugați un partener');
  await userEvent.type(screen.getByLabelText('Partenerul 2'), 'Ghid');
  await press('Salvați');
  expect(screen.getByLabelText('Adresa partenerului 2')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Adresa partenerului 2'), 'https://ghid.example/');
  await press('Salvați');
  const guide = { label: 'Ghid', url: 'https://ghid.example/' };
  expect(saveSettings).toHaveBeenLastCalledWith('site', { partners: [partner, guide] }, 5);
  await press('Eliminați partenerul 2');
  await press('Eliminați partenerul 1');
  await press('Salvați');
  expect(saveSettings).toHaveBeenLastCalledWith('site', { partners: [] }, 5);
  for (let more = 0; more < 6; more += 1) await press('Adăugați un partener');
  expect(screen.queryByRole('button', { name: 'Adăugați un partener' })).not.toBeInTheDocument();
});
