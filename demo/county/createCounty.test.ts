import { countyFileSchema } from '@anunturi/shared-domain/site/countyFile';
import { parseCountyFile } from '@anunturi/shared-domain/site/parseCountyFile';
import { sampleCounty } from '../testing/sampleCounty';
import { createCounty } from './createCounty';

const two = {
  places: [
    ['Suceava', 'city', 47.651, 26.255],
    ['Siret', 'town', 47.956, 26.064],
  ],
  demonstration: { mentioned: ['Siret'], surcharges: { Siret: 7 } },
};

const parse = (file: object) => parseCountyFile('SV.json', () => JSON.stringify(file));

test('texts take the names of places by kind, those to be mentioned first', () => {
  expect(sampleCounty.fill({ title: 'În {city1}', places: ['{town1}', '{commune2}'] })).toEqual({
    title: 'În Sibiu',
    places: ['Cisnădie', 'Cristian'],
  });
});

test('a county with fewer places mentions one again', () => {
  const { fill } = createCounty('SV', countyFileSchema.parse(two));
  expect(fill('{city2}, {town3}')).toBe('Suceava, Siret');
  expect(fill('{commune1}')).toBe('Siret');
});

test('braces around anything but a place are refused', () => {
  expect(() => sampleCounty.fill('{village1}')).toThrow('{village1} names no place.');
});

test('a locality that the county has not is refused', () => {
  expect(() => sampleCounty.localityIdOf('Brașov')).toThrow(
    'The county has no locality named Brașov.',
  );
});

test.each([
  ['mentions', { demonstration: { mentioned: ['Botoșani'], surcharges: {} } }],
  ['gives a surcharge to', { demonstration: { mentioned: [], surcharges: { Botoșani: 5 } } }],
])('a file that %s a place it does not list is refused', (_what, change) => {
  expect(() => parse({ ...two, ...change })).toThrow('Botoșani');
});

test('a file with a place of no kind is refused', () => {
  const places = [['Suceava', 'village', 47, 26], two.places[1]];
  expect(() => parse({ ...two, places })).toThrow(
    'SV.json: places[0][1] is "village". Expected: "city" (municipiu)',
  );
});
