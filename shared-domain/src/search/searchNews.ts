import * as z from 'zod/mini';
import { savedSearchSchema } from './savedSearch';

const momentMs = z.number();

/** A saved search and how much it found since the last look. */
export const searchNewsSchema = z.strictObject({
  search: z.strictObject({
    ...savedSearchSchema.shape,
    id: z.string(),
    createdAt: momentMs,
    lastSeenAt: momentMs,
  }),
  news: z.strictObject({ count: z.int() }),
});
export type SearchNews = z.infer<typeof searchNewsSchema>;
