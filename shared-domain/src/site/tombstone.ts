import * as z from 'zod/mini';
import { slugField } from './fields';

/**
 * What anybody may know of a page that was public and is deleted: since when, and where else to
 * look. Nothing of its owner, no word of it.
 */
export const tombstoneSchema = z.object({
  at: z.date(),
  /** Of a listing. */
  categoryId: z.optional(slugField(60)),
});
export type Tombstone = z.infer<typeof tombstoneSchema>;
