import * as z from 'zod/mini';

/**
 * `listings/{id}/private/check`: written, with the server's time, in every batch that changes a listing's title, description, photos or facts.
 * Rules look at those through it, because one document's rule may not evaluate as many expressions as a whole listing needs.
 */
export const listingCheckSchema = z.strictObject({ at: z.date() });
export type ListingCheck = z.infer<typeof listingCheckSchema>;
