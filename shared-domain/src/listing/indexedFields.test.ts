import { toIndexedFields } from './indexedFields';
import { toPriceLei } from './priceLei';
import { sampleCar, sampleServiceOnRequest } from '../samples/listingSamples';

const context = { categoryLabel: 'Autoturisme', eurRateBani: 509 };

test('a car gets its slug, lei and tokens', () => {
  const indexed = toIndexedFields(sampleCar, context);
  expect(indexed).toMatchObject({
    slug: 'dacia-logan-1-5-dci-unic-proprietar',
    priceLei: 48_355,
    hasPhotos: true,
    bands: {},
  });
  for (const token of ['dacia', 'logan', 'diesel', 'sedan', 'sibiu', '2018', 'proprietar'])
    expect(indexed.searchTokens).toContain(token);
});

test('a plate is one token, wherever the listing names it and however it is parted', () => {
  const named = { ...sampleCar, title: 'Logan BV-12-ABC', description: 'Are numerele b 123 xyz.' };
  expect(toIndexedFields(named, context).searchTokens).toEqual(
    expect.arrayContaining(['bv12abc', 'b123xyz', 'logan']),
  );
});

test('a price on request is none in lei', () => {
  expect(toIndexedFields(sampleServiceOnRequest, context)).toMatchObject({ priceLei: 0 });
});

test.each([
  [{ amountMinor: 950_000, currency: 'EUR' as const }, 48_355],
  [{ amountMinor: 12_050, currency: 'RON' as const }, 120],
  [{ amountMinor: 100, currency: 'EUR' as const }, 5],
  [{ amountMinor: 0, currency: 'RON' as const }, 0],
])('%j is %i whole lei', (price, lei) => {
  expect(toPriceLei(price, 509)).toBe(lei);
});
