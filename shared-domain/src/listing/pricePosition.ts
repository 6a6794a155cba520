import * as z from 'zod/mini';
import { COMPARABLES_MIN } from '../site/limits';
import type { ListingFilters } from '../search/listingFilters';
import type { Condition, Fuel } from './vehicleFields';

/** Where a price stands among comparable ones. */
export const pricePositions = ['below', 'fair', 'above'] as const;

export const pricePositionSchema = z.object({
  position: z.enum(pricePositions),
  /** How many comparable listings it was held against, itself left out. */
  count: z.int(),
  medianLei: z.int(),
  /** The usual prices, in whole lei: what is within them is `fair`. */
  fromLei: z.int(),
  toLei: z.int(),
});
export type PricePosition = z.infer<typeof pricePositionSchema>;

/** The usual prices reach at least this share of the median to both sides, so that near prices are not told apart. */
const AROUND_SHARE = 0.05;

/**
 * Where a price stands among comparable ones, all in whole lei. Usual is the middle half of them: as wide as they differ. Null below
 * COMPARABLES_MIN of them: nothing honest can be said.
 */
export function toPricePosition(
  priceLei: number,
  comparableLei: readonly number[],
): PricePosition | null {
  const prices = comparableLei.filter((price) => price > 0).toSorted((a, b) => a - b);
  if (priceLei <= 0 || prices.length < COMPARABLES_MIN) return null;
  const median = quantile(prices, 0.5);
  const fromLei = Math.round(Math.min(quantile(prices, 0.25), median * (1 - AROUND_SHARE)));
  const toLei = Math.round(Math.max(quantile(prices, 0.75), median * (1 + AROUND_SHARE)));
  return {
    position: positionOf(priceLei, fromLei, toLei),
    count: prices.length,
    medianLei: Math.round(median),
    fromLei,
    toLei,
  };
}

function positionOf(priceLei: number, fromLei: number, toLei: number): PricePosition['position'] {
  if (priceLei < fromLei) return 'below';
  return priceLei > toLei ? 'above' : 'fair';
}

/** The value below which a share of sorted numbers lies, between two of them where it falls there. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
  return below + (above - below) * (at - Math.floor(at));
}

/** How far apart compared vehicles are. */
export const COMPARED_YEARS = 2;
export const COMPARED_KM = 50_000;

type ComparedVehicle = {
  shape: string;
  make?: string;
  model?: string;
  year?: number;
  fuel?: Fuel;
  mileageKm?: number;
  condition?: Condition;
};

/**
 * The filters that find what a vehicle is compared with: same make, model, fuel and condition, at most COMPARED_YEARS and COMPARED_KM
 * apart. Years and not generations: those overlap, and many models have none in any table. Null where one of these is not said, and
 * for damaged vehicles: every damage has its price.
 */
export function toComparableFilters(vehicle: ComparedVehicle): ListingFilters | null {
  const { make, model, year, fuel, mileageKm, condition } = vehicle;
  if (make === undefined || model === undefined || model === 'alt-model') return null;
  if (year === undefined || fuel === undefined || mileageKm === undefined) return null;
  if (condition === undefined || condition === 'damaged') return null;
  return {
    kind: 'vehicle',
    make,
    model,
    yearFrom: year - COMPARED_YEARS,
    yearTo: year + COMPARED_YEARS,
    mileageFromKm: Math.max(0, mileageKm - COMPARED_KM),
    mileageToKm: mileageKm + COMPARED_KM,
    fuels: [fuel],
    condition,
  };
}
