import type { Price } from './price';

/**
 * The asked price in whole lei, rounded down, for sorting and filtering; 0 for a price on request.
 * @param eurRateBani bani for one euro, from the settings (e.g. 509)
 */
export function toPriceLei(
  price: Pick<Price, 'amountMinor' | 'currency'>,
  eurRateBani: number,
): number {
  if (price.currency === 'RON') return Math.floor(price.amountMinor / 100);
  return Math.floor((price.amountMinor * eurRateBani) / 10_000);
}
