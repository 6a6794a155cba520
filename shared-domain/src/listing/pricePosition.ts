import type { Fuel } from './vehicleFields';
import { COMPARABLES_MIN } from '../site/limits';
import type { ListingFilters } from '../search/listingFilters';

export type PricePosition = {
  /** How many comparable listings it was held against, itself left out. */
  count: number;
  medianLei: number;
  cheaperThanCount: number;
  position: 'below' | 'around' | 'above';
};

/** Within this share of the median a price counts as around it. */
const AROUND_SHARE = 0.07;

/** Where a price stands among comparable ones, all in whole lei; null below five of them: nothing honest can be said. */
export function toPricePosition(
  priceLei: number,
  comparableLei: readonly number[],
): PricePosition | null {
  const prices = comparableLei.filter((price) => price > 0).toSorted((a, b) => a - b);
  if (priceLei <= 0 || prices.length < COMPARABLES_MIN) return null;
  const middle = Math.floor(prices.length / 2);
  const medianLei =
    prices.length % 2 === 1
      ? prices[middle]!
      : Math.round((prices[middle - 1]! + prices[middle]!) / 2);
  return {
    count: prices.length,
    medianLei,
    cheaperThanCount: prices.filter((price) => price > priceLei).length,
    position: positionOf(priceLei, medianLei),
  };
}

function positionOf(priceLei: number, medianLei: number): PricePosition['position'] {
  if (priceLei < medianLei * (1 - AROUND_SHARE)) return 'below';
  return priceLei > medianLei * (1 + AROUND_SHARE) ? 'above' : 'around';
}

type ComparedCar = { shape: string; make?: string; model?: string; year?: number; fuel?: Fuel };

/**
 * The filters that find what a vehicle is compared with: same make, model and fuel, at most two years apart; null
 * where that means nothing.
 */
export function toComparableFilters(vehicle: ComparedCar): ListingFilters | null {
  const { make, model, year, fuel } = vehicle;
  if (make === undefined || model === undefined || model === 'alt-model' || year === undefined)
    return null;
  return {
    kind: 'vehicle',
    make,
    model,
    yearFrom: year - 2,
    yearTo: year + 2,
    ...(fuel !== undefined && { fuels: [fuel] }),
  };
}
