import * as z from 'zod/mini';
import { shownModerationSchema } from '../moderation/shownModeration';
import { listingCardSchema } from './listingCard';
import { listingCountersSchema } from './listingCounters';
import { listingDeletionSchema } from './listingDeletion';
import { listingStatuses } from './listingStatus';

const momentMs = z.number();

/** A listing as its owner's account shows it; moments in milliseconds. */
export const myListingSchema = z.strictObject({
  card: listingCardSchema,
  /** As stored; `card.status` is what to show (an active listing whose time is over is expired). */
  storedStatus: z.enum(listingStatuses),
  version: z.int(),
  updatedAtMs: momentMs,
  /** Whole days until it leaves the lists; only of active and expired ones. */
  daysLeft: z.optional(z.int()),
  mayRenew: z.boolean(),
  /** True while `expiresAt` lies ahead: only then can it go straight back to active. */
  hasTimeLeft: z.boolean(),
  moderation: z.optional(shownModerationSchema),
  /** Only of a deleted one. */
  deletion: z.optional(
    z.strictObject({ ...listingDeletionSchema.shape, askedAt: momentMs, dueAt: momentMs }),
  ),
  counters: z.optional(listingCountersSchema),
});
export type MyListing = z.infer<typeof myListingSchema>;
