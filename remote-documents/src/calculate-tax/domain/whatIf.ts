import type { EmissionNorm } from '@anunturi/shared-domain/listing/vehicleFields';
import type { TaxRates } from '@anunturi/shared-domain/tax/taxRates';
import type { TaxInput } from '@anunturi/shared-domain/tax/taxTypes';
import { vehicleTax } from '@anunturi/shared-domain/tax/vehicleTax';

/** One norm of each rate column of the law. */
export const comparedNorms = ['euro3', 'euro4', 'euro5', 'euro6'] as const satisfies EmissionNorm[];
/** Common engines, one on each side of every bound of the law. */
const ENGINES = [1000, 1400, 1600, 1800, 2000, 2500, 3000];

export type WhatIfRow = {
  engineCm3: number;
  isPresent: boolean;
  /** In the order of `comparedNorms`. */
  taxes: { norm: EmissionNorm; lei: number; isPresent: boolean }[];
};

/** The compared norm that pays as this one does. */
const columnOf = (norm: EmissionNorm | undefined) =>
  comparedNorms.find((each) => each === norm) ?? 'euro3';

/** What a car's tax would be with other engines and norms, by the same local rates; null for what has none of these. */
export function whatIf(input: TaxInput, rates: TaxRates): WhatIfRow[] | null {
  const { kind, powertrain, engineCm3: own } = input;
  if (kind !== 'car' || powertrain === 'electric' || !own) return null;
  const engines = [...new Set([...ENGINES, own])].sort((a, b) => a - b);
  return engines.map((engineCm3) => ({
    engineCm3,
    isPresent: engineCm3 === own,
    taxes: comparedNorms.flatMap((norm) => {
      const { co2: _, hybridReductionPercent: __, ...plain } = input;
      const other = vehicleTax({ ...plain, powertrain: 'combustion', engineCm3, norm }, rates);
      const isPresent =
        powertrain === 'combustion' && engineCm3 === own && norm === columnOf(input.norm);
      return other.kind === 'amount' ? [{ norm, lei: other.taxLei, isPresent }] : [];
    }),
  }));
}
