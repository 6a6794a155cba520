// The listing page on a backend that a test makes up. Imported before what it stands in for.
import { configureFakeFirebase } from '@anunturi/shared-auth/testing/configureFakeFirebase';
import { fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { links } from '@anunturi/shared-domain/site/links';
import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import {
  sampleCar,
  sampleListingId,
  sampleNow,
  sampleRejection,
} from '@anunturi/shared-domain/samples/listingSamples';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { RemoteRoot } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import { cleanup, render } from '@testing-library/react';
import type { PricePosition } from '@anunturi/shared-domain/listing/pricePosition';
import type { Similar } from '#data/lists/findSimilar';
import { toPlainDates } from '@anunturi/shared-domain/site/plainDates';
import { ViewListingScreen } from '../view/ViewListingScreen';

/** What the backend knows of the listing in a test. */
export const mockWorld: {
  stored: ListingFields | null;
  similar: Similar;
  position: PricePosition | null;
  tombstone: { categoryId: string } | null;
  answer: object | undefined;
} = {
  stored: null,
  similar: { comparable: [], similar: [], nowMs: 0 },
  position: null,
  tombstone: null,
  answer: undefined,
};
/** The car's owner has changed it since it was last looked at. */
export function changeCar({
  title = sampleCar.title,
  ...facts
}: {
  title?: string;
  mileageKm?: number;
  fuel?: 'electric';
  vin?: string | undefined;
}): void {
  const { vehicle } = sampleCar as Extract<typeof sampleCar, { kind: 'vehicle' }>;
  const updatedAt = new Date(sampleNow.getTime() + 1000);
  const changed = { ...sampleCar, title, vehicle: { ...vehicle, ...facts }, updatedAt };
  mockWorld.stored = changed as typeof sampleCar;
}
export const nowMs = sampleNow.getTime() + 2 * 24 * 60 * 60 * 1000;
export const address = links.listing({ slug: sampleCar.slug, id: sampleListingId });
const mockRejection = () => sampleRejection;
const mockRead = (anyStatus: boolean) =>
  mockWorld.stored && (anyStatus || ['active', 'sold', 'expired'].includes(mockWorld.stored.status))
    ? { listing: toPlainDates({ ...mockWorld.stored, id: sampleListingId }), nowMs }
    : null;

jest.mock('#data/readListing', () => ({
  readPublicListing: async () => mockRead(false),
  readListing: async () => mockRead(true),
  readTombstone: async () => mockWorld.tombstone,
}));
jest.mock('#data/lists/readModeration', () => ({
  readModeration: async ({ status }: { status: string }) =>
    status === 'rejected' ? mockRejection() : mockWorld.answer,
}));
jest.mock('#data/readSeller', () => ({
  readSeller: async () => ({
    id: 'sellerAna',
    displayName: 'Ana Pop',
    sellerType: 'private',
    memberSince: 1_700_000_000_000,
  }),
}));
jest.mock('#data/readSettings', () => ({
  readCategories: async () => [
    { id: 'autoturisme', kind: 'vehicle', label: 'Autoturisme', shape: 'car', icon: 'car' },
  ],
  readPlaces: jest.fn(async () => [
    { id: 'sibiu', name: 'Sibiu' },
    { id: 'cisnadie', name: 'Cisnădie' },
  ]),
  readSurchargePercent: async () => 16,
}));
jest.mock('#data/readPriceHistory', () => ({
  readPriceHistory: async () => [
    { amountMinor: 1_000_000, currency: 'EUR', priceLei: 50_900, at: 1_700_000_000_000 },
    { amountMinor: 950_000, currency: 'EUR', priceLei: 48_355, at: 1_701_000_000_000 },
  ],
}));
jest.mock('#data/readSellerTotal', () => ({ readSellerTotal: async () => 3 }));
jest.mock('#data/readPricePosition', () => ({
  readPricePosition: async () => mockWorld.position,
}));
jest.mock('#data/lists/findSimilar', () => ({ findSimilar: async () => mockWorld.similar }));
jest.mock('../view/data/readPhone', () => ({
  readPhone: jest.fn(async () => '0712345678'),
  readContacts: jest.fn(async () => ['0740 999 999', 'www.exemplu.ro']),
}));
jest.mock('../view/data/startConversation', () => ({
  startConversation: jest.fn(async () => 'conversation1'),
}));
jest.mock('#data/conversations/sendReport', () => ({
  sendReport: jest.fn(async () => ({
    receipt: 'RECEIPT1234567890AB',
    statusUrl: 'https://exemplu.ro/api/mail?t=abc',
  })),
}));
jest.mock('#data/preferences/favourites', () => ({
  readFavouriteIds: async () => [],
  addFavourite: jest.fn(async () => {}),
}));
jest.mock('../view/data/countView', () => ({ countView: async () => {} }));

beforeAll(() => configureFakeFirebase());
beforeEach(() => {
  mockWorld.stored = sampleCar;
  mockWorld.similar = { comparable: [], similar: [], nowMs };
  mockWorld.position = null;
  setFakeSession(fakeSignedOut);
  jest.clearAllMocks();
});
afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
  forgetLoaded();
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens the page of the listing. */
export function show(path = address) {
  const nav = fakeNav({
    path,
    screen: 'viewListing',
    params: path.startsWith('/post/')
      ? { id: sampleListingId }
      : { slugAndId: path.slice('/anunt/'.length) },
  });
  render(<RemoteRoot App={ViewListingScreen} nav={nav} />);
  return nav;
}
