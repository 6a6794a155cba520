import { type KeepingInput, keepingCost, readLei } from './keepingCost';

const nothing: KeepingInput = {
  taxLei: null,
  vignette: '',
  inspection: '',
  insuranceFrom: '',
  insuranceTo: '',
  kmPerYear: '',
  consumption: '',
  fuelPrice: '',
};

test('what is not known is no row, and is not counted as nothing', () => {
  expect(keepingCost(nothing)).toEqual([]);
  expect(keepingCost({ ...nothing, consumption: '5,5', kmPerYear: '10000' })).toEqual([]);
  expect(keepingCost({ ...nothing, taxLei: 40 })).toEqual([
    { what: 'tax', fromLei: 40, toLei: 40 },
  ]);
});

test('the insurance is a range, whichever end was typed first', () => {
  const insurance = (insuranceFrom: string, insuranceTo: string) =>
    keepingCost({ ...nothing, insuranceFrom, insuranceTo }).map(({ fromLei, toLei }) => [
      fromLei,
      toLei,
    ]);
  expect(insurance('900', '1.450')).toEqual([[900, 1450]]);
  expect(insurance('1450', '900')).toEqual([[900, 1450]]);
  expect(insurance('', '1200')).toEqual([[1200, 1200]]);
});

test('fuel is kilometres by consumption by price', () => {
  expect(
    keepingCost({ ...nothing, kmPerYear: '15.000', consumption: '5,8', fuelPrice: '7,45' }),
  ).toEqual([{ what: 'fuel', fromLei: 6482, toLei: 6482 }]);
});

test.each([
  ['7,45', 7.45],
  ['7.45', 7.45],
  ['1.450', 1450],
  ['15 000', 15_000],
  ['1.250,50', 1250.5],
  ['', null],
  ['doi', null],
  ['-5', null],
])('%s is read as %s', (typed, lei) => {
  expect(readLei(typed)).toBe(lei);
});
