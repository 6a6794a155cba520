import { heading, next, openCar, openFilledCar } from '#testing/sellScreen';
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

test('Enter in that line fills in the fields below; it raises no errors and stays in the step', async () => {
  await openCar();
  await userEvent.type(
    screen.getByRole('textbox', { name: /Mașina, pe scurt/ }),
    'Dacia Logan 2018{Enter}',
  );
  expect(await screen.findByText(/^Am completat: Dacia, Logan, 2018/)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Mașina, pe scurt/ })).toHaveFocus();
});

test('only what is charged from a plug is asked for its electric range', async () => {
  await openFilledCar();
  const range = () => screen.queryByRole('textbox', { name: /Autonomie electrică/ });
  const back = () => userEvent.click(screen.getByRole('button', { name: /^Pasul dinainte/ }));
  await back();
  await heading('Detalii');
  expect(range()).not.toBeInTheDocument();
  await back();
  await heading('Datele de bază');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Combustibil' }), 'Electric');
  await next();
  await heading('Detalii');
  expect(range()).toBeInTheDocument();
});
