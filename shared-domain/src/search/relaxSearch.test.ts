import { relaxSearch } from './relaxSearch';

test('words are given up one by one, then one filter, then more together, the subject never', () => {
  expect(
    relaxSearch({
      kind: 'vehicle',
      make: 'dacia',
      model: 'logan',
      fuels: ['diesel'],
      words: 'break 7',
    }),
  ).toEqual([
    { kind: 'vehicle', make: 'dacia', model: 'logan', fuels: ['diesel'], words: 'break' },
    { kind: 'vehicle', make: 'dacia', model: 'logan', fuels: ['diesel'], words: '7' },
    { kind: 'vehicle', make: 'dacia', model: 'logan', fuels: ['diesel'] },
    { kind: 'vehicle', make: 'dacia', model: 'logan', words: 'break 7' },
    { kind: 'vehicle', make: 'dacia', fuels: ['diesel'], words: 'break 7' },
    { kind: 'vehicle', make: 'dacia', model: 'logan' },
    { kind: 'vehicle', make: 'dacia' },
  ]);
});

test('an order by a fact that is missing is given up first', () => {
  expect(relaxSearch({ categoryId: 'remorci-si-rulote', sort: 'mileageUp' })).toEqual([
    { categoryId: 'remorci-si-rulote' },
  ]);
});

test('a search for nothing that is known has nothing near', () => {
  expect(relaxSearch({ words: 'canapea' })).toEqual([]);
  expect(relaxSearch({ kind: 'vehicle', priceTo: 10, currency: 'EUR' })).toEqual([]);
});
