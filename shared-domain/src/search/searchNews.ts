import * as z from 'zod/mini';
import { savedSearchSchema } from './savedSearch';

const momentMs = z.number();

/** A saved search and how much it found since the last look; `atMost` where the true number may be lower. */
export const searchNewsSchema = z.strictObject({
  search: z.strictObject({
    ...savedSearchSchema.shape,
    id: z.string(),
    createdAt: momentMs,
    lastSeenAt: momentMs,
  }),
  news: z.strictObject({ count: z.int(), atMost: z.optional(z.literal(true)) }),
});
export type SearchNews = z.infer<typeof searchNewsSchema>;
