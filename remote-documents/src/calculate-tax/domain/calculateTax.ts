import { taxRatesFor } from '@anunturi/shared-domain/tax/taxRates';
import { vehicleTax } from '@anunturi/shared-domain/tax/vehicleTax';
import type { CalculatorValues } from './calculatorValues';
import type { LocalTaxes } from './localTaxes';
import { readTaxInput } from './readTaxInput';
import { stillToPay } from './stillToPay';
import { taxYear } from './taxYear';

type Known = { today: string | undefined; localTaxes: LocalTaxes };

/** The form's values as a tax, by the rates of its year and of its place, with what is still to be paid. */
export function calculateTax(values: CalculatorValues, { today, localTaxes }: Known) {
  const year = taxYear(values, today);
  const rates = taxRatesFor(year);
  const locality = localTaxes.localities.find(({ id }) => id === values.localitate);
  const read = readTaxInput(values, rates, { year: Math.max(year, rates.year), today, locality });
  const result = read.input && vehicleTax(read.input, rates);
  const due =
    result?.kind === 'amount' && read.input ? stillToPay(read.input, result, today) : null;
  return { rates, locality, read, result, due };
}
