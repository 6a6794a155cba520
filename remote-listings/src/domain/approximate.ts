import { type Currency, formatMoney } from '@anunturi/shared-domain/formats/formatMoney';
import type { Price } from '@anunturi/shared-domain/listing/price';

type Priced = { price: Pick<Price, 'amountMinor' | 'currency'>; priceLei: number };

const DIGITS = 3;

/** A converted amount is no offer: three digits say it, `49.587` as `aprox. 49.600 lei`. */
export function formatApproximate(amount: number, currency: Currency): string {
  return `aprox. ${formatMoney(Number(Math.round(amount).toPrecision(DIGITS)), currency)}`;
}

/** An amount in lei in the currency in which a listing is priced, at the listing's own rate. */
export function formatLikeListing(lei: number, { price, priceLei }: Priced): string {
  if (price.currency === 'RON' || priceLei <= 0) return formatMoney(lei, 'RON');
  return formatApproximate((lei * price.amountMinor) / 100 / priceLei, price.currency);
}
