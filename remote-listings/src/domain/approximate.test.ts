import { formatApproximate, formatLikeListing } from './approximate';

test('a converted amount is said in three digits', () => {
  expect(
    [49_587, 80_931, 9_514, 843, 0.6].map((amount) => formatApproximate(amount, 'RON')),
  ).toEqual([
    'aprox. 49.600 lei',
    'aprox. 80.900 lei',
    'aprox. 9.510 lei',
    'aprox. 843 lei',
    'aprox. 1 lei',
  ]);
});

test('an amount in lei is told in the currency of the listing', () => {
  const inEuro = { price: { amountMinor: 950_000, currency: 'EUR' as const }, priceLei: 48_355 };
  expect(formatLikeListing(2_545, inEuro)).toBe('aprox. 500 €');
  const inLei = { price: { amountMinor: 4_835_500, currency: 'RON' as const }, priceLei: 48_355 };
  expect(formatLikeListing(2_545, inLei)).toBe('2.545 lei');
});
