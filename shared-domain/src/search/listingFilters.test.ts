import fc from 'fast-check';
import {
  filterNames,
  type ListingFilters,
  readFilters,
  tidyFilters,
  writeFilters,
} from './listingFilters';
import { anyFilters } from '../samples/anyFilters';

const full: ListingFilters = {
  kind: 'vehicle',
  categoryId: 'autoturisme',
  words: 'unic proprietar',
  make: 'dacia',
  model: 'logan',
  currency: 'EUR',
  priceFrom: 1000,
  priceTo: 10_000,
  yearFrom: 2015,
  yearTo: 2020,
  mileageFromKm: 0,
  mileageToKm: 150_000,
  powerFromHp: 75,
  powerToHp: 150,
  engineFromCm3: 1000,
  engineToCm3: 2000,
  fuels: ['petrol', 'diesel'],
  gearbox: 'manual',
  bodies: ['sedan', 'estate'],
  drives: ['all'],
  emissionNorms: ['euro5', 'euro6'],
  colours: ['red', 'black'],
  seats: ['5', '7'],
  winterTyres: true,
  condition: 'used',
  localityId: 'sibiu',
  radiusKm: 25,
  sellerType: 'private',
  sellerId: 'abc',
  withPhoto: true,
  priceUnit: 'fixed',
  programme: 'nonstop',
  coversLocalityId: 'medias',
  sort: 'priceUp',
};

test('an address names its filters in Romanian, always in one order', () => {
  expect(writeFilters(full).toString()).toBe(
    'fel=masini&categorie=autoturisme&cauta=unic+proprietar&marca=dacia&model=logan&moneda=EUR&pret-min=1000&pret-max=10000&an-min=2015&an-max=2020' +
      '&km-min=0&km-max=150000&putere-min=75&putere-max=150&cm3-min=1000&cm3-max=2000&combustibil=petrol.diesel&cutie=manual&caroserie=sedan.estate' +
      '&tractiune=all&norma=euro5.euro6&culoare=black.red&locuri=5.7&anvelope-iarna=1&stare=used&loc=sibiu&raza=25&tip-vanzator=private&vanzator=abc&foto=1&unitate=fixed&program=nonstop&acopera=medias&ordine=priceUp',
  );
  const shuffled = Object.fromEntries(Object.entries(full).toReversed()) as ListingFilters;
  expect(writeFilters(shuffled).toString()).toBe(writeFilters(full).toString());
});

test('an order by distance is one around a place, and brings its neighbours', () => {
  const read = (query: string) => readFilters(new URLSearchParams(query));
  expect(read('loc=sibiu&ordine=nearest')).toEqual({
    localityId: 'sibiu',
    withNeighbours: true,
    sort: 'nearest',
  });
  expect(read('ordine=nearest')).toEqual({});
  expect(tidyFilters({ localityId: 'sibiu', sort: 'nearest' })).toEqual({ localityId: 'sibiu' });
});

test('an amount may be grouped by thousands as people write it', () => {
  const read = (query: string) => readFilters(new URLSearchParams(query));
  expect(read('pret-min=9.900&pret-max=12 500&moneda=EUR&km-max=1.000.000')).toEqual({
    currency: 'EUR',
    priceFrom: 9900,
    priceTo: 12_500,
    mileageToKm: 1_000_000,
  });
  expect(read('km-max=9.9&an-min=20.18')).toEqual({});
  expect(read('pret-min=9.750,00&moneda=EUR')).toEqual({ currency: 'EUR', priceFrom: 9750 });
});

test('a range whose ends came the wrong way round is meant the other way', () => {
  const swapped = readFilters('pret-min=20000&pret-max=10000&an-min=2020&an-max=2010');
  expect(swapped).toEqual({ priceFrom: 10_000, priceTo: 20_000, yearFrom: 2010, yearTo: 2020 });
});

test('the sample names every filter there is', () => {
  // A radius takes the place of the neighbours.
  expect(Object.keys(full)).toEqual(filterNames.filter((name) => name !== 'withNeighbours'));
});

test('filters written to an address are read back the same', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(readFilters(writeFilters(filters))).toEqual(tidyFilters(filters));
      expect(readFilters(writeFilters(filters).toString())).toEqual(tidyFilters(filters));
    }),
  );
});

test.each([
  ['pret-min=abc'],
  ['pret-min=-5'],
  ['pret-min=0'],
  ['pret-max=99999999999'],
  ['an-min=1850'],
  ['an-min=2015.5'],
  ['combustibil=coal'],
  ['combustibil='],
  ['combustibil=constructor'],
  ['cutie=toString'],
  ['fel=animale'],
  ['marca=Dacia%20Logan'],
  ['model=logan'],
  ['vecini=1'],
  ['vecini=da'],
  ['ordine=newest'],
  ['ordine=__proto__'],
  ['moneda=EUR'],
  ['cauta=%20%20'],
  ['necunoscut=1'],
])('"%s" asks nothing', (search) => {
  expect(readFilters(search)).toEqual({});
});

test('of several choices the known ones are kept', () => {
  expect(readFilters('combustibil=diesel.coal.petrol')).toEqual({ fuels: ['petrol', 'diesel'] });
});

test('words are tidied and cut', () => {
  expect(readFilters('cauta=++roți++de%20iarnă+').words).toBe('roți de iarnă');
  expect(readFilters(`cauta=${'x'.repeat(300)}`).words).toHaveLength(100);
});
