import * as z from 'zod/mini';
import { textField } from '../site/fields';

/** The status of a listing that was set aside: no list asks for it. */
export const UNREADABLE = 'unreadable';

/**
 * A document of `unreadableListings/{listingId}`: a listing that does not fit its schema, set aside where no visitor meets
 * it until an administrator decides. Nothing of it is trusted; what is kept here tells which one it is.
 */
export const unreadableListingSchema = z.strictObject({
  /** Where it stood: it goes back there when it fits again. */
  status: textField(1, 60),
  title: z.optional(textField(1, 200)),
  ownerId: z.optional(textField(1, 200)),
  /** Which fields do not fit. */
  faults: z.array(textField(1, 100)).check(z.maxLength(20)),
  at: z.date(),
});
export type UnreadableListing = z.infer<typeof unreadableListingSchema> & { id: string };
