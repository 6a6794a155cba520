import { taxRatesFor } from '../taxRates';
import { type EmissionNorm, emissionNorms, idsOf } from '../../listing/vehicleFields';
import { vehicleTax } from '../vehicleTax';
import type { TaxInput, TaxResult } from '../taxTypes';

export const rates = taxRatesFor(2026);
export const euroNorms = idsOf(emissionNorms);
export type Amount = Extract<TaxResult, { kind: 'amount' }>;

export const tax = (input: Partial<TaxInput>) =>
  vehicleTax({ kind: 'car', powertrain: 'combustion', ...input }, rates) as Amount;

export const car = (engineCm3: number, norm: EmissionNorm, more: Partial<TaxInput> = {}) =>
  tax({ engineCm3, norm, ...more });
