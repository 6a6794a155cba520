import { stdnum } from 'stdnum';
import { cuiProblem, isValidCui, isValidTradeRegister, normalizeCui } from './cui';

test.each(['18547290', '14399840', 'RO14399840', 'ro 143 998 40'])('%s is a fiscal code', (cui) => {
  expect(isValidCui(cui)).toBe(true);
});

test.each(['14399841', '1', '0', '12345678901', 'ROX', '', 'RO'])(
  '"%s" is not a fiscal code',
  (cui) => {
    expect(isValidCui(cui)).toBe(false);
  },
);

test.each([
  ['', 'Scrieți codul fiscal (CUI).'],
  ['RO', 'Scrieți codul fiscal (CUI).'],
  ['Auto SRL', 'Codul fiscal are între 2 și 10 cifre, cu sau fără RO în față.'],
  ['14399841', 'Codul nu este corect: cifra de control nu se potrivește.'],
  ['14399840', undefined],
])('of "%s" it is said: %s', (cui, words) => {
  expect(cuiProblem(cui)).toBe(words);
});

test('every control digit agrees with an independent implementation', () => {
  for (let number = 100_000; number < 100_400; number += 1) {
    expect(isValidCui(String(number))).toBe(stdnum.RO!.cui!.validate(String(number)).isValid);
  }
});

test('the stored form has digits only', () => {
  expect(normalizeCui(' RO 14.399.840')).toBe('14399840');
});

test.each([
  ['J32/123/2019', true],
  ['j 40/1234567/1998', true],
  ['F32/1/2020', true],
  ['J2019000123321', true],
  ['X32/1/2020', false],
  ['J32-1-2020', false],
])('trade register %s: %s', (text, valid) => {
  expect(isValidTradeRegister(text)).toBe(valid);
});
