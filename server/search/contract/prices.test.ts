/** Where prices stand, against the same said of every listing that the filters of comparables match. */
import {
  toComparableFilters,
  toPricePosition,
} from '@anunturi/shared-domain/listing/pricePosition';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { matchesFilters } from '@anunturi/shared-domain/search/listingMatch';
import { resolveFilters } from '@anunturi/shared-domain/search/resolveFilters';
import type { Search } from '../Search';
import { engines } from '../testing/engines';
import { mapAtOnce } from '../testing/mapAtOnce';
import { randomListings } from '../testing/randomListings';

jest.setTimeout(120_000); // brute force is slow
const now = new Date('2026-11-28T10:00:00Z');
const DAY_MS = 86_400_000;
const listings = randomListings(800, 17, now).map(narrow);

/** Near enough to one another that some have many comparable ones, and some few. */
function narrow(listing: Listing): Listing {
  if (listing.kind !== 'vehicle' || listing.vehicle.shape !== 'car') return listing;
  const { vehicle } = listing;
  const year = 2010 + (vehicle.year % 8);
  const fuel = vehicle.fuel === 'petrol' ? vehicle.fuel : 'diesel';
  const isGolf = vehicle.make !== 'dacia' && vehicle.make !== 'skoda';
  const named = isGolf && { make: 'volkswagen', model: 'golf' };
  const mileageKm = Math.floor(vehicle.mileageKm! / 3);
  return { ...listing, vehicle: { ...vehicle, ...named, year, fuel, mileageKm } };
}

function bruteForce(listing: Listing, all: readonly Listing[], at: Date) {
  const isThere = listing.status === 'active' && listing.expiresAt! > at;
  const filters = listing.kind === 'vehicle' && toComparableFilters(listing.vehicle);
  if (!filters || !isThere) return null;
  const asked = resolveFilters(filters, { now: at, eurRateBani: 500, neighbourIds: () => [] });
  const others = all.filter((each) => each.id !== listing.id && matchesFilters(each, asked));
  return toPricePosition(
    listing.priceLei,
    others.map(({ priceLei }) => priceLei),
  );
}

describe.each(engines)('$name', ({ open }) => {
  async function expectSame(search: Search, all: readonly Listing[], at: Date) {
    const told = await mapAtOnce(all, ({ id }) => search.pricePosition(id, at));
    expect(told).toEqual(all.map((listing) => bruteForce(listing, all, at)));
    return told;
  }
  const take = (search: Search, all: readonly Listing[], version: number) =>
    search.take(all.map((listing) => ({ listing, version })));

  test('a price stands where brute force puts it, also when comparable ones come, go and end', async () => {
    const search = await open();
    await take(search, listings, 1);
    const told = await expectSame(search, listings, now);
    for (const position of ['below', 'fair', 'above'])
      expect(told.filter((each) => each?.position === position).length).toBeGreaterThan(20);
    const silent = told.filter((each, at) => !each && listings[at]!.kind === 'vehicle');
    expect(silent.length).toBeGreaterThan(20);

    const changed = listings.map((listing, at): Listing => {
      if (at % 5 === 0) return { ...listing, status: 'sold' };
      return at % 7 === 0 ? { ...listing, priceLei: listing.priceLei * 2 } : listing;
    });
    await take(search, changed, 2);
    await expectSame(search, changed, now);
    await expectSame(search, changed, new Date(now.getTime() + 20 * DAY_MS));
  });

  test('cards say the position, and nothing where nothing is said', async () => {
    const search = await open();
    await take(search, listings, 1);
    const { cards } = await search.query({ filters: { make: 'volkswagen' }, limit: 100 }, now);
    for (const { id, pricePosition } of cards)
      expect([id, pricePosition]).toEqual([id, (await search.pricePosition(id, now))?.position]);
    expect(new Set(cards.map(({ pricePosition }) => pricePosition)).size).toBe(4);
  });
});
