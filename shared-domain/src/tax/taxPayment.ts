import type { TaxRates } from './taxRates';

/** The bonus for paying the whole year early; `until` is the last day for it, `totalLei` what is then paid. */
export type EarlyPayment = {
  percent: number;
  savingLei: number;
  totalLei: number;
  until: string;
  stillPossible: boolean;
};
/** A part of the tax and the last day to pay it. */
export type Instalment = { day: string; lei: number };

/**
 * The bonus on the rounded tax; nothing is saved when `day` is past the last one. Source: Codul fiscal art. 472.
 * `percent` has at most one decimal.
 */
export function earlyPayment(
  {
    taxLei,
    percent,
    year,
    day,
  }: { taxLei: number; percent: number; year: number; day: string | undefined },
  rates: TaxRates,
): EarlyPayment {
  const until = `${year}-${rates.earlyPayment.untilDay}`;
  const stillPossible = day === undefined || day <= until;
  const savedThousandths = stillPossible ? taxLei * Math.round(percent * 10) : 0;
  return {
    percent,
    savingLei: savedThousandths / 1000,
    totalLei: (taxLei * 1000 - savedThousandths) / 1000,
    until,
    stillPossible,
  };
}

/** The parts of the tax, the odd leu in the first; a small tax is due at once. Source: Codul fiscal art. 472. */
export function instalmentsOf(taxLei: number, year: number, rates: TaxRates): Instalment[] {
  const [first, second] = rates.instalmentDays.map((day) => `${year}-${day}`) as [string, string];
  if (taxLei <= rates.singlePaymentUpToLei) return [{ day: first, lei: taxLei }];
  const half = Math.ceil(taxLei / 2);
  return [
    { day: first, lei: half },
    { day: second, lei: taxLei - half },
  ];
}
