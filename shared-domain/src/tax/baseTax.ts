import { formatNumber } from '../formats/formatNumber';
import { plural } from '../formats/plural';
import { emissionNorms } from '../listing/vehicleFields';
import { ENGINE_MAX_CM3, MASS_MAX_KG } from '../site/limits';
import type { RateColumn, RateRow, TaxRates } from './taxRates';
import type { TaxInput, TaxStep, TaxedKind } from './taxTypes';

/** Exact amounts are whole numbers of 1e-10 lei: tenths of a leu through three percentages with one decimal. */
const UNIT = 1e10;
const TENTH = UNIT / 10;
export const toLei = (exact: number) => exact / UNIT;
/** Percents with one decimal as whole thousandths. */
export const promille = (percent: number) => Math.round(percent * 10);
export const byPromille = (exact: number, part: number) => (exact / 1000) * part;

/** Rounded to the leu; exactly 50 bani go down, as town halls are said to do: the unrounded amount is always given too. */
export function roundToLeu(exact: number): number {
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
export function townHallReason(input: TaxInput, rates: TaxRates): string | null {
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

/** Amount before surcharge and reductions, and the step that explains it. */
type Started = { exact: number; step: TaxStep };

/**
 * Tax by the law's table: every started group of 200 cm³ pays the rate of the band. Source: Codul fiscal art. 470 (2), (7).
 * @throws RangeError when the engine or the trailer's mass is outside what the law admits
 */
export function baseTax(input: TaxInput, rates: TaxRates): Started {
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
