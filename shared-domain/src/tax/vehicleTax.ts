import { formatNumber } from '../formats/formatNumber';
import { baseTax, byPromille, promille, roundToLeu, toLei, townHallReason } from './baseTax';
import { earlyPayment, instalmentsOf } from './taxPayment';
import { type TaxRates, comparedRates } from './taxRates';
import type { TaxInput, TaxResult } from './taxTypes';

/** The percentage that the owner's disability takes off this vehicle; 0 where the law gives none. Source: Codul fiscal art. 469. */
export function disabilityReductionPercent(input: TaxInput, rates: TaxRates): number {
  const { severePercent, accentuatedPercent, belowCm3 } = rates.disability;
  const entitled =
    (input.kind === 'car' || input.kind === 'motorcycle') &&
    (input.powertrain === 'electric' || (input.engineCm3 ?? 0) < belowCm3);
  if (!entitled || !input.disability || input.disability === 'none') return 0;
  return input.disability === 'severe' ? severePercent : accentuatedPercent;
}

/**
 * Yearly tax of a vehicle with every step. Source: Codul fiscal (Legea 227/2015) art. 468-472 and 489 with the acts named by `rates`.
 * @throws RangeError when the engine, the trailer's mass or a percentage is outside what the law admits
 */
export function vehicleTax(input: TaxInput, rates: TaxRates): TaxResult {
  const why = townHallReason(input, rates);
  if (why) return { kind: 'townHall', why };
  const percent = (value: number | undefined, max: number) => {
    const given = value ?? 0;
    if (!(given >= 0 && given <= max)) throw new RangeError(`percent must be between 0 and ${max}`);
    return given;
  };
  const { exact: base, step } = baseTax(input, rates);
  const steps = [step];
  let exact = base;
  const change = (what: string, signed: number, law: string) => {
    exact = byPromille(exact, 1000 + promille(signed));
    steps.push({
      what,
      how: `${signed < 0 ? '−' : '+'}${formatNumber(Math.abs(signed), 1)} %`,
      afterLei: toLei(exact),
      law,
    });
  };
  const lowEmission =
    input.powertrain === 'hybrid' && input.co2 !== undefined && input.co2 <= rates.hybridCo2Limit;
  const hybridReduction = lowEmission
    ? percent(input.hybridReductionPercent, rates.hybridReductionMaxPercent)
    : 0;
  if (hybridReduction > 0)
    change(
      `Reducere pentru hibrid cu cel mult ${rates.hybridCo2Limit} g CO₂/km`,
      -hybridReduction,
      'Codul fiscal art. 470, hotărârea consiliului local',
    );
  const surcharge = percent(input.surchargePercent, rates.surchargeMaxPercent);
  if (surcharge > 0)
    change(
      ['Cota adițională a localității', input.surchargeOf].filter(Boolean).join(' '),
      surcharge,
      'Codul fiscal art. 489, hotărârea consiliului local',
    );
  const disability = disabilityReductionPercent(input, rates);
  if (disability > 0)
    change(
      input.disability === 'severe'
        ? 'Reducere pentru handicap grav'
        : 'Reducere pentru handicap accentuat',
      -disability,
      'Codul fiscal art. 469',
    );
  const taxLei = roundToLeu(exact);
  const year = input.year ?? (input.paidOn ? Number(input.paidOn.slice(0, 4)) : rates.year);
  steps.push({
    what: 'Rotunjire la leu',
    how: `${formatNumber(toLei(exact), 4)} lei`,
    afterLei: taxLei,
    law: 'rotunjire la leu; exact 50 de bani se pierd',
  });
  return {
    kind: 'amount',
    year,
    ratesYear: rates.year,
    unroundedLei: toLei(exact),
    taxLei,
    early: earlyPayment(
      {
        taxLei,
        percent: percent(input.earlyPercent, rates.earlyPayment.maxPercent),
        year,
        day: input.paidOn ?? input.today,
      },
      rates,
    ),
    instalments: instalmentsOf(taxLei, year, rates),
    steps,
    before: rates.year > comparedRates.year ? taxBefore(input) : null,
  };
}

function taxBefore(input: TaxInput): { year: number; taxLei: number } | null {
  if (townHallReason(input, comparedRates)) return null;
  return { year: comparedRates.year, taxLei: roundToLeu(baseTax(input, comparedRates).exact) };
}
