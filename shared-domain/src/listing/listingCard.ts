import * as z from 'zod/mini';
import { listingStatuses } from './listingStatus';
import { priceSchema } from './price';
import { pricePositions } from './pricePosition';
import { listingKinds } from './listingKind';
import { idsOf, sellerTypes } from './vehicleFields';

/**
 * What a card shows of a listing, plain JSON (times in milliseconds): a list is inlined in its page as these. Fields may be added, so
 * readers leave out what they do not know.
 */
export const listingCardSchema = z.object({
  id: z.string(),
  kind: z.enum(listingKinds),
  slug: z.string(),
  title: z.string(),
  price: priceSchema,
  priceLei: z.number(),
  previousPriceLei: z.optional(z.number()),
  /** Among comparable listings (`toComparableFilters`); absent where nothing honest can be said. */
  pricePosition: z.optional(z.enum(pricePositions)),
  status: z.enum(listingStatuses),
  localityName: z.string(),
  /** How far it lies from the place that the list is asked for. */
  km: z.optional(z.number()),
  sellerId: z.string(),
  sellerName: z.string(),
  sellerType: z.enum(idsOf(sellerTypes)),
  photoCount: z.number(),
  thumbPath: z.optional(z.string()),
  /** In the photo's place until it comes. */
  blur: z.optional(z.string()),
  categoryId: z.string(),
  publishedAtMs: z.optional(z.number()),
  expiresAtMs: z.optional(z.number()),
  /** When it was last changed, for search engines. */
  updatedAtMs: z.optional(z.number()),
  makeName: z.optional(z.string()),
  modelName: z.optional(z.string()),
  year: z.optional(z.number()),
  mileageKm: z.optional(z.number()),
  fuel: z.optional(z.string()),
  gearbox: z.optional(z.string()),
  powerHp: z.optional(z.number()),
  /** Yearly tax in lei with the surcharge of its place; absent where the listing does not say enough. */
  yearlyTaxLei: z.optional(z.number()),
  providerForm: z.optional(z.string()),
  programme: z.optional(z.string()),
});
export type ListingCard = z.infer<typeof listingCardSchema>;
