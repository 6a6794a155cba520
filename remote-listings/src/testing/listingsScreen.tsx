// The list of listings on a backend that a test makes up. Imported before what it stands in for.
import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { configureFakeFirebase } from '@anunturi/shared-auth/testing/configureFakeFirebase';
import { fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';
import { toListingCard } from '@anunturi/shared-domain/listing/toListingCard';
import { sampleCar, sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { RemoteRoot } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { SearchAnswer } from '@anunturi/shared-domain/search/SearchAnswer';
import { type SearchQuery, writeSearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import { answerOf } from './searchAnswer';
import { AllListingsScreen } from '../browse/AllListingsScreen';

/** What the search answers in a test, by the address that it is asked by. */
export const mockWorld: { found: (address: string) => Partial<SearchAnswer> } = {
  found: () => ({}),
};
const mockSearch = async (query: SearchQuery) => answerOf(mockWorld.found(writeSearchQuery(query)));
export const card = (n: number, changes: Partial<ListingCard> = {}): ListingCard => ({
  ...toListingCard({ ...sampleCar, id: `${sampleListingId.slice(0, 19)}${n}` }),
  title: `Dacia Logan numărul ${n}`,
  ...changes,
});

jest.mock('#data/lists/search', () => ({ search: (query: SearchQuery) => mockSearch(query) }));
jest.mock('#data/readSettings', () => ({
  readCategories: async () => [
    { id: 'autoturisme', kind: 'vehicle', label: 'Autoturisme', shape: 'car', icon: 'car' },
  ],
  readPlaces: async () => [{ id: 'sibiu', name: 'Sibiu' }],
  afterMerges: async (filters: ListingFilters) =>
    filters.categoryId === 'masini-vechi' ? { ...filters, categoryId: 'autoturisme' } : filters,
}));
jest.mock('#data/preferences/saveSearch', () => ({
  saveSearch: jest.fn(async () => ({ isTold: true })),
}));

beforeAll(() => configureFakeFirebase());
beforeEach(() => {
  setFakeSession(fakeSignedOut);
  mockWorld.found = () => ({ cards: [card(1), card(2, { previousPriceLei: 55_000 })] });
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
