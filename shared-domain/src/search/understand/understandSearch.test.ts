import { carMakes } from '../../listing/carMakes';
import { isOneLetterAway } from '../correctSpelling';
import { understandSearch } from './understandSearch';

const places = [{ id: 'sibiu', name: 'Sibiu' }];

test.each([
  ['dacia logan', { kind: 'vehicle', make: 'dacia', model: 'logan' }],
  [
    'Škoda Octavia automată',
    { kind: 'vehicle', make: 'skoda', model: 'octavia', gearbox: 'automatic' },
  ],
  ['vw golf', { kind: 'vehicle', make: 'volkswagen', model: 'golf' }],
  ['mercedes clasa c', { kind: 'vehicle', make: 'mercedes-benz', model: 'clasa-c' }],
  ['cx5 mazda', { kind: 'vehicle', make: 'mazda', model: 'cx-5' }],
  [
    'land rover range rover sport',
    { kind: 'vehicle', make: 'land-rover', model: 'range-rover-sport' },
  ],
  ['range rover', { kind: 'vehicle', make: 'land-rover', model: 'range-rover' }],
  [
    'renault megane 2015 diesel',
    {
      kind: 'vehicle',
      make: 'renault',
      model: 'megane',
      fuels: ['diesel'],
      yearFrom: 2015,
      yearTo: 2015,
    },
  ],
  ['opel astr', { kind: 'vehicle', make: 'opel', words: 'astr' }],
  ['electrician Sibiu', { kind: 'service', categoryId: 'electricieni', coversLocalityId: 'sibiu' }],
  [
    'mini excavator',
    { kind: 'vehicle', categoryId: 'agricole-si-utilaje', words: 'mini excavator' },
  ],
  ['mazda 323 benzină', { kind: 'vehicle', make: 'mazda', model: '323', fuels: ['petrol'] }],
  [
    'bmw 520 până în 12.500 €',
    {
      kind: 'vehicle',
      make: 'bmw',
      model: 'seria-5',
      priceTo: 12_500,
      currency: 'EUR',
      words: '520',
    },
  ],
  [
    'break între 2012 și 2016 peste 140 cai',
    { kind: 'vehicle', bodies: ['estate'], yearFrom: 2012, yearTo: 2016, powerFromHp: 140 },
  ],
  [
    'peugeot 2008 2015',
    { kind: 'vehicle', make: 'peugeot', model: '2008', yearFrom: 2015, yearTo: 2015 },
  ],
  ['monovolum cu șapte locuri', { kind: 'vehicle', bodies: ['minivan'], seats: ['7'] }],
  ['mașină 7 locuri', { kind: 'vehicle', categoryId: 'autoturisme', seats: ['7'] }],
  ['mașină trei locuri', { kind: 'vehicle', categoryId: 'autoturisme', seats: ['3'] }],
  ['mașină șase locuri', { kind: 'vehicle', categoryId: 'autoturisme', seats: ['6'] }],
  ['dus la țară', { words: 'dus tara' }],
  ['telefon nou', { words: 'telefon nou' }],
  ['smart tv', { words: 'smart tv' }],
  ['mini cooper', { kind: 'vehicle', make: 'mini', model: 'cooper' }],
  ['', {}],
])('"%s" is understood', (text, filters) => {
  expect(understandSearch(text, { places })).toEqual({ filters, corrected: [] });
});

test('a make and a model that are one letter off are put right and named', () => {
  expect(understandSearch('dacai loagn break')).toEqual({
    filters: { kind: 'vehicle', make: 'dacia', model: 'logan', bodies: ['estate'] },
    corrected: [
      ['dacai', 'dacia'],
      ['loagn', 'logan'],
    ],
  });
  expect(understandSearch('wolkswagen pasat').filters).toEqual({
    kind: 'vehicle',
    make: 'volkswagen',
    model: 'passat',
  });
});

test('every make is understood by its own name, and every model of it', () => {
  const missed = carMakes
    .filter((make) => make.id !== 'alta-marca')
    .flatMap((make) =>
      make.models
        .filter((model) => model.id !== 'alt-model')
        .filter((model) => {
          const { filters } = understandSearch(`${make.name} ${model.name}`);
          return filters.make !== make.id || filters.model !== model.id;
        })
        .map((model) => `${make.name} ${model.name}`),
    );
  expect(missed).toEqual([]);
});

test.each([
  ['logan', 'logna', true],
  ['logan', 'loga', true],
  ['logan', 'loggan', true],
  ['logan', 'lugan', true],
  ['logan', 'logan', false],
  ['logan', 'lgona', false],
  ['logan', 'lo', false],
])('whether %s and %s are one letter apart', (a, b, expected) => {
  expect(isOneLetterAway(a, b)).toBe(expected);
  expect(isOneLetterAway(b, a)).toBe(expected);
});

test('among services no make is looked for, among vehicles no service', () => {
  expect(understandSearch('service bmw', { kind: 'service' }).filters).toEqual({
    kind: 'service',
    categoryId: 'mecanica',
    words: 'bmw',
  });
  expect(understandSearch('octavia revizie', { kind: 'vehicle' }).filters).toEqual({
    kind: 'vehicle',
    make: 'skoda',
    model: 'octavia',
    words: 'revizie',
  });
});

test('a category and a place that are one letter off are put right', () => {
  expect(understandSearch('instaltor sibuu', { places }).filters).toEqual({
    kind: 'service',
    categoryId: 'instalatii',
    words: 'sibuu',
  });
  expect(
    understandSearch('instaltor mediaas', { places: [{ id: 'medias', name: 'Mediaș' }] }),
  ).toEqual({
    filters: { kind: 'service', categoryId: 'instalatii', coversLocalityId: 'medias' },
    corrected: [['instaltor', 'instalator']],
  });
});
