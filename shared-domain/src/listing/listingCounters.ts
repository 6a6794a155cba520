import * as z from 'zod/mini';
import { wholeField } from '../site/fields';

const count = wholeField(0, 1_000_000_000);

const figures = { views: count, favourites: count, conversations: count };

/** What an owner sees of them. */
export const figuresSchema = z.strictObject(figures);

/**
 * `listings/{id}/counters/all`: grows by exactly one, each time with its proof in the same batch, so that no trusted program is needed:
 * a favourite with the favourite document of the signed-in person (made: +1, removed: -1),
 * a conversation with the new conversation document. Made with zeros in the batch that makes the listing.
 */
export const listingCountersSchema = z.strictObject({
  ...figures,
  /** Left by versions before views were counted by trusted code (countView). */
  lastView: z.optional(z.string().check(z.regex(/^\d{8}_[A-Za-z0-9]{20}$/))),
});
export type ListingCounters = z.infer<typeof listingCountersSchema>;
