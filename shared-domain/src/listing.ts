import * as z from 'zod/mini';
import * as limits from './limits';
import { listingStatuses } from './listingStatus';
import { moderationSchema } from './moderation';
import { photoSchema } from './photo';
import { priceSchema } from './price';
import { serviceSchema } from './service';
import { vehicleSchema } from './vehicle';
import { idsOf, sellerTypes } from './vehicleFields';

const id = z.string().check(z.minLength(1), z.maxLength(128));
const band = z.optional(z.int().check(z.gte(0), z.lte(30)));

/** Bands of ranges, made by toIndexedFields, so that a range filter is an equality or a short `in`. */
const bandsSchema = z.strictObject({ price: band, year: band, mileage: band, power: band, engine: band });

const common = {
  ownerId: id,
  categoryId: z.string().check(z.maxLength(60), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  title: z.string().check(z.minLength(limits.TITLE_MIN), z.maxLength(limits.TITLE_MAX)),
  slug: z.string().check(z.minLength(1), z.maxLength(limits.SLUG_MAX), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  description: z.string().check(z.minLength(limits.DESCRIPTION_MIN), z.maxLength(limits.DESCRIPTION_MAX)),
  price: priceSchema,
  priceLei: z.int().check(z.gte(0), z.lte(limits.PRICE_LEI_MAX)),
  /** What it cost before the last change, in whole lei: the card's drop mark. */
  previousPriceLei: z.optional(z.int().check(z.gte(1), z.lte(limits.PRICE_LEI_MAX))),
  /** How many times the price changed: the id of the newest `priceHistory` entry. */
  priceChanges: z.int().check(z.gte(0), z.lte(10_000)),
  localityId: z.string().check(z.minLength(1), z.maxLength(60)),
  localityName: z.string().check(z.minLength(1), z.maxLength(60)),
  sellerType: z.enum(idsOf(sellerTypes)),
  sellerName: z.string().check(z.minLength(limits.DISPLAY_NAME_MIN), z.maxLength(limits.COMPANY_NAME_MAX)),
  /** True when `private/contact` holds a phone number to ask for. */
  hasPhone: z.boolean(),
  hasPhotos: z.boolean(),
  status: z.enum(listingStatuses),
  searchTokens: z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(limits.SEARCH_TOKENS_MAX)),
  bands: bandsSchema,
  /** Grows by exactly one with every edit of the owner: a stale tab's write is refused. */
  version: z.int().check(z.gte(1), z.lte(1_000_000)),
  createdAt: z.date(),
  updatedAt: z.date(),
  /** First publication. */
  publishedAt: z.optional(z.date()),
  /** 30 days after the last publication or renewal: newest first is by this field, latest first. */
  expiresAt: z.optional(z.date()),
  soldAt: z.optional(z.date()),
  moderation: z.optional(moderationSchema),
};

const vehicleListingSchema = z.strictObject({
  kind: z.literal('vehicle'),
  ...common,
  photos: z.array(photoSchema).check(z.maxLength(limits.VEHICLE_PHOTOS_MAX)),
  vehicle: vehicleSchema,
});

const serviceListingSchema = z.strictObject({
  kind: z.literal('service'),
  ...common,
  photos: z.array(photoSchema).check(z.maxLength(limits.SERVICE_PHOTOS_MAX)),
  service: serviceSchema,
});

/** A document of `listings/{id}`; the id is 20 letters and digits. Timestamps are dates, optional fields are absent, never null. */
export const listingSchema = z.discriminatedUnion('kind', [vehicleListingSchema, serviceListingSchema]).check(
  z.refine((listing) => listing.hasPhotos === listing.photos.length > 0),
  z.refine((listing) => listing.kind === 'service' || listing.price.unit === 'fixed'),
  z.refine((listing) => listing.price.currency === 'EUR' || listing.priceLei === Math.floor(listing.price.amountMinor / 100)),
  z.refine(
    (listing) =>
      !['active', 'paused', 'sold', 'expired'].includes(listing.status) ||
      (listing.publishedAt !== undefined && listing.expiresAt !== undefined),
  ),
  z.refine((listing) => listing.status !== 'rejected' || listing.moderation?.decision === 'rejected'),
);

export type ListingFields = z.infer<typeof listingSchema>;
/** A listing as read: its fields and its document id. */
export type Listing = ListingFields & { id: string };
export type VehicleListing = Extract<Listing, { kind: 'vehicle' }>;
export type ServiceListing = Extract<Listing, { kind: 'service' }>;
export type ListingKind = Listing['kind'];
