import type { Instalment } from '@anunturi/shared-domain/tax/taxPayment';
import { taxRatesFor } from '@anunturi/shared-domain/tax/taxRates';
import { vehicleTax } from '@anunturi/shared-domain/tax/vehicleTax';
import type { TaxInput, TaxResult } from '@anunturi/shared-domain/tax/taxTypes';

export type TaxAmount = Extract<TaxResult, { kind: 'amount' }>;
/** What a vehicle still has to pay: the terms that have not passed, and the tax they belong to. */
export type StillToPay = {
  lei: number;
  instalments: Instalment[];
  tax: TaxAmount;
  isNextYear: boolean;
};

const asksAboutToday = (
  { paidOn }: TaxInput,
  { year }: TaxAmount,
  today: string | undefined,
): today is string => Boolean(today) && !paidOn && year === Number(today!.slice(0, 4));

/** The tax for the year after, by the newest rates known for it. */
function taxOfNextYear(input: TaxInput, { year, early }: TaxAmount): TaxAmount | null {
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
  return next.kind === 'amount' ? next : null;
}

/**
 * The tax whose bonus is the next that can be had, once it is too late for this year's. Null while it is not, when a day
 * of payment or another year is asked for, and where there is no bonus.
 */
export function nextBonus(
  input: TaxInput,
  result: TaxAmount,
  today: string | undefined,
): TaxAmount | null {
  if (!asksAboutToday(input, result, today) || result.early.stillPossible) return null;
  const next = taxOfNextYear(input, result);
  return next && next.early.savingLei > 0 ? next : null;
}

/**
 * What is still to be paid on the day of asking: this year's terms that have not passed, else the whole next year.
 * Null when a day of payment or another year is asked for.
 */
export function stillToPay(
  input: TaxInput,
  result: TaxAmount,
  today: string | undefined,
): StillToPay | null {
  if (!asksAboutToday(input, result, today)) return null;
  const ahead = result.instalments.filter(({ day }) => day >= today);
  if (ahead.length > 0) return toPay(result, ahead, false);
  const next = taxOfNextYear(input, result);
  return next && toPay(next, next.instalments, true);
}

const toPay = (tax: TaxAmount, instalments: Instalment[], isNextYear: boolean): StillToPay => ({
  lei: instalments.reduce((sum, { lei }) => sum + lei, 0),
  instalments,
  tax,
  isNextYear,
});
