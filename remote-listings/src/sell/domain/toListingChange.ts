import { isSameData } from '@anunturi/shared-domain/formats/isSameData';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import type { ListingStatus } from '@anunturi/shared-domain/listing/listingStatus';
import type { Photo } from '@anunturi/shared-domain/listing/photo';
import type { ListingInput } from './checkSellForm';
import { type ListingNames, toListingFields } from './toListingFields';

export type ListingChange = {
  /** Fields to write; an undefined one is taken away. */
  fields: Record<string, unknown>;
  priceChanged: boolean;
  status: ListingStatus;
  /** A sold listing of a held seller cannot be reworded where people see it. */
  refused: boolean;
};

/** What is looked at before people see it, where the seller is held. */
const worded = ['title', 'description', 'photos', 'vehicle', 'service', 'categoryId'] as const;

/**
 * The fields that an edit changes. Where the seller is held (or the listing was rejected), a reworded listing goes back to be looked at.
 */
export function toListingChange(
  listing: Listing,
  input: ListingInput,
  photos: readonly Photo[],
  names: ListingNames,
  terms: { held: boolean; eurRateBani: number },
): ListingChange {
  const priceChanged = !priceIsSame(listing, input);
  const described = toListingFields(input, photos, names, terms.eurRateBani);
  // An unchanged price keeps its amount in lei, whatever the euro did since.
  const next: Record<string, unknown> = priceChanged
    ? described
    : {
        ...described,
        priceLei: listing.priceLei,
        bands: { ...described.bands, price: listing.bands.price },
      };
  const was = listing as unknown as Record<string, unknown>;
  const fields: Record<string, unknown> = Object.fromEntries(
    Object.entries(next).filter(([name, value]) => !isSameData(value, was[name])),
  );
  if (priceChanged) {
    fields.priceChanges = listing.priceChanges + 1;
    fields.previousPriceLei = listing.priceLei > 0 ? listing.priceLei : undefined;
  }
  const reworded = worded.some((name) => name in fields);
  const isHeld = terms.held || listing.held === true;
  const goesBack =
    listing.status === 'rejected' ||
    (reworded && isHeld && ['active', 'paused', 'expired'].includes(listing.status));
  const status = goesBack ? 'pending' : listing.status;
  if (status !== listing.status) fields.status = status;
  return { fields, priceChanged, status, refused: reworded && isHeld && listing.status === 'sold' };
}

function priceIsSame({ price }: Listing, input: ListingInput): boolean {
  return price.amountMinor === input.price.amountMinor && price.currency === input.price.currency;
}
