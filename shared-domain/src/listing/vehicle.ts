import * as z from 'zod/mini';
import { toShapeSchema } from './catalogueSchema';
import { vehicleCatalogue } from './vehicleCatalogue';

const carSchema = z.strictObject({
  shape: z.literal('car'),
  ...toShapeSchema(vehicleCatalogue, 'car'),
});

/** Vans, lorries, motorcycles, trailers, tractors, boats: what a car has, where it makes sense. */
const otherVehicleSchema = z.strictObject({
  shape: z.literal('other'),
  ...toShapeSchema(vehicleCatalogue, 'other'),
});

/** Parts, tyres, dismantling: condition, and the make and model they fit where that is known. */
const partSchema = z.strictObject({
  shape: z.literal('part'),
  ...toShapeSchema(vehicleCatalogue, 'part'),
});

/** The facts of a vehicle listing, by shape. */
export const vehicleSchema = z.discriminatedUnion('shape', [
  carSchema,
  otherVehicleSchema,
  partSchema,
]);
export type Vehicle = z.infer<typeof vehicleSchema>;
export type Car = z.infer<typeof carSchema>;
