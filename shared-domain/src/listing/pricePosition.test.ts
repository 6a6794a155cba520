import { toComparableFilters, toPricePosition } from './pricePosition';

const comparable = [40_000, 42_000, 45_000, 50_000, 55_000];

test('below five comparable prices nothing is said', () => {
  expect(toPricePosition(45_000, comparable.slice(0, 4))).toBeNull();
  expect(toPricePosition(45_000, [...comparable.slice(0, 4), 0])).toBeNull();
  expect(toPricePosition(0, comparable)).toBeNull();
});

test.each([
  [38_000, 'below', 5],
  [44_000, 'around', 3],
  [48_100, 'around', 2],
  [48_200, 'above', 2],
  [60_000, 'above', 0],
])('%i lei is %s the median, cheaper than %i', (priceLei, position, cheaperThanCount) => {
  expect(toPricePosition(priceLei, comparable)).toEqual({
    count: 5,
    medianLei: 45_000,
    cheaperThanCount,
    position,
  });
});

test('an even number of prices has the middle of the two as median', () => {
  expect(toPricePosition(45_000, [...comparable, 60_000])!.medianLei).toBe(47_500);
});

test('a car is compared with its model, fuel and years; what has no model is not', () => {
  expect(
    toComparableFilters({
      shape: 'car',
      make: 'dacia',
      model: 'logan',
      year: 2018,
      fuel: 'diesel',
    }),
  ).toEqual({
    kind: 'vehicle',
    make: 'dacia',
    model: 'logan',
    yearFrom: 2016,
    yearTo: 2020,
    fuels: ['diesel'],
  });
  expect(
    toComparableFilters({ shape: 'other', make: 'repo', model: 'alt-model', year: 2018 }),
  ).toBeNull();
  expect(toComparableFilters({ shape: 'part' })).toBeNull();
});
