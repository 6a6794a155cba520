import * as z from 'zod/mini';
import { listingIdField } from '../site/fields';

/** `users/{uid}/shownPhones/{listingId}`: that the phone of a listing was shown to the person, by trusted code (revealPhone). */
export const shownPhoneSchema = z.strictObject({
  listingId: listingIdField,
  /** Of the phone that the person knows last: the one shown, or another one that they were told of. */
  digest: z.string().check(z.regex(/^[\w-]{22}$/)),
  at: z.date(),
  forgetAt: z.date(),
});
