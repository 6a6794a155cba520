import { withoutAbsent } from '../formats/withoutAbsent';
import type { Listing } from './listing';
import type { ListingCard } from './listingCard';

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
    updatedAtMs: listing.updatedAt.getTime(),
    ...facts,
  });
}

function pick(from: Partial<ListingCard>, keys: (keyof ListingCard)[]): Partial<ListingCard> {
  const picked: Record<string, unknown> = {};
  for (const key of keys) picked[key] = from[key];
  return picked;
}
