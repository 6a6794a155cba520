import { formatLei, formatMoney } from './formatMoney';

test('lei are written by hand, never as RON', () => {
  expect(formatLei(1234.56)).toBe('1.234,56 lei');
  expect(formatLei(1)).toBe('1 lei');
});

test('a whole amount has no decimals and a broken one has two', () => {
  expect(formatMoney(9500, 'EUR')).toBe('9.500 €');
  expect(formatMoney(9500.5, 'EUR')).toBe('9.500,50 €');
  expect(formatMoney(9999999, 'RON')).toBe('9.999.999 lei');
});
