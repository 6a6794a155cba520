import type { ListingFields } from './listing';
import { toPriceLei } from './priceLei';
import { toSearchTokens } from '../search/searchTokens';
import { SEARCH_TOKENS_MAX } from '../site/limits';
import { findPlates, normalizePlate } from '../validators/plate';
import { toSlug } from '../formats/slug';
import { bodies, fuels } from './vehicleFields';

/** A listing names one; of a longer list the first are found. */
const PLATES_MAX = 10;

type Described = Pick<
  ListingFields,
  'title' | 'description' | 'price' | 'localityId' | 'localityName'
> & {
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
export function toListingTokens(listing: Described, categoryLabel: string): string[] {
  const texts = [...vehicleTexts(listing), listing.title, categoryLabel, listing.localityName];
  const tokens = [...toPlateTokens(listing), ...toSearchTokens(texts)];
  return [...new Set(tokens)].slice(0, SEARCH_TOKENS_MAX);
}

/** Of the plates that title and description name. */
export const toPlateTokens = ({
  title,
  description,
}: Pick<ListingFields, 'title' | 'description'>): string[] =>
  findPlates(`${title}\n${description}`).slice(0, PLATES_MAX).map(toPlateToken);

/** The token that a plate is looked up by, however it is typed. */
export const toPlateToken = (plate: string): string => normalizePlate(plate).toLowerCase();

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
