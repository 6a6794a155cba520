import * as z from 'zod/mini';
import { listingKinds } from '../listing/listingKind';

/** What site maps name, part by part: `GET /api/listed`, then `GET /api/listed?after={next}`. */
export const LISTED_PATH = '/api/listed';
/** The most listings of a part. */
export const LISTED_PART = 8192;

const listedSchema = z.object({
  id: z.string(),
  slug: z.string(),
  kind: z.enum(listingKinds),
  categoryId: z.string(),
  localityId: z.string(),
  /** Empty where it has none. */
  make: z.string(),
  model: z.string(),
  /** When its seller or an administrator last changed it. */
  changedAtMs: z.number(),
  thumbPath: z.optional(z.string()),
});
export type Listed = z.infer<typeof listedSchema>;

export const listedAnswerSchema = z.object({
  listings: z.array(listedSchema),
  /** Where the next part begins; absent on the last. The address of a part is no longer answered once the index was made anew. */
  next: z.optional(z.string()),
});
export type ListedAnswer = z.infer<typeof listedAnswerSchema>;
