import { toComparableFilters, toPricePosition } from './pricePosition';

/** 12 prices, from 40.000 to 62.000. */
const comparable = Array.from({ length: 12 }, (_, at) => 40_000 + 2000 * at);

test('below twelve comparable prices nothing is said', () => {
  expect(toPricePosition(45_000, comparable.slice(0, 11))).toBeNull();
  expect(toPricePosition(45_000, [...comparable.slice(0, 11), 0])).toBeNull();
  expect(toPricePosition(0, comparable)).toBeNull();
});

test.each([
  [45_499, 'below'],
  [45_500, 'fair'],
  [56_500, 'fair'],
  [56_501, 'above'],
])('%i lei is %s the middle half of the prices', (priceLei, position) => {
  expect(toPricePosition(priceLei, comparable)).toEqual({
    position,
    count: 12,
    medianLei: 51_000,
    fromLei: 45_500,
    toLei: 56_500,
  });
});

test('prices that hardly differ are all fair', () => {
  const same = Array.from({ length: 13 }, (_, at) => 10_000 + at);
  expect(toPricePosition(9600, same)).toMatchObject({ position: 'fair', fromLei: 9506 });
  expect(toPricePosition(9500, same)).toMatchObject({ position: 'below' });
});

const logan = {
  shape: 'car',
  make: 'dacia',
  model: 'logan',
  year: 2018,
  fuel: 'diesel',
  mileageKm: 30_000,
  condition: 'used',
} as const;

test('a car is compared with its model, fuel and condition, near in years and kilometres', () => {
  expect(toComparableFilters(logan)).toEqual({
    kind: 'vehicle',
    make: 'dacia',
    model: 'logan',
    yearFrom: 2016,
    yearTo: 2020,
    mileageFromKm: 0,
    mileageToKm: 80_000,
    fuels: ['diesel'],
    condition: 'used',
  });
});

test.each([
  ['a model of no list', { ...logan, model: 'alt-model' }],
  ['a damaged car', { ...logan, condition: 'damaged' as const }],
  ['a part', { shape: 'part' }],
])('%s is compared with nothing', (_what, vehicle) => {
  expect(toComparableFilters(vehicle)).toBeNull();
});
