import { formatMoney } from '@anunturi/shared-domain/formats/formatMoney';
import type { Price } from '@anunturi/shared-domain/listing/price';
import { priceUnits } from '@anunturi/shared-domain/listing/serviceFields';

/** A price in one line: "6.900 €, negociabil". */
export function priceText({ amountMinor, currency, negotiable, unit }: Price): string {
  if (unit === 'onRequest') return priceUnits.onRequest;
  const amount = formatMoney(amountMinor / 100, currency);
  return `${unit === 'fixed' ? amount : `${amount} (${priceUnits[unit]})`}${negotiable ? ', negociabil' : ''}`;
}
