import * as z from 'zod/mini';
import { idField } from '../site/fields';

/** `photoHashes/{listingId}_{photoId}`: what a shown photo looks like; the same one, smaller or in another quality, has the same hash. */
export const photoHashSchema = z.object({
  listingId: idField,
  photoId: idField,
  ownerId: idField,
  perceptualHash: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  at: z.date(),
});
