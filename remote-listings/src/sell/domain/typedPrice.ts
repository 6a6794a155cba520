import { PRICE_MAX_MINOR, PRICE_MIN_MINOR } from '@anunturi/shared-domain/site/limits';
import { parseMoney } from '@anunturi/shared-domain/formats/parseMoney';
import type { Price } from '@anunturi/shared-domain/listing/price';
import { type PriceUnit, priceUnits } from '@anunturi/shared-domain/listing/serviceFields';
import { formatApproximate } from '#domain/approximate';
import type { SellForm } from '#domain/sell-form/sellForm';

type Typed = Pick<SellForm, 'kind' | 'price' | 'currency' | 'negotiable' | 'priceUnit'>;

/** A typed amount in minor units, or why it is not a price. */
export function parseAmount(text: string): { amountMinor: number } | { problem: string } {
  if (text.trim() === '') return { problem: 'Scrieți prețul.' };
  const amountMinor = parseMoney(text);
  if (amountMinor === null)
    return { problem: 'Scrieți prețul cu cifre, de exemplu 12.500 sau 1.234,56.' };
  if (amountMinor < PRICE_MIN_MINOR || amountMinor > PRICE_MAX_MINOR)
    return { problem: 'Prețul este între 1 și 10.000.000.' };
  return { amountMinor };
}

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
