import { formatBytes, formatNumber } from './formatNumber';

test.each([
  [0, '0'],
  [999, '999'],
  [1234, '1.234'],
  [9999999, '9.999.999'],
  [1234.6, '1.235'],
  [-1500, '-1.500'],
])('%d is written %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test('decimals follow a comma and only as many as asked for', () => {
  expect(formatNumber(1234.567, 2)).toBe('1.234,57');
  expect(formatNumber(5, 2)).toBe('5');
  expect(formatNumber(5, 2, 2)).toBe('5,00');
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [812_400, '812 kB'],
  [1_430_000, '1,4 MB'],
  [2_000_000_000, '2 GB'],
])('%d bytes read %s', (size, text) => {
  expect(formatBytes(size)).toBe(text);
});
