import { isIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { taxRates } from '@anunturi/shared-domain/tax/taxRates';
import type { CalculatorValues } from './calculatorValues';

/** The year the tax is asked for: the chosen one, else that of the payment, else the present one, else the newest whose rates are known. */
export function taxYear(
  { an, plata }: Pick<CalculatorValues, 'an' | 'plata'>,
  today: string | undefined,
): number {
  const newest = taxRates[0]!.year;
  if (taxRates.some(({ year }) => String(year) === an)) return Number(an);
  if (isIsoDay(plata)) return Math.min(Number(plata.slice(0, 4)), newest + 1);
  return today ? Number(today.slice(0, 4)) : newest;
}
