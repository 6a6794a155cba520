import { heading, openCar } from '#testing/sellScreen';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

test('a car written in one line fills in the fields below, which is said', async () => {
  await openCar();
  await userEvent.type(
    screen.getByRole('textbox', { name: /Mașina, pe scurt/ }),
    'Dacia Logan 1.5 dCi 2018, 90 CP, 124.500 km',
  );
  await userEvent.tab();
  expect(await screen.findByText(/^Am completat: Dacia, Logan, 2018/)).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Marca' })).toHaveValue('Dacia');
  expect(screen.getByRole('combobox', { name: 'Caroserie' })).toHaveValue('sedan');
  expect(screen.getByRole('textbox', { name: 'Kilometri' })).toHaveValue('124.500');
});

test('who goes on right from that line finds the fields filled in', async () => {
  await openCar();
  await userEvent.type(
    screen.getByRole('textbox', { name: /Mașina, pe scurt/ }),
    'Dacia Logan 1.5 dCi 2018, 90 CP, 124.500 km, manuală',
  );
  const go = screen.getByRole('button', { name: 'Continuați' });
  act(() => {
    go.focus();
    go.click();
  });
  await heading('Detalii');
});
