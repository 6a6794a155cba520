import { card, mockWorld, show } from '#testing/listingsScreen';
import { readFilters } from '@anunturi/shared-domain/search/listingFilters';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

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
  show('/toate-anunturile?fel=masini&marca=dacia&combustibil=diesel');
  const remove = (name: string) => screen.findByRole('button', { name: `Eliminați: ${name}` });
  await userEvent.click(await remove('Dacia'));
  const left = (await remove('Diesel')).closest('li');
  await waitFor(() => expect(left).toHaveFocus());
  await userEvent.click(await remove('Diesel'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('the kind is no chip: the heading says it, and the panel takes it back', async () => {
  show('/toate-anunturile?fel=masini');
  expect(await screen.findByRole('heading', { level: 1, name: 'Mașini' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Filtre alese' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Toate' })[0]).toHaveAttribute(
    'href',
    '/toate-anunturile',
  );
});

test('the order is chosen into the address', async () => {
  const nav = show('/toate-anunturile?fel=masini');
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Ordinea anunțurilor' }),
    'Cei mai puțini kilometri',
  );
  expect(nav.visits.at(-1)).toBe('/toate-anunturile?fel=masini&ordine=mileageUp');
});

const counts = {
  choices: {
    make: { dacia: 40, 'land-rover': 3 },
    model: { logan: 30, duster: 10 },
    fuels: { diesel: 12, lpg: 2 },
    gearbox: { manual: 5 },
    categoryId: { autoturisme: 45 },
  },
  ranges: {},
};

test('make, model, price, year, mileage, fuel, gearbox, body and power are open at once, with counts; what finds nothing is grey', async () => {
  mockWorld.found = () => ({ cards: [card(1)], counts });
  show('/toate-anunturile?fel=masini&marca=dacia');
  const option = (name: string) => screen.findByRole('option', { name });
  expect(await option('Dacia (40)')).toBeEnabled();
  expect(await option('Land Rover (3)')).toBeEnabled();
  expect(await option('Logan (30)')).toBeEnabled();
  expect(await option('Automată (0)')).toBeDisabled();
  for (const label of [
    'Preț de la',
    'An de fabricație de la',
    'Rulaj (km) până la',
    'Putere (CP) de la',
  ])
    expect(screen.getByRole('textbox', { name: label })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Diesel 12' })).toBeEnabled();
  expect(screen.getByRole('checkbox', { name: 'Hidrogen 0' })).toBeDisabled();
  expect(screen.getByRole('group', { name: 'Caroserie' })).toBeInTheDocument();
});

test('the model has its place before a make is chosen, and says what it waits for', async () => {
  mockWorld.found = () => ({
    cards: [card(1)],
    counts: { choices: { make: { dacia: 40 } }, ranges: {} },
  });
  show('/toate-anunturile?fel=masini');
  const panel = within(await screen.findByRole('complementary', { name: 'Filtre' }));
  expect(panel.getByRole('combobox', { name: 'Model' })).toHaveDisplayValue('Alegeți întâi marca');
});

test('a choice takes effect at once, several of a kind together, and the rest of the address stays', async () => {
  mockWorld.found = () => ({ cards: [card(1)], counts });
  const nav = show('/toate-anunturile?cauta=ieftin&fel=masini&vanzator=ana&ordine=mileageUp');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'GPL 2' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Diesel 12' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Preț până la' }), '9.000{Enter}');
  expect(nav.visits.at(-1)).toBe(
    '/toate-anunturile?fel=masini&cauta=ieftin&moneda=EUR&pret-max=9000&combustibil=diesel.lpg&vanzator=ana&ordine=mileageUp',
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Marcă' }), 'dacia');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Model' }), 'logan');
  expect(nav.visits.at(-1)).toContain('marca=dacia&model=logan');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Marcă' }), 'land-rover');
  expect(nav.visits.at(-1)).toContain('marca=land-rover');
  expect(nav.visits.at(-1)).not.toContain('model=');
});

test('a filter taken away by its chip is taken away in the form too', async () => {
  mockWorld.found = () => ({ cards: [card(1)], counts });
  show('/toate-anunturile?fel=masini&combustibil=diesel&pret-max=12500&moneda=EUR');
  expect(await screen.findByRole('textbox', { name: 'Preț până la' })).toHaveValue('12.500');
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminați: Diesel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Eliminați: până la 12.500 €' }));
  expect(screen.getByRole('checkbox', { name: 'Diesel 12' })).not.toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Preț până la' })).toHaveValue('');
});

test('the same form is whole in the page of a server: what it sends without scripts is read', () => {
  const sent =
    'fel=masini&marca=&combustibil=diesel&combustibil=lpg&pret-min=&pret-max=9.000&moneda=EUR';
  expect(readFilters(sent)).toEqual({
    kind: 'vehicle',
    fuels: ['diesel', 'lpg'],
    priceTo: 9000,
    currency: 'EUR',
  });
});

test('the other filters come when they are asked for, in the same form', async () => {
  mockWorld.found = () => ({ cards: [card(1)] });
  const nav = show('/toate-anunturile?fel=masini&locuri=7');
  const more = (await screen.findByText('Mai multe filtre')).closest('details')!;
  more.open = true;
  more.dispatchEvent(new Event('toggle'));
  const drive = within(await screen.findByRole('group', { name: 'Tracțiune' }));
  await userEvent.click(drive.getByRole('checkbox', { name: '4x4' }));
  expect(nav.visits.at(-1)).toBe('/toate-anunturile?fel=masini&tractiune=all&locuri=7');
});

test('the filter sheet keeps choices until they are shown, counts them, and refuses options with nothing', async () => {
  mockWorld.found = () => ({ cards: [card(1)], total: 128, counts });
  const nav = show('/toate-anunturile?fel=masini');
  await userEvent.click(await screen.findByRole('button', { name: 'Filtre (1)' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtre' }));
  expect(sheet.getByRole('checkbox', { name: /Hidrogen/ })).toBeDisabled();
  await userEvent.click(sheet.getByRole('checkbox', { name: /Diesel/ }));
  expect(nav.visits).toEqual([]);
  await userEvent.click(await sheet.findByRole('button', { name: 'Arată 128 de anunțuri' }));
  expect(nav.visits).toEqual(['/toate-anunturile?fel=masini&combustibil=diesel']);
});
