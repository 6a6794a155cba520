import * as z from 'zod/mini';
import { listingStatuses } from './listingStatus';

/** How long a deleted listing can be brought back. */
export const DELETED_KEPT_DAYS = 30;
/** How long one is kept that was rejected or reported: as evidence. */
export const EVIDENCE_KEPT_DAYS = 183;

/**
 * A document of `listings/{id}/private/deletion`, read by the owner and by administrators, while the listing is `deleted`:
 * what it was before, and when it goes for good.
 */
export const listingDeletionSchema = z
  .strictObject({
    from: z.enum(listingStatuses),
    askedAt: z.date(),
    dueAt: z.date(),
    /** It was rejected or reported: its owner cannot make it go sooner. */
    isEvidence: z.boolean(),
  })
  .check(
    z.refine(({ from }) => from !== 'deleted'),
    z.refine(({ askedAt, dueAt }) => dueAt > askedAt),
  );
export type ListingDeletion = z.infer<typeof listingDeletionSchema>;
