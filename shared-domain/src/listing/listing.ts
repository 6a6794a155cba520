import * as z from 'zod/mini';
import { countyField, idField, slugField, textField, wholeField } from '../site/fields';
import * as limits from '../site/limits';
import { listingStatuses } from './listingStatus';
import { photoSchema } from './photo';
import { priceSchema } from './price';
import { PROOFS_MAX, proofSchema } from './proof';
import { serviceSchema } from './service';
import { vehicleSchema } from './vehicle';
import { idsOf, sellerTypes } from './vehicleFields';

const common = {
  ownerId: idField,
  categoryId: slugField(60),
  title: textField(limits.TITLE_MIN, limits.TITLE_MAX),
  slug: slugField(limits.SLUG_MAX),
  description: textField(limits.DESCRIPTION_MIN, limits.DESCRIPTION_MAX),
  price: priceSchema,
  priceLei: wholeField(0, limits.PRICE_LEI_MAX),
  /** Once the price changed: what it cost at publication, in whole lei; the card's drop mark. */
  previousPriceLei: z.optional(wholeField(1, limits.PRICE_LEI_MAX)),
  /** How many times the price changed: the id of the newest `priceHistory` entry. */
  priceChanges: wholeField(0, 10_000),
  /** The county that its place lies in; absent on what an earlier version wrote: that of the site. */
  county: z.optional(countyField),
  localityId: textField(1, 60),
  localityName: textField(1, 60),
  sellerType: z.enum(idsOf(sellerTypes)),
  sellerName: textField(limits.DISPLAY_NAME_MIN, limits.COMPANY_NAME_MAX),
  /** True when `private/contact` holds a phone number to ask for. */
  hasPhone: z.boolean(),
  /** The seller also answers on WhatsApp at that number. */
  hasWhatsApp: z.optional(z.literal(true)),
  hasPhotos: z.boolean(),
  status: z.enum(listingStatuses),
  searchTokens: z.array(textField(1, 40)).check(z.maxLength(limits.SEARCH_TOKENS_MAX)),
  /** Always empty: earlier releases do not read a listing without it. */
  bands: z.strictObject({}),
  /** Grows by exactly one with every edit of the owner: a stale tab's write is refused. */
  version: wholeField(1, 1_000_000),
  createdAt: z.date(),
  updatedAt: z.date(),
  /** First publication. */
  publishedAt: z.optional(z.date()),
  /** 30 days after the last publication or renewal: newest first is by this field, latest first. */
  expiresAt: z.optional(z.date()),
  soldAt: z.optional(z.date()),
  /**
   * Rejected, or taken back after a report was answered, and not approved since: what its owner changes waits for
   * approval. Why, only `private/moderation` says.
   */
  held: z.optional(z.literal(true)),
  /** Removed from view by decision: nothing that its owner does brings it back until the decision is taken back. */
  removed: z.optional(z.literal(true)),
  /** A moderator asked its owner for changes; made, while it is pending again and waits to be looked at. */
  changes: z.optional(z.enum(['asked', 'made'])),
  /** Only while an appeal waits for its answer: what lists and counts of unanswered ones ask for. */
  appealedAt: z.optional(z.date()),
};

const vehicleListingSchema = z.strictObject({
  kind: z.literal('vehicle'),
  ...common,
  photos: z.array(photoSchema).check(z.maxLength(limits.VEHICLE_PHOTOS_MAX)),
  vehicle: vehicleSchema,
  /** What its seller shows of the vehicle, each with its original in the seller's archive; newest last. */
  proofs: z.optional(z.array(proofSchema).check(z.maxLength(PROOFS_MAX))),
});

const serviceListingSchema = z.strictObject({
  kind: z.literal('service'),
  ...common,
  photos: z.array(photoSchema).check(z.maxLength(limits.SERVICE_PHOTOS_MAX)),
  service: serviceSchema,
});

/** A document of `listings/{id}`; the id is 20 letters and digits. Timestamps are dates, optional fields are absent, never null. */
export const listingSchema = z
  .discriminatedUnion('kind', [vehicleListingSchema, serviceListingSchema])
  .check(
    z.refine((listing) => listing.hasPhotos === listing.photos.length > 0),
    z.refine((listing) => listing.hasPhone || listing.hasWhatsApp === undefined),
    z.refine((listing) => listing.kind === 'service' || listing.price.unit === 'fixed'),
    z.refine(
      (listing) =>
        listing.price.currency === 'EUR' ||
        listing.priceLei === Math.floor(listing.price.amountMinor / 100),
    ),
    z.refine(
      (listing) =>
        !['active', 'paused', 'sold', 'expired'].includes(listing.status) ||
        (listing.publishedAt !== undefined && listing.expiresAt !== undefined),
    ),
    z.refine((listing) => listing.status !== 'rejected' || listing.held === true),
    z.refine((listing) => !listing.removed || ['rejected', 'deleted'].includes(listing.status)),
  );

export type ListingFields = z.infer<typeof listingSchema>;
/** A listing as read: its fields and its document id. */
export type Listing = ListingFields & { id: string };
export type VehicleListing = Extract<Listing, { kind: 'vehicle' }>;
export type ServiceListing = Extract<Listing, { kind: 'service' }>;
