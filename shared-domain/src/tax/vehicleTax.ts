// One formula told step by step: splitting it further would hide the order the law gives the steps.
import { formatNumber } from '../formats/formatNumber';
import { ENGINE_MAX_CM3, MASS_MAX_KG } from '../site/limits';
import { plural } from '../formats/plural';
import { type EarlyPayment, type Instalment, earlyPayment, instalmentsOf } from './taxPayment';
import { comparedRates, type RateColumn, type RateRow, type TaxRates } from './taxRates';
import { type EmissionNorm, emissionNorms } from '../listing/vehicleFields';

export const taxedKinds = [
  'car',
  'motorcycle',
  'bus',
  'otherUpTo12t',
  'trailer',
  'tractor',
  'over12t',
] as const;
export type TaxedKind = (typeof taxedKinds)[number];
export const powertrains = ['combustion', 'hybrid', 'electric'] as const;
export type Powertrain = (typeof powertrains)[number];
export const disabilities = ['none', 'accentuated', 'severe'] as const;
export type Disability = (typeof disabilities)[number];

export type TaxInput = {
  kind: TaxedKind;
  powertrain: Powertrain;
  /** Needed unless electric, a trailer or a kind that the town hall sets. */
  engineCm3?: number;
  norm?: EmissionNorm;
  /** Of a hybrid; unknown counts as above the limit. */
  co2?: number;
  trailerKg?: number;
  /** Percents; at most one decimal. */
  surchargePercent?: number;
  /** Place whose council set the surcharge, to be named in its step. */
  surchargeOf?: string;
  hybridReductionPercent?: number;
  earlyPercent?: number;
  disability?: Disability;
  /** Year the tax is for; without it that of the payment day, else that of the rates. */
  year?: number;
  /** Day of payment `2027-03-15`. */
  paidOn?: string;
  /** Day on which it is asked: without a day of payment, the early payment is offered while that day admits it. */
  today?: string;
};

/** One step of the formula: what, how it was reckoned, the amount after it (lei) and the law. */
export type TaxStep = { what: string; how: string; afterLei: number; law: string };

export type TaxResult =
  | { kind: 'townHall'; why: string }
  | {
      kind: 'amount';
      /** Year the tax is for. */
      year: number;
      ratesYear: number;
      /** Before rounding, exact to a tenth of a ban and beyond. */
      unroundedLei: number;
      taxLei: number;
      early: EarlyPayment;
      instalments: Instalment[];
      steps: TaxStep[];
      /** Same vehicle by the compared year's rates, without local reductions; null when that year's rate is not known. */
      before: { year: number; taxLei: number } | null;
    };

/** Exact amounts are whole numbers of 1e-10 lei: tenths of a leu through three percentages with one decimal. */
const UNIT = 1e10;
const TENTH = UNIT / 10;
const toLei = (exact: number) => exact / UNIT;
const promille = (percent: number) => Math.round(percent * 10);
const byPromille = (exact: number, part: number) => (exact / 1000) * part;

/** Rounded to the leu; exactly 50 bani go down, as town halls are said to do: the unrounded amount is always given too. */
function roundToLeu(exact: number): number {
  const lei = Math.floor(exact / UNIT);
  return exact - lei * UNIT > UNIT / 2 ? lei + 1 : lei;
}

function rowOf(kind: TaxedKind, cm3: number): RateRow {
  if (kind === 'bus') return 'bus';
  if (kind === 'otherUpTo12t') return 'otherUpTo12t';
  if (cm3 <= 1600) return 'upTo1600';
  if (kind === 'motorcycle') return 'motorcycleOver1600';
  if (cm3 <= 2000) return 'car1601to2000';
  if (cm3 <= 2600) return 'car2001to2600';
  return cm3 <= 3000 ? 'car2601to3000' : 'carOver3000';
}

function columnOf(input: TaxInput): RateColumn {
  if (input.powertrain === 'hybrid') return 'hybrid';
  const norm = input.norm ?? 'nonEuro';
  return norm === 'euro4' || norm === 'euro5' || norm === 'euro6' ? norm : 'upToEuro3';
}

/** What the town hall alone can say, or null when the law's table covers the vehicle. */
function townHallReason(input: TaxInput, rates: TaxRates): string | null {
  if (input.kind === 'over12t')
    return 'Pentru vehiculele de transport de marfă de 12 tone sau mai mult, impozitul îl stabilește primăria.';
  if (input.kind === 'tractor')
    return 'Pentru tractoarele înmatriculate, impozitul îl stabilește primăria.';
  if (input.kind === 'trailer' && !rates.trailers)
    return 'Pentru remorci, impozitul îl stabilește primăria.';
  return null;
}

function positive(value: number | undefined, max: number, name: string): number {
  if (value === undefined || !Number.isFinite(value) || value <= 0 || value > max)
    throw new RangeError(`${name} must be above 0 and at most ${max}`);
  return value;
}

type Started = { exact: number; step: TaxStep };

function baseTax(input: TaxInput, rates: TaxRates): Started {
  if (input.kind === 'trailer') {
    const kg = positive(input.trailerKg, MASS_MAX_KG, 'trailerKg');
    const exact = rates.trailers!.find((line) => kg <= line.upToKg)!.amount * TENTH;
    return {
      exact,
      step: {
        what: 'Suma de bază pentru remorcă',
        how: `masa maximă ${formatNumber(kg)} kg`,
        afterLei: toLei(exact),
        law: 'Codul fiscal art. 470 alin. (7); consiliul local o poate indexa',
      },
    };
  }
  if (input.powertrain === 'electric') {
    const exact = rates.electric * TENTH;
    return {
      exact,
      step: {
        what: 'Suma fixă pentru vehicule electrice',
        how: 'oricare ar fi puterea',
        afterLei: toLei(exact),
        law: 'Codul fiscal art. 470, modificat de Legea 239/2025',
      },
    };
  }
  const cm3 = positive(input.engineCm3, ENGINE_MAX_CM3, 'engineCm3');
  const units = Math.ceil(cm3 / 200);
  const rate = rates.perUnit[rowOf(input.kind, cm3)][columnOf(input)];
  const exact = units * rate * TENTH;
  const rated = input.powertrain === 'hybrid' ? 'hibrid' : emissionNorms[input.norm ?? 'nonEuro'];
  const how = `${rated}, ${formatNumber(cm3)} cm³ : 200 = ${plural(units, 'grupă', 'grupe')} (fracțiunea se socotește întreagă) × ${formatNumber(rate / 10, 1, 1)} lei`;
  return {
    exact,
    step: {
      what: 'Impozitul de bază',
      how,
      afterLei: toLei(exact),
      law: 'Codul fiscal art. 470 alin. (2)',
    },
  };
}

function reduceForDisability(input: TaxInput, rates: TaxRates): number {
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
  const disability = reduceForDisability(input, rates);
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
