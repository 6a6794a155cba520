import { isIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { CO2_MAX_G_PER_KM, ENGINE_MAX_CM3, MASS_MAX_KG } from '@anunturi/shared-domain/site/limits';
import { parseDecimal } from '@anunturi/shared-domain/formats/parseDecimal';
import type { TaxRates } from '@anunturi/shared-domain/tax/taxRates';
import type { TaxInput } from '@anunturi/shared-domain/tax/taxTypes';
import {
  disabilityChoices,
  kindChoices,
  normChoices,
  powertrainChoices,
  type CalculatorValues,
} from './calculatorValues';

export type FieldName = keyof CalculatorValues;

/** Which questions make sense for the chosen vehicle. */
export function fieldsFor({
  tip,
  propulsie,
}: Pick<CalculatorValues, 'tip' | 'propulsie'>): ReadonlySet<FieldName> {
  const kind = kindChoices[tip]!.kind;
  if (kind === 'tractor' || kind === 'over12t') return new Set<FieldName>(['tip']);
  const always: FieldName[] = ['tip', 'localitate', 'cota', 'bonus', 'plata'];
  if (kind === 'trailer') return new Set<FieldName>([...always, 'masa']);
  const fields = new Set<FieldName>([...always, 'propulsie']);
  if (kind === 'car' || kind === 'motorcycle') fields.add('handicap');
  if (propulsie === 'electric') return fields;
  fields.add('cm3');
  if (propulsie === 'hibrid') return fields.add('co2').add('reducere');
  return fields.add('norma');
}

export type ReadInput = {
  /** Null while something is missing or wrong. */
  input: TaxInput | null;
  problems: Partial<Record<FieldName, string>>;
  /** What is still to be filled in, as the form names it. */
  missing: string[];
};

/** What the form does not ask: the year, the day on which it is asked, the chosen place with its own surcharge. */
export type TaxContext = {
  year?: number;
  today?: string | undefined;
  locality?: { name: string; percent: number } | undefined;
};

/** The typed values as an input of the formula, with a message for each one that cannot be read. */
export function readTaxInput(
  values: CalculatorValues,
  rates: TaxRates,
  { year, today, locality }: TaxContext = {},
): ReadInput {
  const fields = fieldsFor(values);
  const problems: ReadInput['problems'] = {};
  const missing: string[] = [];

  function number(
    name: FieldName,
    {
      min,
      max,
      whole,
      unit,
      needed,
    }: { min: number; max: number; whole?: boolean; unit: string; needed?: string },
  ): number | undefined {
    if (!fields.has(name)) return undefined;
    if (values[name].trim() === '') {
      if (needed) missing.push(needed);
      return undefined;
    }
    const value = parseDecimal(values[name]);
    if (value === null) problems[name] = `Scrieți un număr, de exemplu ${whole ? '1968' : '16,5'}.`;
    else if (whole && !Number.isInteger(value))
      problems[name] = 'Scrieți un număr întreg, fără zecimale.';
    else if (!whole && Math.abs(value * 10 - Math.round(value * 10)) > 1e-9)
      problems[name] = 'Cel mult o zecimală.';
    else if (value < min || value > max)
      problems[name] =
        `Valoarea trebuie să fie între ${formatNumber(min)} și ${formatNumber(max)} ${unit}.`;
    else return value;
    return undefined;
  }

  const engineCm3 = number('cm3', {
    min: 1,
    max: ENGINE_MAX_CM3,
    whole: true,
    unit: 'cm³',
    needed: 'capacitatea cilindrică',
  });
  const trailerKg = number('masa', {
    min: 1,
    max: MASS_MAX_KG,
    whole: true,
    unit: 'kg',
    needed: 'masa maximă',
  });
  const co2 = number('co2', { min: 0, max: CO2_MAX_G_PER_KM, unit: 'g/km' });
  const surchargePercent =
    locality && fields.has('cota')
      ? Math.min(locality.percent, rates.surchargeMaxPercent)
      : number('cota', { min: 0, max: rates.surchargeMaxPercent, unit: '%' });
  const hybridReductionPercent = number('reducere', {
    min: 0,
    max: rates.hybridReductionMaxPercent,
    unit: '%',
  });
  const earlyPercent = number('bonus', { min: 0, max: rates.earlyPayment.maxPercent, unit: '%' });
  if (fields.has('norma') && !values.norma) missing.push('norma de poluare');
  if (fields.has('plata') && values.plata && !isPaymentDay(values.plata, rates))
    problems.plata = `Alegeți o zi între 01.01.${rates.year} și 31.12.${rates.year + 1}.`;
  if (missing.length > 0 || Object.keys(problems).length > 0)
    return { input: null, problems, missing };

  const { kind } = kindChoices[values.tip]!;
  const norm = fields.has('norma') ? normChoices[values.norma]!.norm : undefined;
  const surchargeOf = fields.has('cota') ? locality?.name : undefined;
  const entries = Object.entries({
    engineCm3,
    norm,
    co2,
    trailerKg,
    surchargePercent,
    surchargeOf,
    hybridReductionPercent,
    earlyPercent,
    paidOn: values.plata || undefined,
    year,
    today,
  });
  const given = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  const powertrain = fields.has('propulsie')
    ? powertrainChoices[values.propulsie]!.powertrain
    : 'combustion';
  const disability = fields.has('handicap')
    ? disabilityChoices[values.handicap]!.disability
    : 'none';
  return { input: { kind, powertrain, disability, ...given }, problems, missing };
}

const isPaymentDay = (day: string, rates: TaxRates) =>
  isIsoDay(day) && day >= `${rates.year}-01-01` && day <= `${rates.year + 1}-12-31`;
