import { carMakes } from '../listing/carMakes';
import { isOneLetterAway } from './correctSpelling';
import { suggestWords } from './suggestWords';
import { understandSearch } from './understandSearch';

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
    { kind: 'vehicle', make: 'renault', model: 'megane', fuels: ['diesel'], words: '2015' },
  ],
  ['opel astr', { kind: 'vehicle', make: 'opel', words: 'astr' }],
  ['electrician Sibiu', { words: 'electrician sibiu' }],
  ['mini excavator', { words: 'mini excavator' }],
  ['smart tv', { words: 'smart tv' }],
  ['mini cooper', { kind: 'vehicle', make: 'mini', model: 'cooper' }],
  ['', {}],
])('"%s" is understood', (text, filters) => {
  expect(understandSearch(text)).toEqual({ filters, corrected: [] });
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

test('a search that found nothing is offered the model it may have meant', () => {
  expect(suggestWords('lgoan 2015')).toBe('logan 2015');
  expect(suggestWords('logan 2015')).toBeNull();
  expect(suggestWords('electrician')).toBeNull();
});
