import type { EmissionNorm } from '../listing/vehicleFields';
import type { EarlyPayment, Instalment } from './taxPayment';

const taxedKinds = [
  'car',
  'motorcycle',
  'bus',
  'otherUpTo12t',
  'trailer',
  'tractor',
  'over12t',
] as const;
export type TaxedKind = (typeof taxedKinds)[number];
const powertrains = ['combustion', 'hybrid', 'electric'] as const;
export type Powertrain = (typeof powertrains)[number];
const disabilities = ['none', 'accentuated', 'severe'] as const;
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
