import * as z from 'zod/mini';
import { wholeField } from '../site/fields';
import { PRICE_LEI_MAX, PRICE_MAX_MINOR } from '../site/limits';
import { currencies } from './serviceFields';
import { idsOf } from './vehicleFields';

/** `listings/{id}/priceHistory/{n}`: a price and since when; `n` is the listing's `priceChanges` at that time, 0 at publication. */
export const priceHistoryEntrySchema = z.strictObject({
  amountMinor: wholeField(0, PRICE_MAX_MINOR),
  currency: z.enum(idsOf(currencies)),
  priceLei: wholeField(0, PRICE_LEI_MAX),
  at: z.date(),
});
export type PriceHistoryEntry = z.infer<typeof priceHistoryEntrySchema>;
