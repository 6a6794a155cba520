import type { Price } from '@anunturi/shared-domain/listing/price';
import { type PriceUnit, priceUnits } from '@anunturi/shared-domain/listing/serviceFields';
import { formatApproximate } from '#domain/approximate';
import { parseAmount } from '#domain/parseAmount';
import type { SellForm } from '#domain/sell-form/sellForm';

type Typed = Pick<SellForm, 'kind' | 'price' | 'currency' | 'negotiable' | 'priceUnit'>;

/** The price as it will be stored, or null while the amount is not one. A vehicle's unit is always `fixed`. */
export function toTypedPrice({
  kind,
  price,
  currency,
  negotiable,
  priceUnit,
}: Typed): Price | null {
  const unit: PriceUnit =
    kind !== 'vehicle' && priceUnit in priceUnits ? (priceUnit as PriceUnit) : 'fixed';
  if (unit === 'onRequest') return { amountMinor: 0, currency, negotiable: false, unit };
  const parsed = parseAmount(price);
  return 'problem' in parsed
    ? null
    : { amountMinor: parsed.amountMinor, currency, negotiable, unit };
}

/** The same amount in the other currency, rounded: `aprox. 48.400 lei`; null while there is no amount. */
export function toConversionHint(
  typed: Pick<Price, 'amountMinor' | 'currency'> | null,
  eurRateBani: number,
): string | null {
  if (!typed || typed.amountMinor === 0) return null;
  const [amount, currency] =
    typed.currency === 'EUR'
      ? [(typed.amountMinor * eurRateBani) / 10_000, 'RON' as const]
      : [typed.amountMinor / eurRateBani, 'EUR' as const];
  return formatApproximate(amount, currency);
}
