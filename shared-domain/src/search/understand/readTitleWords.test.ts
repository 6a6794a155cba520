import { carMakes } from '../../listing/carMakes';
import { isOneLetterAway } from '../correctSpelling';
import { readTitleWords } from './readTitleWords';

test.each([
  ['dacia logan', { kind: 'vehicle', make: 'dacia', model: 'logan' }],
  [
    'Škoda Octavia automată',
    { kind: 'vehicle', make: 'skoda', model: 'octavia', gearbox: 'automatic' },
  ],
  ['mercedes clasa c', { kind: 'vehicle', make: 'mercedes-benz', model: 'clasa-c' }],
  ['cx5 mazda', { kind: 'vehicle', make: 'mazda', model: 'cx-5' }],
  [
    'land rover range rover sport',
    { kind: 'vehicle', make: 'land-rover', model: 'range-rover-sport' },
  ],
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
  ['bmw 520', { kind: 'vehicle', make: 'bmw', model: 'seria-5' }],
  [
    'peugeot 2008 2015',
    { kind: 'vehicle', make: 'peugeot', model: '2008', yearFrom: 2015, yearTo: 2015 },
  ],
  ['monovolum cu șapte locuri', { bodies: ['minivan'], seats: ['7'] }],
  ['dacai loagn break', { kind: 'vehicle', make: 'dacia', model: 'logan', bodies: ['estate'] }],
  ['wolkswagen pasat', { kind: 'vehicle', make: 'volkswagen', model: 'passat' }],
  ['De vânzare urgent', {}],
  ['', {}],
])('the title "%s" is read', (title, filters) => {
  expect(readTitleWords(title)).toEqual(filters);
});

test('every make is read by its own name, and every model of it', () => {
  const missed = carMakes
    .filter((make) => make.id !== 'alta-marca')
    .flatMap((make) =>
      make.models
        .filter((model) => model.id !== 'alt-model')
        .filter((model) => {
          const filters = readTitleWords(`${make.name} ${model.name}`);
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
