/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { configureFirebase, storageUrl } from '@anunturi/shared-auth/firebase';
import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import {
  sampleCar,
  sampleListingId,
  samplePart,
  samplePhotos,
  sampleSellerId,
  sampleService,
  sampleServiceOnRequest,
} from '@anunturi/shared-domain/samples/listingSamples';
import type { Seller } from '#data/readSeller';
import type { ListingDetail } from '#domain/listingDetail';
import { toPlainDates } from '@anunturi/shared-domain/site/plainDates';
import { listingJsonLd } from './listingJsonLd';

beforeAll(() =>
  configureFirebase({
    projectId: 'demo',
    apiKey: 'demo',
    authDomain: 'localhost',
    storageBucket: 'demo.appspot.com',
    emulatorOrigin: 'http://localhost:3000',
  }),
);

const firm: Seller = {
  id: sampleSellerId,
  displayName: 'Ana Pop',
  sellerType: 'company',
  companyName: 'Lumina Exemplu SRL',
  companyConfirmed: true,
  memberSince: 0,
};
const toJsonLd = (
  fields: ListingFields,
  { seller = firm as Seller | null, isActive = true } = {},
) =>
  listingJsonLd({
    listing: toPlainDates({ ...fields, id: sampleListingId }) as ListingDetail,
    seller,
    address: '/anunt/x',
    isActive,
  });

test('the name of a firm that nobody has confirmed is told apart for machines too', () => {
  const seller: Seller = { ...firm, companyConfirmed: undefined };
  expect(toJsonLd(sampleService, { seller })).toMatchObject({
    provider: { name: 'Lumina Exemplu SRL (nume declarat)' },
  });
  expect(toJsonLd(sampleCar, { seller })).toMatchObject({
    offers: { seller: { name: 'Lumina Exemplu SRL (nume declarat)' } },
  });
});

test('a service says who does it, where and for how much, and nothing that only goods have', () => {
  const service = toJsonLd(sampleService);
  expect(service).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: sampleService.title,
    url: '/anunt/x',
    areaServed: 'Sibiu',
    image: samplePhotos(2).map(({ path }) => storageUrl(path)),
    provider: { '@type': 'Organization', name: 'Lumina Exemplu SRL' },
    offers: {
      '@type': 'Offer',
      price: 120,
      priceCurrency: 'RON',
      availability: 'https://schema.org/InStock',
    },
  });
  for (const name of ['itemCondition', 'offers.seller', 'brand', 'mileageFromOdometer'])
    expect(service).not.toHaveProperty(name);
});

test('a service whose price is asked for makes no offer, and one whose seller is gone names nobody', () => {
  expect(toJsonLd(sampleServiceOnRequest)).toMatchObject({ offers: undefined });
  expect(toJsonLd(sampleService, { seller: null })).not.toHaveProperty('provider');
});

test('a private person who offers a service is a person, what is over is sold out', () => {
  const seller: Seller = {
    id: 'dan',
    displayName: 'Dan Radu',
    sellerType: 'private',
    memberSince: 0,
  };
  expect(toJsonLd(sampleService, { seller, isActive: false })).toMatchObject({
    provider: { '@type': 'Person', name: 'Dan Radu' },
    offers: { availability: 'https://schema.org/SoldOut' },
  });
});

test('a car and a part are goods with their condition and seller', () => {
  const goods = {
    itemCondition: 'https://schema.org/UsedCondition',
    offers: { seller: { name: 'Lumina Exemplu SRL' } },
  };
  expect(toJsonLd(sampleCar)).toMatchObject({ '@type': 'Car', ...goods });
  expect(toJsonLd(samplePart)).toMatchObject({ '@type': 'Product', ...goods });
});
