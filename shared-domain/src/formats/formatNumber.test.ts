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
  [68.175, 2, '68,18'],
  [1.45, 1, '1,5'],
  [-1.005, 2, '-1,01'],
  [1e-7, 2, '0'],
  [5e-7, 6, '0,000001'],
  [2 ** 53, 2, '9.007.199.254.740.992'],
])('%d is rounded as it is written, to %d decimals: %s', (value, decimals, text) => {
  expect(formatNumber(value, decimals)).toBe(text);
});

test.each([
  [0, '0 B'],
  [73.49, '73 B'],
  [999, '999 B'],
  [812_400, '812 kB'],
  [1_430_000, '1,4 MB'],
  [2_000_000_000, '2 GB'],
])('%d bytes read %s', (size, text) => {
  expect(formatBytes(size)).toBe(text);
});
