import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import type { PriceHistoryEntry } from '@anunturi/shared-domain/listing/priceHistory';

/** The entry of a listing's price history for the price that it has now. */
export const toPriceEntry = (
  { price, priceLei }: Pick<ListingFields, 'price' | 'priceLei'>,
  at: Date,
): PriceHistoryEntry => ({
  amountMinor: price.amountMinor,
  currency: price.currency,
  priceLei,
  at,
});
