import type { Listing } from '@anunturi/shared-domain/listing/listing';
import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';
import { toListingCard } from '@anunturi/shared-domain/listing/toListingCard';
import { taxRatesFor } from '@anunturi/shared-domain/tax/taxRates';
import type { TaxInput } from '@anunturi/shared-domain/tax/taxTypes';
import { vehicleTax } from '@anunturi/shared-domain/tax/vehicleTax';
import { toTaxInput } from '@anunturi/shared-domain/tax/vehicleTaxInput';

/** A card as an index keeps it: rates change with the year and surcharges with a decision, so the tax is worked out when it is shown. */
export type IndexedCard = ListingCard & { taxed?: TaxInput & { localityId: string } };

/** The card of a listing, with what its vehicle is taxed by. */
export function toIndexedCard(listing: Listing): IndexedCard {
  const card = toListingCard(listing);
  const input = listing.kind === 'vehicle' ? toTaxInput(listing.vehicle, listing.categoryId) : null;
  return input ? { ...card, taxed: { ...input, localityId: listing.localityId } } : card;
}

/** The card as it is shown: with the yearly tax of its place, where the law's table has one. */
export function toShownCard(
  { taxed, ...card }: IndexedCard,
  surchargeOf: (localityId: string) => number,
  now: Date,
): ListingCard {
  if (!taxed) return card;
  const { localityId, ...input } = taxed;
  const rates = taxRatesFor(now.getUTCFullYear());
  const surchargePercent = Math.min(surchargeOf(localityId), rates.surchargeMaxPercent);
  const result = vehicleTax({ ...input, surchargePercent }, rates);
  return result.kind === 'amount' ? { ...card, yearlyTaxLei: result.taxLei } : card;
}
