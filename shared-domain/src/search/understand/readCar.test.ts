import { carMakes } from '../../listing/carMakes';
import { understand } from './understand';

const filtersOf = (words: string) =>
  Object.assign(
    {},
    ...understand(words, {
      places: [],
      county: { name: '', code: '' },
      chosen: { kind: 'vehicle' },
      year: 2026,
    }).narrowings.map(({ filters }) => filters),
  );

test('every make is read by its own name, and every model of it', () => {
  const missed = carMakes
    .filter((make) => make.id !== 'alta-marca')
    .flatMap((make) =>
      make.models
        .filter((model) => model.id !== 'alt-model')
        .filter((model) => {
          const filters = filtersOf(`${make.name} ${model.name}`);
          return filters.make !== make.id || filters.model !== model.id;
        })
        .map((model) => `${make.name} ${model.name}`),
    );
  expect(missed).toEqual([]);
});

test.each([
  ['cx5 mazda', { make: 'mazda', model: 'cx-5' }],
  ['land rover range rover sport', { make: 'land-rover', model: 'range-rover-sport' }],
  ['peugeot 2008 2015', { make: 'peugeot', model: '2008', yearFrom: 2015, yearTo: 2015 }],
  ['dacai loagn break', { make: 'dacia', model: 'logan', bodies: ['estate'] }],
  ['wolkswagen pasat', { make: 'volkswagen', model: 'passat' }],
])('the title "%s" is read', (title, filters) => {
  expect(filtersOf(title)).toMatchObject(filters);
});
