import * as z from 'zod/mini';
import { wholeField } from '../site/fields';
import { MILEAGE_MAX_KM, PRICE_LEI_MAX } from '../site/limits';

/** What one listing said of a vehicle. */
export const vehiclePointSchema = z.strictObject({
  /** When it was published, in milliseconds. */
  atMs: z.number(),
  mileageKm: z.optional(wholeField(0, MILEAGE_MAX_KM)),
  priceLei: wholeField(0, PRICE_LEI_MAX),
  /** The listing that was asked about. */
  isThis: z.boolean(),
});
export type VehiclePoint = z.infer<typeof vehiclePointSchema>;
