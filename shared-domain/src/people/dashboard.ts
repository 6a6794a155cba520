import * as z from 'zod/mini';
import { listingStatuses } from '../listing/listingStatus';
import { myListingSchema } from '../listing/myListing';
import { shownBlockSchema } from './shownBlock';
import { shownNoticeSchema } from './notice';
import { searchNewsSchema } from '../search/searchNews';
import { listingIdField } from '../site/fields';

const rows = z.array(myListingSchema);

/** What the first tab of a person's account shows, as trusted code answers it and as a device keeps the last answer. */
export const dashboardSchema = z.strictObject({
  rows,
  /** Where the rows go on: a moment alone is what earlier pages know. */
  next: z.optional(z.int()),
  nextId: z.optional(listingIdField),
  /** Each counted up to 201. */
  counts: z.record(z.enum(listingStatuses), z.int()),
  waiting: z.strictObject({ rejected: rows, ending: rows, ended: rows }),
  /** By the listing's id. */
  unreadByListing: z.record(z.string(), z.int()),
  /** Saved searches that found something since the last look. */
  searches: z.array(searchNewsSchema),
  /** Unread notices, the newest first; trusted code of an earlier release answers none. */
  notices: z.optional(z.array(shownNoticeSchema)),
  /** Why the account is suspended, of a suspended one. */
  block: z.optional(shownBlockSchema),
});
export type DashboardAnswer = z.infer<typeof dashboardSchema>;
