import { understand } from './understand';
import type { UnderstandContext } from './Understood';

const context: UnderstandContext = {
  places: [
    { id: 'cluj-napoca', name: 'Cluj-Napoca' },
    { id: 'dej', name: 'Dej' },
  ],
  county: { name: 'Cluj', code: 'CJ' },
  chosen: {},
  year: 2026,
};
const filtersOf = (words: string, more: Partial<UnderstandContext> = {}) =>
  Object.assign(
    {},
    ...understand(words, { ...context, ...more }).narrowings.map((each) => each.filters),
  );

test('a word that no filter holds is looked for as text', () => {
  expect(understand('macrameu', context)).toEqual({
    narrowings: [],
    overruled: [],
    text: [{ said: 'macrameu', ways: [['macrameu']] }],
    filler: [],
  });
});

test('a misspelt make says what it was read as, and its generation says its years', () => {
  expect(understand('wolksvagen passat b8', context).narrowings.slice(0, 3)).toEqual([
    {
      subject: 'make',
      filters: { make: 'volkswagen' },
      said: ['wolksvagen'],
      certainty: 'corrected',
      readAs: 'Volkswagen',
      alternatives: [],
    },
    expect.objectContaining({ subject: 'model', filters: { model: 'passat' }, said: ['passat'] }),
    expect.objectContaining({
      subject: 'generation',
      filters: { yearFrom: 2014, yearTo: 2023 },
      said: ['b8'],
    }),
  ]);
});

test('the name of a county that is no place means its seat, whatever the seat is called', () => {
  expect(filtersOf('electrician cluj')).toEqual({
    kind: 'service',
    categoryId: 'electricieni',
    coversLocalityId: 'cluj-napoca',
  });
  const county = { name: 'Sălaj', code: 'SJ' };
  const places = [
    { id: 'zalau', name: 'Zalău' },
    { id: 'jibou', name: 'Jibou' },
  ];
  expect(filtersOf('mașini sălaj', { county, places })).toEqual({
    kind: 'vehicle',
    categoryId: 'autoturisme',
    localityId: 'zalau',
  });
  expect(filtersOf('mașini în județul Sălaj', { county, places })).toEqual({
    kind: 'vehicle',
    categoryId: 'autoturisme',
  });
});

test('what was chosen decides: words that say another thing are overruled', () => {
  const { narrowings, overruled } = understand('instalator', {
    ...context,
    chosen: { kind: 'vehicle', categoryId: 'autoturisme' },
  });
  expect(narrowings).toEqual([]);
  expect(overruled).toEqual([expect.objectContaining({ filters: { categoryId: 'instalatii' } })]);
});

test('words that a person asked not to read are looked for as text', () => {
  const { narrowings, text } = understand('golf sub 5000', { ...context, asText: ['golf'] });
  expect(narrowings.map(({ subject }) => subject)).toEqual(['price', 'kind']);
  expect(text).toEqual([{ said: 'golf', ways: [['golf']] }]);
});

test('a category that the administrator made is named by its label', () => {
  const categories = [
    { id: 'tamplarie-lemn', kind: 'service' as const, label: 'Mobilă și dogărie' },
  ];
  expect(filtersOf('dogărie dej', { categories })).toEqual({
    kind: 'service',
    categoryId: 'tamplarie-lemn',
    coversLocalityId: 'dej',
  });
});

test('"ieftin" orders cars by price and never services, whose prices are by the hour and by the square metre', () => {
  expect(understand('bmw ieftin', context).order).toEqual({ sort: 'priceUp', said: ['ieftin'] });
  expect(understand('zugrav ieftin', context).order).toBeUndefined();
});

test('what is narrower than its category is looked for too, and what is looked for keeps its kind', () => {
  const { narrowings, text } = understand('scuter', context);
  expect(narrowings.map(({ filters }) => filters)).toEqual([
    { categoryId: 'moto-atv-scutere' },
    { kind: 'vehicle' },
  ]);
  expect(text).toEqual([{ said: 'scuter', ways: [['scuter']] }]);
});

test.each([
  ['schimbat parbriz golf', { kind: 'service', categoryId: 'mecanica' }],
  ['parbriz golf', { make: 'volkswagen', model: 'golf', categoryId: 'piese-si-accesorii' }],
  ['dubă de închiriat', { kind: 'service', categoryId: 'inchirieri-auto' }],
  ['ITP tractor', { kind: 'service', categoryId: 'itp' }],
  ['golf cu ITP', { make: 'volkswagen', model: 'golf' }],
])('what is to be done with a thing is a service: "%s"', (words, filters) => {
  expect(filtersOf(words)).toEqual({ kind: 'vehicle', ...filters });
});

test('a year before a norm is no price; the same number with money alone is', () => {
  expect(filtersOf('audi a4 2012 euro 5')).toMatchObject({
    yearFrom: 2012,
    yearTo: 2012,
    emissionNorms: ['euro5'],
  });
  expect(filtersOf('audi a4 2012 euro 5')).not.toHaveProperty('priceTo');
  expect(filtersOf('golf 2000 euro')).toMatchObject({ priceTo: 2000, currency: 'EUR' });
});
