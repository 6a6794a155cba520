import * as z from 'zod/mini';
import { listingIdField, wholeField } from '../site/fields';
import { PRICE_LEI_MAX } from '../site/limits';

/** `users/{uid}/favourites/{listingId}`: kept by the person alone; the price then shows what changed since. */
export const favouriteSchema = z.strictObject({
  listingId: listingIdField,
  priceLei: wholeField(0, PRICE_LEI_MAX),
  addedAt: z.date(),
  /** The listing's counter does not have it: of an unconfirmed account, or of another one of the same device that day. */
  isUncounted: z.optional(z.literal(true)),
});
export type Favourite = z.infer<typeof favouriteSchema>;
