import { toIndexedFields } from './indexedFields';
import { toBucket } from '../search/buckets';
import { toPriceLei } from './priceLei';
import {
  sampleCar,
  samplePart,
  sampleService,
  sampleServiceOnRequest,
} from '../samples/listingSamples';

const context = { categoryLabel: 'Autoturisme', eurRateBani: 509 };

test('a car gets its slug, lei, tokens and a bucket for every number', () => {
  const indexed = toIndexedFields(sampleCar, context);
  expect(indexed).toMatchObject({
    slug: 'dacia-logan-1-5-dci-unic-proprietar',
    priceLei: 48_355,
    hasPhotos: true,
    bands: { price: 6, year: 9, mileage: 3, power: 1, engine: 3 },
  });
  for (const token of ['dacia', 'logan', 'diesel', 'sedan', 'sibiu', '2018', 'proprietar'])
    expect(indexed.searchTokens).toContain(token);
});

test('what a listing does not say has no bucket', () => {
  expect(toIndexedFields(samplePart, context).bands).toEqual({ price: 6 });
  expect(toIndexedFields(sampleServiceOnRequest, context)).toMatchObject({
    priceLei: 0,
    bands: {},
  });
});

test('a service is found in every place it covers', () => {
  expect(toIndexedFields(sampleService, context).searchTokens).toEqual(
    expect.arrayContaining(['@sibiu', '@cisnadie', '@selimbar']),
  );
  expect(toIndexedFields(sampleServiceOnRequest, context).searchTokens).toContain('@*');
});

test.each([
  [{ amountMinor: 950_000, currency: 'EUR' as const }, 48_355],
  [{ amountMinor: 12_050, currency: 'RON' as const }, 120],
  [{ amountMinor: 100, currency: 'EUR' as const }, 5],
  [{ amountMinor: 0, currency: 'RON' as const }, 0],
])('%j is %i whole lei', (price, lei) => {
  expect(toPriceLei(price, 509)).toBe(lei);
});

test.each([
  ['price', 0, 0],
  ['price', 499, 0],
  ['price', 500, 1],
  ['price', 9_000_000, 12],
  ['year', 2024, 12],
  ['engine', 1600, 3],
  ['engine', 1601, 4],
] as const)('in %s, %i falls into bucket %i', (name, value, bucket) => {
  expect(toBucket(name, value)).toBe(bucket);
});
