import type { Vehicle } from '../listing/vehicle';
import type { Fuel } from '../listing/vehicleFields';
import type { Powertrain, TaxInput, TaxedKind } from './taxTypes';

const HEAVY_KG = 12_000;

function kindOf(
  vehicle: Exclude<Vehicle, { shape: 'part' }>,
  categoryId: string,
): TaxedKind | null {
  if (vehicle.shape === 'car') return 'car';
  if (categoryId === 'moto-atv-scutere') return 'motorcycle';
  if (categoryId === 'remorci-si-rulote') return 'trailer';
  if (categoryId === 'agricole-si-utilaje') return 'tractor';
  const { maxMassKg: mass } = vehicle;
  // A van that does not say how heavy it is is none of the heavy ones; a lorry may be either.
  if (categoryId === 'autoutilitare' || (categoryId === 'camioane' && mass))
    return (mass ?? 0) < HEAVY_KG ? 'otherUpTo12t' : 'over12t';
  return null;
}

function powertrainOf(fuel: Fuel | undefined): Powertrain {
  if (fuel === 'electric') return 'electric';
  return fuel === 'hybrid' || fuel === 'mildHybrid' || fuel === 'pluginHybrid'
    ? 'hybrid'
    : 'combustion';
}

/** What the tax on a listed vehicle is reckoned from, or null when the listing does not say enough or nothing is taxed. */
export function toTaxInput(vehicle: Vehicle, categoryId: string): TaxInput | null {
  if (vehicle.shape === 'part' || vehicle.fuel === 'hydrogen') return null;
  const kind = kindOf(vehicle, categoryId);
  if (!kind) return null;
  const powertrain = powertrainOf(vehicle.fuel);
  const trailerKg = vehicle.shape === 'other' ? vehicle.maxMassKg : undefined;
  if (kind === 'trailer') return trailerKg ? { kind, powertrain: 'combustion', trailerKg } : null;
  if (
    kind !== 'tractor' &&
    kind !== 'over12t' &&
    powertrain !== 'electric' &&
    (!vehicle.engineCm3 || (powertrain === 'combustion' && !vehicle.emissionNorm))
  )
    return null;
  return {
    kind,
    powertrain,
    ...(vehicle.engineCm3 ? { engineCm3: vehicle.engineCm3 } : {}),
    ...(vehicle.emissionNorm ? { norm: vehicle.emissionNorm } : {}),
    ...(vehicle.co2GPerKm === undefined ? {} : { co2: vehicle.co2GPerKm }),
  };
}
