import { withoutAbsent } from '../formats/withoutAbsent';
import type { Listing } from './listing';
import type { ListingStatus } from './listingStatus';
import type { Price } from './price';
import type { SellerType } from './vehicleFields';

/** What a card shows of a listing, plain JSON (times in milliseconds): a list is inlined in its page as these. */
export type ListingCard = {
  id: string;
  kind: 'vehicle' | 'service';
  slug: string;
  title: string;
  price: Price;
  priceLei: number;
  previousPriceLei?: number;
  status: ListingStatus;
  localityName: string;
  /** How far it lies from the place that the list is asked for. */
  km?: number;
  sellerId: string;
  sellerName: string;
  sellerType: SellerType;
  photoCount: number;
  thumbPath?: string;
  /** In the photo's place until it comes. */
  blur?: string;
  categoryId: string;
  publishedAtMs?: number;
  expiresAtMs?: number;
  makeName?: string;
  modelName?: string;
  year?: number;
  mileageKm?: number;
  fuel?: string;
  gearbox?: string;
  powerHp?: number;
  providerForm?: string;
  programme?: string;
};

/** The card of a listing: no second read, no description, no absent fields. */
export function toListingCard(listing: Listing): ListingCard {
  const facts =
    listing.kind === 'vehicle'
      ? pick(listing.vehicle, [
          'makeName',
          'modelName',
          'year',
          'mileageKm',
          'fuel',
          'gearbox',
          'powerHp',
        ])
      : pick(listing.service, ['providerForm', 'programme']);
  return withoutAbsent({
    id: listing.id,
    kind: listing.kind,
    slug: listing.slug,
    title: listing.title,
    price: listing.price,
    priceLei: listing.priceLei,
    previousPriceLei: listing.previousPriceLei,
    status: listing.status,
    localityName: listing.localityName,
    sellerId: listing.ownerId,
    sellerName: listing.sellerName,
    sellerType: listing.sellerType,
    photoCount: listing.photos.length,
    thumbPath: listing.photos[0]?.thumbPath,
    blur: listing.photos[0]?.blur,
    categoryId: listing.categoryId,
    publishedAtMs: listing.publishedAt?.getTime(),
    expiresAtMs: listing.expiresAt?.getTime(),
    ...facts,
  });
}

function pick(from: Partial<ListingCard>, keys: (keyof ListingCard)[]): Partial<ListingCard> {
  const picked: Record<string, unknown> = {};
  for (const key of keys) picked[key] = from[key];
  return picked;
}
