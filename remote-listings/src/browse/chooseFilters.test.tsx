import { show } from '#testing/listingsScreen';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Every question about the window's width is answered with yes. */
function widen() {
  const narrow = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...narrow(query), matches: true }));
}

test('every filter in force has a chip that takes it out of the address', async () => {
  const nav = show(
    '/toate-anunturile?fel=masini&marca=dacia&pret-max=9000&moneda=EUR&combustibil=diesel.lpg',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminați: Diesel' }));
  expect(nav.visits.at(-1)).toBe(
    '/toate-anunturile?fel=masini&marca=dacia&moneda=EUR&pret-max=9000&combustibil=lpg',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Eliminați: până la 9.000 €' }));
  expect(nav.visits.at(-1)).toBe('/toate-anunturile?fel=masini&marca=dacia&combustibil=lpg');
});

test('the focus stays where a filter was taken away: on the next one, and after the last on the heading', async () => {
  show('/toate-anunturile?fel=masini&combustibil=diesel');
  const remove = (name: string) => screen.findByRole('button', { name: `Eliminați: ${name}` });
  await userEvent.click(await remove('Mașini'));
  const left = (await remove('Diesel')).closest('li');
  await waitFor(() => expect(left).toHaveFocus());
  await userEvent.click(await remove('Diesel'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('the order is chosen into the address', async () => {
  const nav = show('/toate-anunturile?fel=masini');
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Ordinea anunțurilor' }),
    'Cei mai puțini kilometri',
  );
  expect(nav.visits.at(-1)).toBe('/toate-anunturile?fel=masini&ordine=mileageUp');
});

test('the filters asked most are one form: what is chosen is applied together, and the rest of the address stays', async () => {
  const nav = show('/toate-anunturile?fel=masini&marca=dacia&ordine=mileageUp');
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Combustibil' }),
    'Diesel',
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Preț până la' }), '9000');
  await userEvent.click(screen.getByRole('button', { name: 'Aplicați filtrele' }));
  expect(nav.visits.at(-1)).toBe(
    '/toate-anunturile?fel=masini&marca=dacia&moneda=EUR&pret-max=9000&combustibil=diesel&ordine=mileageUp',
  );
});

test('several choices that are in force stay one of the options', async () => {
  show('/toate-anunturile?fel=masini&combustibil=diesel.lpg');
  expect(await screen.findByRole('combobox', { name: 'Combustibil' })).toHaveDisplayValue(
    'Diesel, GPL',
  );
});

test('the filter sheet keeps choices until they are shown, counts them, and refuses options with nothing', async () => {
  const nav = show('/toate-anunturile?fel=masini');
  await userEvent.click(await screen.findByRole('button', { name: 'Filtre (1)' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filtre' });
  const group = within(sheet).getByText('Combustibil').closest('details')!;
  group.open = true;
  group.dispatchEvent(new Event('toggle'));
  const fuels = within(await within(sheet).findByRole('list', { name: 'Combustibil' }));
  await waitFor(() => expect(fuels.getByRole('checkbox', { name: /Hidrogen/ })).toBeDisabled());
  await userEvent.click(fuels.getByRole('checkbox', { name: /Electric/ }));
  expect(nav.visits).toEqual([]);
  await userEvent.click(
    await within(sheet).findByRole('button', { name: 'Arată 128 de anunțuri' }),
  );
  expect(nav.visits).toEqual(['/toate-anunturile?fel=masini&combustibil=electric']);
});

test('all filters take the place of the plain ones, but not while one of these is in use', async () => {
  widen();
  show('/toate-anunturile');
  const category = await screen.findByRole('combobox', { name: 'Categorie' });
  await userEvent.click(category);
  expect(category).toHaveFocus();
  expect(category).toBeInTheDocument();
  await userEvent.click(screen.getByRole('combobox', { name: 'Ordinea anunțurilor' }));
  expect(await screen.findByText('Numai cu fotografii')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Aplicați filtrele' })).toBeNull();
});

test('what was chosen in the plain filters is not thrown away: all filters come when it was applied', async () => {
  widen();
  const nav = show('/toate-anunturile');
  const price = await screen.findByRole('textbox', { name: 'Preț până la' });
  act(() => price.focus()); // by keyboard: a pointer brings all filters before it presses
  await userEvent.keyboard('9.900');
  await userEvent.click(screen.getByRole('combobox', { name: 'Ordinea anunțurilor' }));
  expect(price).toBeInTheDocument();
  expect(price).toHaveValue('9.900');
  await userEvent.click(screen.getByRole('button', { name: 'Aplicați filtrele' }));
  expect(nav.visits.at(-1)).toBe('/toate-anunturile?pret-max=9900');
  expect(await screen.findByText('Numai cu fotografii')).toBeInTheDocument();
});

test('filters applied as they were lead nowhere, and take the focus from nothing later', async () => {
  show('/toate-anunturile?fel=masini');
  await userEvent.click(await screen.findByRole('button', { name: 'Aplicați filtrele' }));
  const order = screen.getByRole('combobox', { name: 'Ordinea anunțurilor' });
  await userEvent.selectOptions(order, 'Cei mai puțini kilometri');
  expect(order).toHaveFocus();
});

test('a range whose ends are the wrong way round is not searched', async () => {
  const nav = show('/toate-anunturile?fel=masini');
  await userEvent.click(await screen.findByRole('button', { name: 'Filtre (1)' }));
  const years = within(
    (
      await within(await screen.findByRole('dialog', { name: 'Filtre' })).findByText(
        'An de fabricație',
      )
    ).closest('fieldset')!,
  );
  await userEvent.type(years.getByLabelText('de la'), '2020');
  await userEvent.type(years.getByLabelText('până la'), '2010{Enter}');
  expect(years.getByText('Prima valoare este mai mare decât a doua.')).toBeInTheDocument();
  expect(years.getByLabelText('de la')).toHaveValue('2020');
  expect(nav.visits).toEqual([]);
});
