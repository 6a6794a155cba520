import * as z from 'zod/mini';
import { countyField, textField } from '../site/fields';
import { alertFrequencySchema } from './alertFrequencySchema';
import { SAVED_SEARCH_NAME_MAX, SAVED_SEARCH_QUERY_MAX } from '../site/limits';

/** `users/{uid}/savedSearches/{id}`: `query` is the part after `?` of the list's address; new is what came after `lastSeenAt`. A search without `alert` was saved before e-mails told of searches: it tells nothing. One without `county` is of the site's. */
export const savedSearchSchema = z.strictObject({
  name: textField(1, SAVED_SEARCH_NAME_MAX),
  query: z.string().check(z.maxLength(SAVED_SEARCH_QUERY_MAX), z.regex(/^[^?#\s]*$/)),
  county: z.optional(countyField),
  createdAt: z.date(),
  lastSeenAt: z.date(),
  alert: z.optional(alertFrequencySchema),
});
export type SavedSearchFields = z.infer<typeof savedSearchSchema>;
export type SavedSearch = SavedSearchFields & { id: string };
