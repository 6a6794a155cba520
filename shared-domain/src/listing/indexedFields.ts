import type { ListingFields } from './listing';
import { bucketsByPath, toBucket } from '../search/buckets';
import { toPriceLei } from './priceLei';
import { COVERS_ALL, toCoverageToken, toSearchTokens } from '../search/searchTokens';
import { toSlug } from '../formats/slug';
import { bodies, fuels } from './vehicleFields';

type Described = Pick<ListingFields, 'title' | 'price' | 'localityId' | 'localityName'> & {
  photos: readonly unknown[];
} & (
    | Pick<Extract<ListingFields, { kind: 'vehicle' }>, 'kind' | 'vehicle'>
    | Pick<Extract<ListingFields, { kind: 'service' }>, 'kind' | 'service'>
  );

export type IndexedFields = Pick<
  ListingFields,
  'slug' | 'priceLei' | 'hasPhotos' | 'searchTokens' | 'bands'
>;

/**
 * Every field of a listing that exists to be searched, from those that a seller fills in. Code that writes a listing spreads
 * this over it.
 */
export function toIndexedFields(
  listing: Described,
  context: { categoryLabel: string; eurRateBani: number },
): IndexedFields {
  const priceLei = toPriceLei(listing.price, context.eurRateBani);
  return {
    slug: toSlug(listing.title),
    priceLei,
    hasPhotos: listing.photos.length > 0,
    searchTokens: toSearchTokens(
      [...vehicleTexts(listing), listing.title, context.categoryLabel, listing.localityName],
      coverage(listing),
    ),
    bands: {
      ...(priceLei > 0 && { price: toBucket('price', priceLei) }),
      ...vehicleBuckets(listing),
    },
  };
}

function vehicleTexts(listing: Described): (string | undefined)[] {
  if (listing.kind === 'service') return [];
  const { vehicle } = listing;
  if (vehicle.shape === 'part') return [vehicle.makeName, vehicle.modelName];
  return [
    vehicle.makeName,
    vehicle.modelName,
    vehicle.version,
    vehicle.fuel && fuels[vehicle.fuel],
    vehicle.body && bodies[vehicle.body],
    String(vehicle.year),
  ];
}

function vehicleBuckets(listing: Described): IndexedFields['bands'] {
  if (listing.kind === 'service' || listing.vehicle.shape === 'part') return {};
  const facts: Record<string, unknown> = { ...listing.vehicle };
  return Object.fromEntries(
    Object.entries(bucketsByPath).flatMap(([path, name]) => {
      const value = facts[path.replace('vehicle.', '')];
      return typeof value === 'number' ? [[name, toBucket(name, value)]] : [];
    }),
  );
}

function coverage(listing: Described): string[] {
  if (listing.kind === 'vehicle') return [];
  if (listing.service.wholeCounty) return [COVERS_ALL];
  return [...new Set([listing.localityId, ...(listing.service.coveredLocalityIds ?? [])])].map(
    toCoverageToken,
  );
}
