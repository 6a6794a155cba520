import fc from 'fast-check';
import { formatNumber } from './formatNumber';
import { parseDecimal } from './parseDecimal';

test.each([
  ['12', 12],
  ['1968', 1968],
  [' 1 968 ', 1968],
  ['1.968', 1968],
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['1.234,56', 1234.56],
  ['1,234.56', 1234.56],
  ['1.234.567', 1234567],
  ['1,234,567', 1234567],
  ['0,5', 0.5],
  ['0.125', 0.125],
  ['1,500', 1.5],
  ['-3,2', -3.2],
  ['0', 0],
])('"%s" is read as %d', (text, value) => {
  expect(parseDecimal(text)).toBe(value);
});

test.each(['', 'abc', '12a', '1,2,3', '1.2.3', '1,', ',5', '1.23,456.7', '--2', '1e5'])(
  '"%s" is not a number',
  (text) => {
    expect(parseDecimal(text)).toBeNull();
  },
);

test('whatever is shown can be typed back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (bani) => {
      expect(parseDecimal(formatNumber(bani / 100, 2, 2))).toBeCloseTo(bani / 100, 5);
    }),
  );
});
