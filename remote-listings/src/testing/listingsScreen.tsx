// The list of listings on a backend that a test makes up. Imported before what it stands in for.
import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { configureFakeFirebase } from '@anunturi/shared-auth/testing/configureFakeFirebase';
import { fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';
import { toListingCard } from '@anunturi/shared-domain/listing/toListingCard';
import {
  sampleCar,
  sampleListingId,
  sampleNow,
} from '@anunturi/shared-domain/samples/listingSamples';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { RemoteRoot } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ListingPage } from '#data/lists/findListings';
import { AllListingsScreen } from '../browse/AllListingsScreen';

/** What the backend answers in a test. */
export const mockWorld: { found: (search: string) => ListingPage } = {
  found: () => ({ cards: [], nowMs }),
};
export const nowMs = sampleNow.getTime();
export const card = (n: number, changes: Partial<ListingCard> = {}): ListingCard => ({
  ...toListingCard({ ...sampleCar, id: `${sampleListingId.slice(0, 19)}${n}` }),
  title: `Dacia Logan numărul ${n}`,
  ...changes,
});

jest.mock('#data/lists/findListings', () => ({
  findListings: async (filters: object, after?: string) =>
    mockWorld.found(JSON.stringify(filters) + (after ?? '')),
}));
jest.mock('#data/lists/countListings', () => ({ countListings: async () => ({ count: 128 }) }));
jest.mock('#data/lists/facetCounts', () => ({
  countEach: async (searches: { fuels?: string[] }[]) =>
    searches.map(({ fuels }) => ({ count: fuels?.[0] === 'hydrogen' ? 0 : 7 })),
}));
jest.mock('#data/readSettings', () => ({
  readCategories: async () => [
    { id: 'autoturisme', kind: 'vehicle', label: 'Autoturisme', shape: 'car', icon: 'car' },
  ],
  readPlaces: async () => [{ id: 'sibiu', name: 'Sibiu' }],
  afterMerges: async (filters: ListingFilters) =>
    filters.categoryId === 'masini-vechi' ? { ...filters, categoryId: 'autoturisme' } : filters,
}));
jest.mock('#data/preferences/saveSearch', () => ({ saveSearch: jest.fn(async () => {}) }));

beforeAll(() => configureFakeFirebase());
beforeEach(() => {
  setFakeSession(fakeSignedOut);
  mockWorld.found = () => ({ cards: [card(1), card(2, { previousPriceLei: 55_000 })], nowMs });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  forgetLoaded();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'listingMarks' }));
});

/** Opens the list. */
export function show(path: string) {
  const nav = fakeNav({ path, screen: 'allListings' });
  render(<RemoteRoot App={AllListingsScreen} nav={nav} />);
  return nav;
}
export const articles = () =>
  within(screen.getByRole('list', { name: 'Anunțuri' })).getAllByRole('article');
