import { formatUsualPrices } from './pricePositionTexts';

const usual = { position: 'fair', count: 14, medianLei: 62_000, fromLei: 60_512, toLei: 68_240 };

test('usual prices are said in the currency of the listing, as precisely as they are worth', () => {
  const inEuro = { price: { amountMinor: 1_275_000, currency: 'EUR' }, priceLei: 64_897 } as const;
  expect(formatUsualPrices({ ...usual, position: 'fair' }, inEuro)).toBe('11.900–13.400 €');
  const inLei = { price: { amountMinor: 6_489_700, currency: 'RON' }, priceLei: 64_897 } as const;
  expect(formatUsualPrices({ ...usual, position: 'fair' }, inLei)).toBe('60.500–68.200 lei');
});
