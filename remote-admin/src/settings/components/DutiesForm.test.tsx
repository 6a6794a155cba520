import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveSettings } from '#data/settings/settings';
import { DutiesForm } from './DutiesForm';

jest.mock('#data/settings/settings');
const year = new Date().getFullYear() - 1;
const earlier = [{ year: 2024, orders: 0, disputes: 0, users: 5 }];
const show = (value: object) =>
  render(<DutiesForm settings={{ value, updatedAtMs: 5 }} onSaved={jest.fn()} />);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvați' }));

test('the day and the figures of last year are saved beside those of other years', async () => {
  show({ reports: earlier });
  fireEvent.change(screen.getByLabelText(/Nu mai suntem o întreprindere mică din/), {
    target: { value: '2027-03-01' },
  });
  await userEvent.type(screen.getByLabelText(/Ordine primite/), '2');
  await save();
  expect(saveSettings).not.toHaveBeenCalled();
  expect(screen.getAllByText('Un număr întreg.')).toHaveLength(2);
  await userEvent.type(screen.getByLabelText(/Litigii/), '0');
  await userEvent.type(screen.getByLabelText(/Utilizatori pe lună/), '41.000');
  await save();
  expect(saveSettings).toHaveBeenCalledWith(
    'duties',
    {
      largeSince: '2027-03-01',
      reports: [...earlier, { year, orders: 2, disputes: 0, users: 41_000 }],
    },
    5,
  );
});

test('an emptied day and emptied figures are said no more', async () => {
  const figures = { year, orders: 1, disputes: 1, users: 1 };
  show({ largeSince: '2027-03-01', reports: [figures] });
  fireEvent.change(screen.getByLabelText(/Nu mai suntem/), { target: { value: '' } });
  for (const name of [/Ordine/, /Litigii/, /Utilizatori/])
    await userEvent.clear(screen.getByLabelText(name));
  await save();
  expect(saveSettings).toHaveBeenCalledWith('duties', {}, 5);
});
