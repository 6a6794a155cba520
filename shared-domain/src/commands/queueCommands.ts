import * as z from 'zod/mini';
import { listingKinds } from '../listing/listingKind';
import { idsOf } from '../listing/vehicleFields';
import { queueRisks, waitingReasons } from '../moderation/queueReasons';
import { defineContract } from './defineContract';

/** What administrators ask about the listings that wait for approval. */
export const queueCommands = {
  /**
   * The listings that wait longest, QUEUE_READ_MAX at most, in the order in which they should be decided: those whose
   * owner made what a moderator asked for, what has waited for QUEUE_OLD_HOURS, the longest of all first, then by risk, then by age.
   * Changes nothing.
   */
  readListingQueue: defineContract({
    name: 'readListingQueue',
    input: z.strictObject({}),
    result: z.strictObject({
      rows: z.array(
        z.strictObject({
          id: z.string(),
          version: z.int(),
          kind: z.enum(listingKinds),
          categoryId: z.string(),
          localityId: z.string(),
          localityName: z.string(),
          ownerId: z.string(),
          sellerName: z.string(),
          /** Why it waits. */
          reason: z.enum(idsOf(waitingReasons)),
          /** Gravest first; none where nothing speaks against it. */
          risks: z.array(z.enum(idsOf(queueRisks))),
          waitsSinceMs: z.number(),
          /** It waits so long that its age counts before every risk. */
          isOld: z.boolean(),
        }),
      ),
      /** More wait than were read. */
      isMore: z.boolean(),
    }),
    errors: [],
  }),
};
