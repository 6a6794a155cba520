import * as z from 'zod/mini';
import { wholeField } from '../site/fields';

const count = wholeField(0, 1_000_000_000);

/**
 * `listings/{id}/counters/all`: made with zeros when the listing is published. Each count moves in the transaction of its
 * act: a view (`countView`), a favourite kept or let go (`setFavourite`), a conversation that begins (`startConversation`).
 */
export const listingCountersSchema = z.strictObject({
  views: count,
  favourites: count,
  conversations: count,
});
export type ListingCounters = z.infer<typeof listingCountersSchema>;
