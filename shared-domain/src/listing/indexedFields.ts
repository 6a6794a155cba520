import type { ListingFields } from './listing';
import { toPriceLei } from './priceLei';
import { toSearchTokens } from '../search/searchTokens';
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
 * Every field of a listing that follows from those that a seller fills in. Code that writes a listing spreads
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
    searchTokens: toListingTokens(listing, context.categoryLabel),
    bands: {},
  };
}

/** What a listing is found by: follows from its words alone, whatever it costs. */
export const toListingTokens = (listing: Described, categoryLabel: string): string[] =>
  toSearchTokens([...vehicleTexts(listing), listing.title, categoryLabel, listing.localityName]);

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
