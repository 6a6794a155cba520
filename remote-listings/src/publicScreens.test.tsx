import { configureFakeFirebase } from '@anunturi/shared-auth/testing/configureFakeFirebase';
import { fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { toListingCard } from '@anunturi/shared-domain/listing/toListingCard';
import { links } from '@anunturi/shared-domain/site/links';
import {
  sampleCar,
  sampleListingId,
  sampleNow,
  samplePlainCar,
  sampleService,
  sampleServiceOnRequest,
} from '@anunturi/shared-domain/samples/listingSamples';
import { toListingFacts } from '@anunturi/shared-domain/listing/listingFacts';
import { groupEquipment } from '@anunturi/shared-domain/listing/vehicleEquipment';
import { weekdayIds } from '@anunturi/shared-domain/people/openingHours';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { CompareScreen } from './browse/CompareScreen';
import { searchKey } from './domain/listKeys';
import { homeQueries } from './browse/domain/homeQueries';
import { toSearchQuery, readListAddress } from './domain/listAddress';
import { answerOf } from './testing/searchAnswer';
import {
  comparedKey,
  descriptionKey,
  listingKey,
  priceHistoryKey,
  pricePositionKey,
  sellerKey,
  sellerTotalKey,
  taxKey,
} from './domain/loadKeys';
import { toPlainDates } from '@anunturi/shared-domain/site/plainDates';
import { AllListingsScreen } from './browse/AllListingsScreen';
import { HomeScreen } from './browse/HomeScreen';
import { type ServedPage, hydrateFromServer } from './testing/fakeServer';
import { ViewListingScreen } from './view/ViewListingScreen';
import { SellerScreen } from './view/SellerScreen';

const nowMs = sampleNow.getTime() + 3 * 24 * 60 * 60 * 1000;
const detail = (fields: typeof sampleCar) => ({
  listing: toPlainDates({ ...fields, id: sampleListingId }),
  nowMs,
});
const cards = [sampleCar, samplePlainCar, sampleService, sampleServiceOnRequest].map(
  (listing, at) => toListingCard({ ...listing, id: `${sampleListingId.slice(0, 19)}${at}` }),
);
const seller = {
  id: 'sellerAna',
  displayName: 'Ana Pop',
  sellerType: 'private',
  memberSince: nowMs,
};
const lists = {
  categories: [
    { id: 'autoturisme', kind: 'vehicle', label: 'Autoturisme', shape: 'car', icon: 'car' },
    { id: 'itp', kind: 'service', label: 'ITP', shape: 'service', icon: 'inspection' },
  ],
  places: [{ id: 'sibiu', name: 'Sibiu' }],
};
const aboutListing = (fields: typeof sampleCar) => ({
  ...lists,
  [listingKey(sampleListingId)]: detail(fields),
  [sellerKey('sellerAna')]: seller,
  [sellerTotalKey('sellerAna')]: 3,
  [pricePositionKey(detail(fields).listing)]: null,
  [priceHistoryKey(sampleListingId)]: [],
  [descriptionKey(detail(fields).listing)]: {
    facts: toListingFacts(fields, String),
    equipment: groupEquipment(['airConditioning']),
  },
  [taxKey(detail(fields).listing)]: {
    kind: 'amount',
    year: 2026,
    taxLei: 153,
    steps: [{ what: 'Motor', how: '8 × 16,5', afterLei: 132, law: 'art. 470' }],
    sources: ['Legea 227/2015'],
  },
});
const address = links.listing({ slug: sampleCar.slug, id: sampleListingId });

const noCounts = { choices: {}, ranges: {} };
const keyOfList = (search: string) => searchKey(toSearchQuery(readListAddress(search)));

const pages: [what: string, App: () => React.ReactNode, page: ServedPage, says: string][] = [
  [
    'home',
    HomeScreen,
    {
      path: '/',
      data: {
        ...lists,
        home: {
          vehicles: cards.slice(0, 2),
          services: cards.slice(2),
          posts: [],
          texts: {},
          nowMs,
        },
        [searchKey(homeQueries.vehicle)]: answerOf({
          total: 12,
          counts: { choices: { categoryId: { autoturisme: 12 }, make: { dacia: 12 } }, ranges: {} },
        }),
        [searchKey(homeQueries.service)]: answerOf({ total: 0, counts: noCounts }),
      },
    },
    'Mașini și servicii, aproape de casă',
  ],
  [
    'the full list',
    AllListingsScreen,
    {
      path: '/toate-anunturile',
      data: {
        ...lists,
        [keyOfList('')]: answerOf({
          cards,
          next: `1.${sampleListingId}`,
          total: 1_201,
          counts: noCounts,
        }),
      },
    },
    '1.201 anunțuri',
  ],
  [
    'an empty list',
    AllListingsScreen,
    {
      path: '/toate-anunturile?marca=aro',
      data: {
        ...lists,
        [keyOfList('?marca=aro')]: answerOf({ counts: noCounts }),
      },
    },
    '0 anunțuri',
  ],
  [
    'a car',
    ViewListingScreen,
    {
      path: address,
      screen: 'viewListing',
      params: { slugAndId: address.slice('/anunt/'.length) },
      data: aboutListing(sampleCar),
    },
    'Contract gata făcut · impozit',
  ],
  [
    'a car without photos',
    ViewListingScreen,
    {
      path: `/post/${sampleListingId}`,
      screen: 'viewPost',
      params: { id: sampleListingId },
      data: aboutListing({ ...sampleCar, photos: [] }),
    },
    'Anunț fără fotografii',
  ],
  [
    'a sold car',
    ViewListingScreen,
    {
      path: `/post/${sampleListingId}`,
      screen: 'viewPost',
      params: { id: sampleListingId },
      data: aboutListing({ ...sampleCar, status: 'sold', soldAt: sampleNow }),
    },
    'bunul a fost vândut',
  ],
  [
    'a service',
    ViewListingScreen,
    {
      path: `/post/${sampleListingId}`,
      screen: 'viewPost',
      params: { id: sampleListingId },
      data: aboutListing(sampleService),
    },
    'lei/oră',
  ],
  [
    'a seller',
    SellerScreen,
    {
      path: '/vanzator/sellerAna',
      screen: 'seller',
      params: { id: 'sellerAna' },
      data: {
        [sellerKey('sellerAna')]: seller,
        [searchKey({ filters: { sellerId: 'sellerAna' } })]: answerOf({ cards }),
      },
    },
    'Ana Pop',
  ],
  [
    'a firm, which is open or not by the clock of the reader',
    SellerScreen,
    {
      path: '/vanzator/sellerAna',
      screen: 'seller',
      params: { id: 'sellerAna' },
      data: {
        [sellerKey('sellerAna')]: {
          ...seller,
          sellerType: 'company',
          companyName: 'Auto Ana SRL',
          companyHours: Object.fromEntries(
            weekdayIds.map((day) => [day, { from: '00:00', to: '23:59' }]),
          ),
          companyHasPhone: true,
        },
        [searchKey({ filters: { sellerId: 'sellerAna' } })]: answerOf({ cards }),
      },
    },
    '<p class="now">\u00a0</p>',
  ],
  [
    'a comparison',
    CompareScreen,
    {
      path: `/comparare?anunturi=${sampleListingId}`,
      data: {
        [comparedKey([sampleListingId])]: { listings: [detail(sampleCar).listing], nowMs },
        places: lists.places,
      },
    },
    sampleCar.title,
  ],
  [
    'a comparison of nothing',
    CompareScreen,
    { path: '/comparare', data: {} },
    'Nu ați ales încă anunțuri',
  ],
];

beforeAll(() => {
  configureFakeFirebase('http://localhost:1');
  setFakeSession(fakeSignedOut);
  // Nothing comes near the visible part: what is read there is tested elsewhere.
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
});
afterEach(() => forgetLoaded());

test.each(pages)(
  '%s comes whole from a server and is hydrated without a complaint',
  async (_what, App, page, says) => {
    const { html, complaints, container, end } = await hydrateFromServer(App, page);
    const text = html.replace(/<!-- -->/g, '').replace(/&nbsp;| /g, ' ');
    expect(text).toContain(says);
    expect(html).not.toMatch(/ style="/);
    expect(complaints).toEqual([]);
    expect(container.querySelectorAll('h1')).toHaveLength(1);
    await end();
  },
);
