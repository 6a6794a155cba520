import { readSearchQuery, type SearchQuery, writeSearchQuery } from './searchAddress';

test('a query written to an address is read back the same', () => {
  const query: SearchQuery = {
    county: 'SB',
    filters: { words: 'golf 4 alb', kind: 'vehicle', localityId: 'sibiu', radiusKm: 25 },
    asText: ['alb', 'golf'],
    after: 'x.1.2',
    limit: 0,
    counts: true,
    newSince: 1_797_069_600_000,
    written: 'abc-1',
  };
  expect(readSearchQuery(writeSearchQuery(query))).toEqual(query);
  expect(writeSearchQuery({ filters: {} })).toBe('');
});

test('what an address asks too much of is cut, and what it does not say is the default', () => {
  expect(readSearchQuery('cate=900')).toMatchObject({ limit: 100, counts: false });
  expect(readSearchQuery('cate=-1&scrierea=%20')).toEqual({
    filters: {},
    limit: 24,
    counts: false,
  });
});

test('words are ordered by relevance unless another order is chosen', () => {
  expect(readSearchQuery('cauta=golf&ordine=newest').filters.sort).toBe('newest');
  expect(readSearchQuery('cauta=golf&ordine=relevance').filters.sort).toBeUndefined();
  expect(readSearchQuery('ordine=newest').filters).toEqual({});
});
