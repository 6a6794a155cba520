import type { VehiclePoint } from '@anunturi/shared-domain/listing/vehiclePoint';

/** Whether each listing says fewer kilometres than one before it did. */
export function mileageDrops(points: readonly VehiclePoint[]): boolean[] {
  let most = 0;
  return points.map(({ mileageKm }) => {
    if (mileageKm === undefined) return false;
    const isLess = mileageKm < most;
    most = Math.max(most, mileageKm);
    return isLess;
  });
}
