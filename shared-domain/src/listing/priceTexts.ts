import { formatNumber } from '../formats/formatNumber';
import type { Price } from './price';

/** A price in the parts that a screen sets apart: `de la` `120` `lei/oră`. */
export type PriceTexts = { prefix?: string; value: string; unit?: string };

const perUnit = {
  fixed: '',
  from: '',
  onRequest: '',
  hour: '/oră',
  day: '/zi',
  m2: '/mp',
} as const;

/** The parts of a price as asked. */
export function toPriceTexts({ amountMinor, currency, unit }: Price): PriceTexts {
  if (unit === 'onRequest') return { value: 'Preț la cerere' };
  const decimals = amountMinor % 100 === 0 ? 0 : 2;
  return {
    ...(unit === 'from' && { prefix: 'de la' }),
    value: formatNumber(amountMinor / 100, decimals, decimals),
    unit: `${currency === 'RON' ? 'lei' : '€'}${perUnit[unit]}`,
  };
}

/** A price on one line: `de la 120 lei`. */
export function formatPrice(price: Price): string {
  const { prefix, value, unit } = toPriceTexts(price);
  return [prefix, value, unit].filter(Boolean).join(' ');
}

/** By how many percent a price fell, whole; 0 when it did not or when less than one. */
export function dropPercent({
  priceLei,
  previousPriceLei,
}: {
  priceLei: number;
  previousPriceLei?: number | undefined;
}): number {
  if (!previousPriceLei || priceLei <= 0 || previousPriceLei <= priceLei) return 0;
  return Math.round(((previousPriceLei - priceLei) / previousPriceLei) * 100);
}
