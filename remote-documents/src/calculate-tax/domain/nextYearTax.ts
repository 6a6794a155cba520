import { taxRatesFor } from '@anunturi/shared-domain/tax/taxRates';
import { vehicleTax } from '@anunturi/shared-domain/tax/vehicleTax';
import { type TaxInput, type TaxResult } from '@anunturi/shared-domain/tax/taxTypes';

export type TaxAmount = Extract<TaxResult, { kind: 'amount' }>;

/**
 * What the early payment will save next year, once it is too late for it this year; null while it is not, or when a
 * day of payment is given.
 */
export function nextYearTax(input: TaxInput, { year, early }: TaxAmount): TaxAmount | null {
  if (early.stillPossible || early.percent === 0 || input.paidOn) return null;
  const rates = taxRatesFor(year + 1);
  const next = vehicleTax(
    {
      ...input,
      year: year + 1,
      earlyPercent: Math.min(early.percent, rates.earlyPayment.maxPercent),
      surchargePercent: Math.min(input.surchargePercent ?? 0, rates.surchargeMaxPercent),
    },
    rates,
  );
  return next.kind === 'amount' && next.early.stillPossible ? next : null;
}
