import * as z from 'zod/mini';
import { listingKinds } from '../listing/listingKind';
import { listingStatuses } from '../listing/listingStatus';
import { pricePositionSchema } from '../listing/pricePosition';
import { idsOf } from '../listing/vehicleFields';
import { queueRisks, waitingReasons } from '../moderation/queueReasons';
import { shownModerationSchema } from '../moderation/shownModeration';
import { waitSteps } from '../moderation/waits';
import { EVIDENCE_ASKED_MAX } from '../site/limits';
import { listingId } from './commandFields';
import { defineAdminContract } from './defineAdminContract';

const duplicatesSchema = z.strictObject({
  count: z.int(),
  /** The first of them. */
  listings: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      status: z.enum(listingStatuses),
      ownerId: z.string(),
      sellerName: z.string(),
    }),
  ),
});

const evidenceSchema = z.strictObject({
  listingId: z.string(),
  version: z.int(),
  /** Absent where the account is gone. */
  seller: z.optional(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      createdAtMs: z.number(),
      acceptedListings: z.int(),
      trusted: z.boolean(),
      blocked: z.boolean(),
      /** Of the EVIDENCE_LISTINGS_MAX last changed. */
      listings: z.int(),
      active: z.int(),
      pending: z.int(),
      rejected: z.int(),
      /** Open notices about the person or any of these listings. */
      openReports: z.int(),
      /** Other accounts with the same phone, five at most; how many there are where it may be more. */
      samePhone: z.array(z.strictObject({ id: z.string(), name: z.string() })),
      samePhoneCount: z.optional(z.int()),
      /** Other accounts in a browser of the seller, SAME_BROWSER_MAX at most, five of them named; absent where there are none. */
      sameBrowser: z.optional(
        z.strictObject({
          count: z.int(),
          accounts: z.array(
            z.strictObject({ id: z.string(), name: z.string(), blocked: z.boolean() }),
          ),
        }),
      ),
    }),
  ),
  price: z.nullable(pricePositionSchema),
  samePhotos: duplicatesSchema,
  /** With the same title, or by the same seller with the same words. */
  sameText: duplicatesSchema,
  /** Banned words and contacts in its texts; those that its description hides in the order of their marks. */
  found: z.array(
    z.strictObject({
      where: z.enum(['title', 'description', 'hidden']),
      what: z.enum(['word', 'phone', 'email', 'link', 'messenger']),
      text: z.string(),
    }),
  ),
  /** Notices about this listing, open and decided. */
  reports: z.int(),
  /** The last decision about it; absent where nobody decided yet. */
  decision: z.optional(shownModerationSchema),
  /** Its phone is not that of the last decision. */
  isOtherPhone: z.optional(z.boolean()),
});

/** What administrators ask about the listings that wait for approval. */
export const queueCommands = {
  /**
   * The listings that wait longest, QUEUE_READ_MAX at most, in the order in which they should be decided: those whose
   * owner made what a moderator asked for, what has waited for QUEUE_OLD_HOURS, the longest of all first, then by risk, then by age.
   * Changes nothing.
   */
  readListingQueue: defineAdminContract({
    name: 'readListingQueue',
    permission: 'moderate',
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
  /** What decides about listings beside what they say, of EVIDENCE_ASKED_MAX at most; what is gone is left out. Changes nothing. */
  readEvidence: defineAdminContract({
    name: 'readEvidence',
    permission: 'moderate',
    input: z.strictObject({
      listingIds: z.array(listingId).check(z.minLength(1), z.maxLength(EVIDENCE_ASKED_MAX)),
    }),
    result: z.strictObject({ evidence: z.array(evidenceSchema) }),
    errors: [],
  }),
  readDeskNumbers: defineAdminContract({
    name: 'readDeskNumbers',
    permission: 'moderate',
    /** `byPerson`: asked by administrators; for others it changes nothing. */
    input: z.strictObject({ byPerson: z.optional(z.literal(true)) }),
    result: z.strictObject({
      /** Decisions since midnight in Bucharest, of the caller and of everybody. */
      mine: z.int(),
      all: z.int(),
      /**
       * Of each person who may decide, today and in 30 days with it, and within which step half of those waited who got a decision about a
       * listing, or an answer to a notice or an appeal; administrators alone get them.
       */
      people: z.optional(
        z.array(
          z.strictObject({
            uid: z.string(),
            today: z.int(),
            month: z.int(),
            decides: z.optional(z.enum(idsOf(waitSteps))),
            answers: z.optional(z.enum(idsOf(waitSteps))),
          }),
        ),
      ),
    }),
    errors: [],
  }),
};
