import type { ListingFields } from '../listing/listing';
import { type ListingFilters, priceBoundsLei } from './listingFilters';
import { COVERS_ALL, toCoverageToken, tokensMatch, toQueryWords } from './searchTokens';

/** What filters mean besides themselves: the clock, the euro's rate, which localities lie around one. */
export type FilterContext = {
  now: Date;
  eurRateBani: number;
  neighbourIds(localityId: string): readonly string[];
};

/** True for a listing that is public now and answers every filter: the meaning that query plans are held to. */
export function matchesFilters(
  listing: ListingFields,
  filters: ListingFilters,
  context: FilterContext,
): boolean {
  const price = priceBoundsLei(filters, context.eurRateBani);
  return (
    listing.status === 'active' &&
    listing.expiresAt !== undefined &&
    listing.expiresAt > context.now &&
    is(listing.kind, filters.kind) &&
    is(listing.categoryId, filters.categoryId) &&
    is(listing.sellerType, filters.sellerType) &&
    is(listing.ownerId, filters.sellerId) &&
    is(listing.price.unit, filters.priceUnit) &&
    (!filters.withPhoto || listing.hasPhotos) &&
    isOneOf(listing.localityId, localityIds(filters, context)) &&
    tokensMatch(listing.searchTokens, toQueryWords(filters.words ?? '')) &&
    isBetween(listing.priceLei > 0 ? listing.priceLei : undefined, price.from, price.to) &&
    matchesVehicle(listing, filters) &&
    matchesService(listing, filters) &&
    isSortable(listing, filters)
  );
}

/** The asked locality, with its neighbours when asked; undefined for anywhere. */
export function localityIds(filters: ListingFilters, context: FilterContext): string[] | undefined {
  if (filters.localityId === undefined) return undefined;
  return [
    filters.localityId,
    ...(filters.withNeighbours ? context.neighbourIds(filters.localityId) : []),
  ];
}

function matchesVehicle(listing: ListingFields, filters: ListingFilters): boolean {
  const vehicle: Facts = listing.kind === 'vehicle' ? listing.vehicle : {};
  return (
    is(vehicle.make, filters.make) &&
    is(vehicle.model, filters.model) &&
    is(vehicle.gearbox, filters.gearbox) &&
    is(vehicle.condition, filters.condition) &&
    isOneOf(vehicle.fuel, filters.fuels) &&
    isOneOf(vehicle.body, filters.bodies) &&
    isOneOf(vehicle.emissionNorm, filters.emissionNorms) &&
    isBetween(vehicle.year, filters.yearFrom, filters.yearTo) &&
    isBetween(vehicle.mileageKm, filters.mileageFromKm, filters.mileageToKm) &&
    isBetween(vehicle.powerHp, filters.powerFromHp, filters.powerToHp) &&
    isBetween(vehicle.engineCm3, filters.engineFromCm3, filters.engineToCm3)
  );
}

function matchesService(listing: ListingFields, filters: ListingFilters): boolean {
  if (filters.programme === undefined && filters.coversLocalityId === undefined) return true;
  if (listing.kind !== 'service' || !is(listing.service.programme, filters.programme)) return false;
  if (filters.coversLocalityId === undefined) return true;
  return (
    listing.searchTokens.includes(COVERS_ALL) ||
    listing.searchTokens.includes(toCoverageToken(filters.coversLocalityId))
  );
}

/** An order by a fact leaves out what does not have it, as the database does. */
function isSortable(listing: ListingFields, { sort }: ListingFilters): boolean {
  if (sort === 'priceUp' || sort === 'priceDown') return listing.priceLei > 0;
  if (sort === 'mileageUp')
    return listing.kind === 'vehicle' && (listing.vehicle as Facts).mileageKm !== undefined;
  if (sort === 'yearDown')
    return listing.kind === 'vehicle' && (listing.vehicle as Facts).year !== undefined;
  return true;
}

type Facts = Partial<
  Record<'make' | 'model' | 'gearbox' | 'condition' | 'fuel' | 'body' | 'emissionNorm', string>
> &
  Partial<Record<'year' | 'mileageKm' | 'powerHp' | 'engineCm3', number>>;

const is = (value: string | undefined, asked: string | undefined) =>
  asked === undefined || value === asked;
const isOneOf = (value: string | undefined, asked: readonly string[] | undefined) =>
  asked === undefined || (value !== undefined && asked.includes(value));
const isBetween = (value: number | undefined, from = -Infinity, to = Infinity) =>
  (from === -Infinity && to === Infinity) || (value !== undefined && value >= from && value <= to);
