/** The yearly tax on a card, against the calculator's own reckoning for the listing and its place. */
import { taxRatesFor } from '@anunturi/shared-domain/tax/taxRates';
import { vehicleTax } from '@anunturi/shared-domain/tax/vehicleTax';
import { toTaxInput } from '@anunturi/shared-domain/tax/vehicleTaxInput';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { toIndexedCard, toShownCard } from '../indexedCard';
import { engines } from '../testing/engines';
import { randomListings } from '../testing/randomListings';

const now = new Date('2026-11-28T10:00:00Z');
const listings = randomListings(60, 5, now);
const rates = taxRatesFor(2026);

function reckoned(listing: Listing, surchargePercent: number): number | undefined {
  const input = listing.kind === 'vehicle' ? toTaxInput(listing.vehicle, listing.categoryId) : null;
  const result = input && vehicleTax({ ...input, surchargePercent }, rates);
  return result?.kind === 'amount' ? result.taxLei : undefined;
}

test.each(engines)('$name says the yearly tax on cards, and nothing of how', async ({ open }) => {
  const search = await open();
  await search.take(listings.map((listing) => ({ listing, version: 1 })));
  const { cards } = await search.query({ filters: {}, limit: 100 }, now);
  for (const card of cards) {
    const listing = listings.find(({ id }) => id === card.id)!;
    expect([card.id, card.yearlyTaxLei]).toEqual([card.id, reckoned(listing, 0)]);
    expect(card).not.toHaveProperty('taxed');
  }
  expect(cards.some(({ yearlyTaxLei }) => yearlyTaxLei !== undefined)).toBe(true);
});

test('the surcharge of the place is that of the moment', () => {
  const car = listings.find((listing) => (reckoned(listing, 0) ?? 0) > 100)!;
  const surchargeOf = (id: string) => (id === car.localityId ? 16 : 0);
  const card = toShownCard(toIndexedCard(car), surchargeOf, now);
  expect(card.yearlyTaxLei).toBe(reckoned(car, 16));
  expect(card.yearlyTaxLei).toBeGreaterThan(reckoned(car, 0)!);
});
