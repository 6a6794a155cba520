import { RELAXED_MAX, relaxSearch } from './relaxSearch';

test('words are given up one by one, then one filter, then more together, the make last, the kind never', () => {
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
    { kind: 'vehicle', fuels: ['diesel'], words: 'break 7' },
    { kind: 'vehicle' },
  ]);
});

test('an order by a fact that is missing is given up first', () => {
  expect(relaxSearch({ categoryId: 'remorci-si-rulote', sort: 'mileageUp' })).toEqual([
    { categoryId: 'remorci-si-rulote' },
  ]);
});

test('a search for nothing that is known has nothing near', () => {
  expect(relaxSearch({ words: 'canapea' })).toEqual([]);
  expect(relaxSearch({ kind: 'service', words: 'canapea' })).toEqual([]);
  expect(relaxSearch({ priceTo: 10, currency: 'EUR' })).toEqual([]);
});

test('parts for a make that has none are parts for another, cars of a make cars', () => {
  expect(relaxSearch({ kind: 'vehicle', categoryId: 'piese-si-accesorii', make: 'dacia' })).toEqual(
    [{ kind: 'vehicle', categoryId: 'piese-si-accesorii' }],
  );
  expect(relaxSearch({ kind: 'vehicle', make: 'mercedes-benz' })).toEqual([{ kind: 'vehicle' }]);
});

test('of many weaker searches a few are tried, the weakest among them', () => {
  const tried = relaxSearch({
    kind: 'vehicle',
    make: 'dacia',
    model: 'logan',
    fuels: ['diesel'],
    gearbox: 'manual',
    yearFrom: 2015,
    priceTo: 9000,
    words: 'break 7 locuri',
  });
  expect(tried).toHaveLength(RELAXED_MAX);
  expect(tried[0]).toMatchObject({ make: 'dacia', priceTo: 9000, words: 'break 7' });
  expect(tried.at(-1)).toEqual({ kind: 'vehicle' });
});
