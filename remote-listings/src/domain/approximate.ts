import { type Currency, formatMoney } from '@anunturi/shared-domain/formats/formatMoney';
import type { Price } from '@anunturi/shared-domain/listing/price';

export type Priced = { price: Pick<Price, 'amountMinor' | 'currency'>; priceLei: number };

const DIGITS = 3;

/** As many digits as a converted amount is worth: 49.587 is 49.600. */
export const toThreeDigits = (amount: number): number =>
  Number(Math.round(amount).toPrecision(DIGITS));

/** A converted amount is no offer: three digits say it, `49.587` as `aprox. 49.600 lei`. */
export function formatApproximate(amount: number, currency: Currency): string {
  return `aprox. ${formatMoney(toThreeDigits(amount), currency)}`;
}

/** An amount in lei in the currency in which a listing is priced, at the listing's own rate. */
export function likeListing(
  lei: number,
  { price, priceLei }: Priced,
): { amount: number; currency: Currency } {
  if (price.currency === 'RON' || priceLei <= 0) return { amount: lei, currency: 'RON' };
  return { amount: (lei * price.amountMinor) / 100 / priceLei, currency: price.currency };
}

/** The same as a text: exact in lei, about so much in another currency. */
export function formatLikeListing(lei: number, listing: Priced): string {
  const { amount, currency } = likeListing(lei, listing);
  return currency === 'RON' ? formatMoney(lei, 'RON') : formatApproximate(amount, currency);
}
