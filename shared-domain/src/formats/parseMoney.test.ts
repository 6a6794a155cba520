import fc from 'fast-check';
import { formatNumber } from './formatNumber';
import { parseMoney } from './parseMoney';

test.each([
  ['12500', 1_250_000],
  ['12.500', 1_250_000],
  ['12 500', 1_250_000],
  ['12.500,50', 1_250_050],
  ['12,5', 1250],
  ['0,05', 5],
  ['0', 0],
  ['1,250,000', 125_000_000],
])('"%s" is %d hundredths', (text, hundredths) => {
  expect(parseMoney(text)).toBe(hundredths);
});

test.each(['', 'mult', '-5', '12,500', '2,000', '1,234', '0.125', '12.500,500'])(
  '"%s" is no amount',
  (text) => {
    expect(parseMoney(text)).toBeNull();
  },
);

test('every amount up to a milliard can be typed as it is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (hundredths) => {
      expect(parseMoney(formatNumber(hundredths / 100, 2, 2))).toBe(hundredths);
    }),
  );
});
