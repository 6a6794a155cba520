import { sampleContext } from '#testing/sampleForms';
import { emptySellForm } from '#domain/sell-form/sellForm';
import { checkSellForm } from './checkSellForm';
import { readTitle } from './readTitle';

const car = { ...emptySellForm, categoryId: 'autoturisme', shape: 'car' as const };

test('a title fills in make, model, year, fuel, power, capacity and the usual body', () => {
  expect(readTitle('Dacia Logan 1.5 dCi 2018, 90 CP, 124.500 km', car, 2026).fields).toEqual({
    make: 'dacia',
    model: 'logan',
    year: '2018',
    mileageKm: '124.500',
    fuel: 'diesel',
    body: 'sedan',
    power: '90',
    engineCm3: '1.461',
    condition: 'used',
  });
});

test('what the seller has chosen stays, and a model of another make is not taken', () => {
  const chosen = { ...car, make: 'skoda', year: '2015', condition: 'new' };
  expect(readTitle('Dacia Logan 2018', chosen, 2026).fields).toEqual({});
});

test('a model with several bodies leaves the body to the seller; a word for it fills it in', () => {
  expect(readTitle('Skoda Octavia 2.0 TDI automată', car, 2026)).toEqual({
    fields: {
      make: 'skoda',
      model: 'octavia',
      fuel: 'diesel',
      gearbox: 'automatic',
      engineCm3: '1.968',
      condition: 'used',
    },
    words: ['Škoda', 'Octavia', 'diesel', 'automată', '1.968 cm³', 'rulat'],
  });
  expect(readTitle('Skoda Octavia break', car, 2026).fields.body).toBe('estate');
});

test('words that name no car fill in nothing but what every used car is', () => {
  expect(readTitle('De vânzare urgent', car, 2026).fields).toEqual({ condition: 'used' });
});

test('a title that says how many seats there are fills them in', () => {
  expect(readTitle('VW Touran 1.6 TDI 7 locuri, 2014', car, 2026)).toMatchObject({
    fields: { make: 'volkswagen', model: 'touran', seats: '7', body: 'minivan' },
    words: expect.arrayContaining(['7 locuri']),
  });
});

test('after a usual title only description, price and place are left to be written', () => {
  const title = 'Dacia Logan 1.5 dCi 2018, 90 CP, 124.500 km, manuală';
  const checked = checkSellForm(
    { ...car, title, ...readTitle(title, { ...car, title }, 2026).fields },
    sampleContext,
  );
  expect('errors' in checked && Object.keys(checked.errors).sort()).toEqual([
    'description',
    'localityId',
    'price',
  ]);
});
