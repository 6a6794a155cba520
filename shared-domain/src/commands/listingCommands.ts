import * as z from 'zod/mini';
import { listingCardSchema } from '../listing/listingCard';
import { listingCountersSchema } from '../listing/listingCounters';
import { listingKinds } from '../listing/listingKind';
import { type ListingStatus, listingStatuses } from '../listing/listingStatus';
import { currencies, priceUnits } from '../listing/serviceFields';
import { idsOf } from '../listing/vehicleFields';
import { dashboardSchema } from '../people/dashboard';
import { vehiclePointSchema } from '../listing/vehiclePoint';
import { proofFactsSchema } from '../listing/proof';
import { documentId, facts, listingId, text, version } from './commandFields';
import { defineContract } from './defineContract';

/** A listing as its seller says it: everything else of its document is derived by trusted code. */
const described = {
  kind: z.enum(listingKinds),
  categoryId: text(100),
  title: text(500),
  description: text(20_000),
  price: z.strictObject({
    amountMinor: z.number(),
    currency: z.enum(idsOf(currencies)),
    negotiable: z.boolean(),
    unit: z.enum(idsOf(priceUnits)),
  }),
  localityId: text(100),
  /** As stored: `0712345678`. */
  phone: z.optional(text(20)),
  /** The seller answers on WhatsApp at that phone. */
  whatsApp: z.optional(z.literal(true)),
  photos: z
    .array(
      z.strictObject({
        id: text(40),
        path: text(300),
        thumbPath: text(300),
        width: z.number(),
        height: z.number(),
      }),
    )
    .check(z.maxLength(50)),
  vehicle: z.optional(facts),
  service: z.optional(facts),
};

/** A listing, and the version of it that the person saw: a newer one refuses the act. */
const seen = { id: listingId, version: z.int() };

const status = z.enum(listingStatuses);
const some = <const Status extends ListingStatus>(...statuses: [Status, ...Status[]]) =>
  z.enum(statuses);

/** What sellers do with their listings, and visitors with others'. */
export const listingCommands = {
  publishListing: defineContract({
    name: 'publishListing',
    /** `id` is made by the device, as its photos lie below it: the same listing sent again is one. */
    input: z.strictObject({ id: listingId, ...described }),
    result: z.strictObject({ slug: z.string(), status: some('active', 'pending') }),
    errors: ['bannedWords'],
  }),
  editListing: defineContract({
    name: 'editListing',
    input: z.strictObject({ ...seen, ...described }),
    result: z.strictObject({ slug: z.string(), status }),
    errors: ['bannedWords', 'changedElsewhere', 'wrongStatus'],
  }),
  changeListingStatus: defineContract({
    name: 'changeListingStatus',
    /** `active`: public again or for the first time; `draft`: taken back. */
    input: z.strictObject({
      ...seen,
      to: some('active', 'paused', 'sold', 'archived', 'draft'),
    }),
    /** Where it stands now: what must wait for approval is `pending`. */
    result: z.strictObject({ status }),
    errors: ['changedElsewhere', 'wrongStatus'],
  }),
  renewListing: defineContract({
    name: 'renewListing',
    input: z.strictObject(seen),
    result: z.strictObject({ status }),
    errors: ['changedElsewhere', 'wrongStatus'],
  }),
  deleteListing: defineContract({
    name: 'deleteListing',
    /** `forGood`: not to be brought back. */
    input: z.strictObject({ id: listingId, forGood: z.optional(z.boolean()) }),
    /** `deleted`: it can be brought back for 30 days; `kept`: for six months, as it was rejected or reported; `gone`: it cannot. */
    result: z.strictObject({ outcome: z.enum(['deleted', 'kept', 'gone']) }),
    errors: ['recentSignInNeeded'],
  }),
  restoreListing: defineContract({
    name: 'restoreListing',
    input: z.strictObject({ id: listingId }),
    /** Where it stands again. */
    result: z.strictObject({ status }),
    errors: [],
  }),
  /** The owner appeals against a rejection, once. */
  appealDecision: defineContract({
    name: 'appealDecision',
    input: z.strictObject({ listingId, version, text: text(10_000) }),
    result: z.strictObject({}),
    errors: ['changedElsewhere', 'wrongStatus'],
  }),
  /** The owner has read the answer to an appeal; it need not stand beside the listing any more. */
  dismissAnswer: defineContract({
    name: 'dismissAnswer',
    input: z.strictObject({ listingId }),
    result: z.strictObject({}),
    errors: [],
  }),
  countView: defineContract({
    name: 'countView',
    input: z.strictObject({ listingId }),
    result: z.strictObject({}),
    errors: [],
  }),
  /** Of the caller's own listings, by their ids; of others nothing. */
  /** Whether what is published is looked at first; for anybody. */
  readPublishingTerms: defineContract({
    name: 'readPublishingTerms',
    input: z.strictObject({}),
    result: z.strictObject({ preModeration: z.boolean() }),
    errors: [],
  }),
  readFigures: defineContract({
    name: 'readFigures',
    input: z.strictObject({ listingIds: z.array(listingId).check(z.maxLength(30)) }),
    result: z.strictObject({
      figures: z.record(z.string(), listingCountersSchema),
      /** Ids of those beside which a decision is shown. */
      decided: z.array(listingId),
    }),
    errors: [],
  }),
  /** Of the caller alone. */
  readDashboard: defineContract({
    name: 'readDashboard',
    input: z.strictObject({}),
    result: dashboardSchema,
    errors: [],
  }),
  /** The caller's own listings, of every status but deleted, that a chassis number, plate or phone names; of others nothing. */
  findOwnListings: defineContract({
    name: 'findOwnListings',
    input: z.strictObject({ words: text(100) }),
    result: z.strictObject({ listings: z.array(listingCardSchema) }),
    errors: [],
  }),
  /** Shows at one's own listing what a kept paper or picture says; the original stays in the archive. */
  attachProof: defineContract({
    name: 'attachProof',
    input: z.strictObject({ listingId, entryId: documentId, facts: proofFactsSchema }),
    result: z.strictObject({}),
    errors: ['wrongStatus'],
  }),
  /** Takes such a proof away again. */
  detachProof: defineContract({
    name: 'detachProof',
    input: z.strictObject({ entryId: documentId }),
    result: z.strictObject({}),
    errors: [],
  }),
  /** What listings here said of one vehicle, by its VIN, which is not in the answer: when, kilometres, asking price. */
  readVehicleHistory: defineContract({
    name: 'readVehicleHistory',
    input: z.strictObject({ listingId }),
    result: z.strictObject({
      /** Oldest first, the listing asked about among them; none where it names no VIN. */
      listings: z.array(vehiclePointSchema),
    }),
    errors: [],
  }),
  revealPhone: defineContract({
    name: 'revealPhone',
    input: z.strictObject({ listingId }),
    /** The phone as stored (`0712345678`); what the marks in the description stand for, empty where a mark is gone. */
    result: z.strictObject({
      phone: z.optional(z.string()),
      contacts: z.optional(z.array(z.string())),
    }),
    errors: [],
  }),
  setFavourite: defineContract({
    name: 'setFavourite',
    input: z.strictObject({ listingId, kept: z.boolean() }),
    result: z.strictObject({}),
    errors: [],
  }),
};
