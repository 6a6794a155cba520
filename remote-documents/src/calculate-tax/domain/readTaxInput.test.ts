import { taxRatesFor } from '@anunturi/shared-domain/tax/taxRates';
import {
  fromTaxInput,
  readSearch,
  startValues,
  toSearch,
  type CalculatorValues,
} from './calculatorValues';
import { fieldsFor, readTaxInput } from './readTaxInput';

const rates = taxRatesFor(2026);
const read = (values: Partial<CalculatorValues>) =>
  readTaxInput({ ...startValues, norma: '5', ...values }, rates);

test('what is typed becomes the input of the formula', () => {
  expect(read({ cm3: '1.968', cota: '16', bonus: '10', handicap: 'grav' }).input).toEqual({
    kind: 'car',
    powertrain: 'combustion',
    disability: 'severe',
    engineCm3: 1968,
    norm: 'euro5',
    surchargePercent: 16,
    earlyPercent: 10,
  });
});

test.each([
  ['0', 'între 1 și 30.000'],
  ['99999', 'între 1 și 30.000'],
  ['o mie', 'Scrieți un număr'],
  ['1968,5', 'număr întreg'],
  ['-5', 'între 1'],
])('an engine of "%s" gets a message', (cm3, message) => {
  const result = read({ cm3 });
  expect(result.input).toBeNull();
  expect(result.problems.cm3).toContain(message);
});

test('percents take a comma and one decimal, within what the law admits', () => {
  expect(read({ cm3: '1600', cota: '16,5' }).input?.surchargePercent).toBe(16.5);
  expect(read({ cm3: '1600', cota: '16,55' }).problems.cota).toBe('Cel mult o zecimală.');
  expect(read({ cm3: '1600', cota: '150' }).problems.cota).toContain('între 0 și 100');
  expect(read({ cm3: '1600', bonus: '15' }).problems.bonus).toContain('între 0 și 10');
});

test('the surcharge of a chosen place stands instead of a typed one, and only where a surcharge is asked', () => {
  const locality = { name: 'Mediaș', percent: 12 };
  expect(
    readTaxInput({ ...startValues, cm3: '1600', norma: '5', cota: 'x' }, rates, { locality }),
  ).toMatchObject({ input: { surchargePercent: 12, surchargeOf: 'Mediaș' }, problems: {} });
  expect(
    readTaxInput({ ...startValues, tip: 'tractor' }, rates, { locality }).input,
  ).not.toHaveProperty('surchargePercent');
});

test('an empty form is not wrong, only unfinished', () => {
  expect(readTaxInput(startValues, rates)).toEqual({
    input: null,
    problems: {},
    missing: ['capacitatea cilindrică', 'norma de poluare'],
  });
});

test('only the questions that fit the vehicle are asked', () => {
  expect(fieldsFor({ tip: 'autoturism', propulsie: 'electric' }).has('cm3')).toBe(false);
  expect(fieldsFor({ tip: 'autoturism', propulsie: 'hibrid' }).has('norma')).toBe(false);
  expect([...fieldsFor({ tip: 'tractor', propulsie: 'termic' })]).toEqual(['tip']);
  expect(read({ tip: 'remorca', masa: '750', cm3: 'x' }).input).toMatchObject({
    kind: 'trailer',
    trailerKg: 750,
    powertrain: 'combustion',
  });
  expect(read({ tip: 'autobuz', cm3: '3000', handicap: 'grav' }).input).toMatchObject({
    disability: 'none',
  });
});

test('a payment day must exist and belong to the years offered', () => {
  expect(read({ cm3: '1600', plata: '2027-03-31' }).input?.paidOn).toBe('2027-03-31');
  expect(read({ cm3: '1600', plata: '2031-01-01' }).problems.plata).toContain('2027');
  expect(read({ cm3: '1600', plata: '31.03.2026' }).problems.plata).toBeDefined();
});

test('the address carries the form there and back', () => {
  const values = { ...startValues, cm3: '1968', norma: '5', cota: '16,5', bonus: '' };
  expect(toSearch(values)).toBe('?cm3=1968&norma=5&cota=16%2C5&bonus=');
  expect(readSearch(toSearch(values))).toEqual(values);
  expect(toSearch(startValues)).toBe('');
  expect(toSearch(startValues, 'abc')).toBe('?anunt=abc');
});

test('an address that makes no sense leaves the form at its start', () => {
  expect(readSearch('?tip=avion&norma=9&propulsie=constructor&handicap=toString')).toEqual(
    startValues,
  );
});

test('a listing fills the form in', () => {
  expect(
    fromTaxInput({ kind: 'car', powertrain: 'hybrid', engineCm3: 1798, norm: 'euro6', co2: 78 }),
  ).toMatchObject({ tip: 'autoturism', propulsie: 'hibrid', cm3: '1798', norma: '6', co2: '78' });
});
